/** What search engines are told of pages, and what pages say where there is no script or nothing to show. */

export const accountSummary = 'Your orders, your profile and your addresses.'
export const buyAgainSummary = 'Everything you have ever ordered, at the prices of now.'
/** Before, in and after the link to the store. */
export const cartNeedsJavaScript = [
  'The cart needs JavaScript. Browse the ',
  'store',
  ' without it, and write to us to order.',
] as const
export const cartSummary = 'What you have put together, its total, and a quotation to show to someone.'
export const checkoutSummary = 'Who the bill goes to, what you order, and the button that orders it.'
export const editPasswordSummary = 'Change the password you log in with.'
export const editProfileSummary = 'Your name, address and how we reach you.'
export const forgotPasswordSummary = 'Ask for a link to set a new password.'
export const logInNeedsJavaScript = 'Logging in needs JavaScript.'
export const logInSummary = 'Log in to your account, or open one to place and follow orders.'
export const myOrdersSummary = 'Every order you have placed, with its status.'
/** Before, in and after the link to the store. */
export const needsJavaScript = ['This page needs JavaScript. You can browse the ', 'store', ' without it.'] as const
export const newPasswordNeedsJavaScript = 'Setting a new password needs JavaScript.'
/** Before, in and after the link to the cart that our own server shows, whatever is in it. */
export const plainCart = [
  'Without JavaScript, ',
  'your cart is on a page of its own',
  '. What you add on the pages of mats goes there.',
] as const
export const noProducts = 'No products found'
/** To the letter as in the old shop. */
export const noProductsHeading = '0 products found !!!'
/** What pictures show by which a device offers to install the shop. */
export const installPictures = { wide: 'All mats, by category', narrow: 'A mat, with its price and its facts' }
export const noProductsSummary = 'No product matches the search.'
export const notArrived = 'This part of the page has not arrived.'
export const nothingHere = 'There is nothing here'
export const orderDetailsSummary = 'What you ordered, at the prices of then.'
export const pageMoved = 'The page has moved or never was. The mats are this way.'
export const pageNotFound = 'Page not found'
export const pageNotFoundSummary = 'There is no page at this address.'
export const resetPasswordSummary = 'Set a new password.'
/** Before, in and after the link to the store; categories follow. */
export const searchNeedsJavaScript = [
  'Searching needs JavaScript. Without it, everything is in the ',
  'store',
  ', by category:',
] as const
export const searchSummary = 'Search our mats by word, size or item code.'
export const somethingWrong = 'Something went wrong'
export const somethingWrongSummary = 'The page could not be shown.'
export const tryShorterWord = 'Try a shorter word, an item code or a size, or start from a category.'
export const wrongOnOurSide = 'Something went wrong on our side. Nothing you did is lost; please try again in a moment.'
/** In and after the link to the contact page. */
export const writeToUs = ['Write to us', ' and we help you.'] as const
