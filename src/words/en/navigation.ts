/** The ways through the shop: header, menus, footer, breadcrumbs, and the names of pages that nothing else names. */

export const aboutUs = 'About Us'
export const account = 'Account'
export const breadcrumbs = 'Breadcrumbs'
export const categories = 'Categories'
export const closeMenu = 'Close menu'
export const footer = 'Footer'
export const homePage = (shop: string) => `${shop}, home page`
export const main = 'Main'
/** Above the names of categories. */
export const matsFor = 'Mats for'
export const menu = 'Menu'
/** Above the tools of buyers. */
export const planAndOrder = 'Plan and order'
export const policies = 'Policies'
export const skipToContent = 'Skip to the content'
export const yourAccount = 'Your account'
