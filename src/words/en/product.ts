/** The page of a product. */

export const description = 'Description'
export const facts = 'Facts'
export const freshSummary = 'A product that has just come into the store.'
/** Before, in and after the link to the store. */
export const freshNeedsJavaScript = [
  'This product is new, and its page needs JavaScript until the next update of the ',
  'store',
  '.',
] as const
export const noSuchProduct = 'No product has this number. Search for it, or start from a category.'
/** On the page of a tile. */
export const edging = 'Where the floor ends'
export const recentlyViewed = 'Recently viewed'
