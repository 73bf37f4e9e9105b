export const contact = 'Contact'
export const copyright = (founded: number, year: number, shop: string) =>
  `© ${founded}–${year} ${shop}. All rights reserved.`
export const moreAboutUs = 'More about the company'
