/** What the shop is called; apart from the rest of `site.ts`, which no script has to carry for a name. */
export const siteName = 'Hoof & Husk'
