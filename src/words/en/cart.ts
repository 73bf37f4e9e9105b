import { formatNumber, plural } from '#counts.ts'

export const addCartLink = 'Add to my cart'
export const askAboutCart = 'Ask us about this cart'
export const cartLink = 'Shared cart'
export const cartLinkCame = 'A cart came with your link'
/** Follows the total of the cart of a link. */
export const cartLinkLacks = (count: number) =>
  plural(count, {
    one: `. ${formatNumber(count)} of its items cannot be bought now and is left out.`,
    other: `. ${formatNumber(count)} of its items cannot be bought now and are left out.`,
  })
/** Before the amount. */
export const cartLinkTotal = "Total at today's prices:"
export const cartLinkUnpriced = 'The store cannot be reached, so the cart of your link cannot be priced right now.'
export const cartWorksOn = (pricesOf: string) =>
  `The store cannot be reached, so these are the prices of ${pricesOf}. Your cart works on.`
export const cartWorksOnUndated =
  'The store cannot be reached, so these are earlier prices: it is not known of which day. Your cart works on.'
export const checkOut = 'Check Out'
export const cleared = 'The cart is empty now'
export const clearCart = 'Clear the cart'
export const copyFromAddressBar = 'The link is in the address bar: copy it from there'
export const damagedLines = (count: number) =>
  plural(count, {
    one: 'One entry of your saved cart could not be read and was left out.',
    other: `${formatNumber(count)} entries of your saved cart could not be read and were left out.`,
  })
/** After a price, where nothing says what it is for. */
export const each = 'each'
export const empty = 'Your cart is empty.'
export const gone = 'Not available now. It is left out of the total.'
export const haveSeenIt = 'I have seen it'
export const items = 'Items'
export const linkCopied = 'A link to this cart has been copied'
export const linkDamaged = 'The link to this cart is damaged. Ask for it again.'
export const linkOfNewerVersion = 'The link to this cart was made by a newer version of the shop than this page.'
export const loadAnew = 'Load the page anew'
export const noRoomForLater = 'Your lists have no room for it: it stays in the cart.'
/** Of products of a link that the cart has no room for. */
export const noRoomForLink = (count: number, most: number, ofEach: number) =>
  plural(count, {
    one: `A cart holds ${formatNumber(most)} products, ${formatNumber(ofEach)} of each: ${formatNumber(count)} of your link was left out.`,
    other: `A cart holds ${formatNumber(most)} products, ${formatNumber(ofEach)} of each: ${formatNumber(count)} of your link were left out.`,
  })
export const noThankYou = 'No, thank you'
/** Of a planned room, what it takes of a line, and in which lengths; these empty where it is sold in pieces. */
export const ofPlan = (room: string, amount: string, strips: string) =>
  strips === '' ? `For ${room}: ${amount}` : `For ${room}: ${amount}, cut to ${strips}`
export const unnamedRoom = 'a room'
export const onRequest = 'Now on request. It is left out of the total.'
export const oneLessOf = (name: string) => `One less of ${name}`
export const oneMoreOf = (name: string) => `One more of ${name}`
export const openWholeCart = 'Open the whole cart'
export const pasteList = 'Paste a list of codes'
export const priceOf = (price: string, unit: string) => `${price} ${unit}`
export const priceChanged = (before: string, now: string) => `Price changed: was ${before}, now ${now}.`
export const pricesChanged = (count: number) =>
  plural(count, {
    one: 'One price has changed since you added the mats. The total shows the new price.',
    other: `${formatNumber(count)} prices have changed since you added the mats. The total shows the new prices.`,
  })
export const quantityOf = (name: string) => `Quantity of ${name}`
export const readingCartLink = 'Reading the cart of your link…'
export const remove = 'Remove'
export const removed = (name: string) => `${name} removed`
export const removeLine = (name: string) => `Remove ${name}`
export const replaceCart = 'Replace my cart'
export const saveForLater = 'Save for later'
export const saveLineForLater = (name: string) => `Save for later: ${name}`
export const savedForLaterToast = (name: string) => `${name} saved for later`
export const shareCart = 'Share this cart'
export const storageForbidden = 'This browser does not let us keep your cart: it lasts until you leave the page.'
export const storageFull = "This browser's storage is full: the latest changes last until you leave the page."
export const takeCartLink = 'Use this cart'
export const yourCart = 'Your cart'
