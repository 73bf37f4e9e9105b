/** The boxes to search with, in the header and on pages. */

export const closeSearch = 'Close search'
/** Of the box in the header. */
export const matSizeOrCode = 'Mat, size or item code'
export const productsOnThisPage = 'Products, on this page'
export const searchProducts = 'Search products'
export const whatAreYouLookingFor = 'What are you looking for?'
export const wordSizeOrCode = 'A word, a size or an item code'
export const youSearchedFor = 'You searched for'
