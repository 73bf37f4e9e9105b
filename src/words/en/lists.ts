/** Lists that somebody keeps by name: their page, and the ways in from products, cart, quick order and orders. */

import { formatNumber, plural } from '#counts.ts'

export const addAllToCart = 'Add all to the cart'
export const added = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} product added to your cart`,
    other: `${formatNumber(count)} products added to your cart`,
  })
export const addLineToCart = (name: string) => `Add to cart: ${name}`
export const allLists = 'All lists'
export const cancel = 'Cancel'
export const copyFromAddressBar = 'The link is in the address bar: copy it from there'
export const csvCode = 'Code'
export const csvTotal = 'Total price'
export const csvUnitPrice = 'Unit price'
export const damaged = (count: number) =>
  plural(count, {
    one: 'One entry of your lists could not be read and was left out.',
    other: `${formatNumber(count)} entries of your lists could not be read and were left out.`,
  })
export const deleteList = 'Delete this list'
export const deleted = (name: string) => `${name} deleted`
export const deletedMeanwhile = (name: string) => `${name} has been deleted in another tab: nothing was saved.`
export const downloadCsv = 'Download CSV'
export const duplicate = 'Duplicate'
export const duplicated = (name: string) => `${name} made`
export const empty =
  'Nothing is on this list yet. Save products to it from their pages, from the cart or from a quick order.'
export const fileHint = 'CSV, text or a workbook: codes and quantities, and notes if you like.'
export const fromFile = 'Bring in a file'
export const gone = 'Not available now.'
export const keepAsList = 'Keep as a list'
export const kept = (name: string) => `Kept as ${name}`
export const leftOfOrder = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} line of the order could not be kept.`,
    other: `${formatNumber(count)} lines of the order could not be kept.`,
  })
export const leftRows = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} row is not on the list: it needs a look first.`,
    other: `${formatNumber(count)} rows are not on the list: they need a look first.`,
  })
export const linkCame = (name: string) => `A list came with your link: ${name}`
export const linkCopied = 'A link to this list has been copied'
export const linkDamaged = 'The link to this list is damaged. Ask for it again.'
export const linkLacks = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} of its products is not available now and is left out.`,
    other: `${formatNumber(count)} of its products are not available now and are left out.`,
  })
export const linkOfNewerVersion = 'The link to this list was made by a newer version of the shop than this page.'
export const linkUnread = 'The store cannot be reached, so the list of your link cannot be read right now.'
export const listsFull = (most: number) => `This browser keeps ${formatNumber(most)} lists at most. Delete one first.`
export const lookInQuickOrder = (count: number) =>
  plural(count, { one: 'Look at it in the quick order', other: 'Look at them in the quick order' })
export const makeAndSave = 'Make it and save'
export const makeListOfOrder = 'Make a list of it'
export const makeNew = 'Make a list'
export const nameOfList = 'Name of the list'
export const nameOfNew = 'Name of a new list'
export const namedSame = (name: string) => `${name} (copy)`
export const newListFromLink = 'Shared list'
export const noLists =
  'You have no lists yet. Keep what you order again and again under a name: a barn, a site, a season.'
export const noRoomInCart = 'The cart has no room for it.'
export const noRoomInList = (count: number, most: number, ofEach: number) =>
  plural(count, {
    one: `A list holds ${formatNumber(most)} products, ${formatNumber(ofEach)} of each: ${formatNumber(count)} was left out.`,
    other: `A list holds ${formatNumber(most)} products, ${formatNumber(ofEach)} of each: ${formatNumber(count)} were left out.`,
  })
export const noThankYou = 'No, thank you'
export const note = 'Note'
export const noteOn = (name: string) => `Note on ${name}`
export const notAdded = (count: number) =>
  plural(count, { one: 'One product was not added:', other: `${formatNumber(count)} products were not added:` })
export const notInCart = (name: string, why: string) => `${name}: ${why}`
export const notThisBrowser = 'This list is not kept in this browser. Lists travel by their links or as files.'
export const ofCart = (date: string) => `Cart of ${date}`
export const ofOrder = (id: string) => `Order ${id}`
export const ofQuickOrder = (date: string) => `Quick order, ${date}`
export const onRequest = 'Price on request.'
export const moveLineToCart = (name: string) => `Move to cart: ${name}`
export const moveToCart = 'Move to cart'
export const pricesOfThen = 'The store cannot be reached, so these are the prices of when the products were saved.'
export const products = (count: number) =>
  plural(count, { one: `${formatNumber(count)} product`, other: `${formatNumber(count)} products` })
export const reading = 'Reading the list of your link…'
export const readingFile = 'Reading the file…'
export const remove = 'Remove'
export const removeLine = (name: string) => `Remove ${name}`
export const renamed = (name: string) => `Called ${name} now`
export const removed = (name: string) => `${name} removed`
export const rename = 'Rename'
export const rowsRead = (count: number) =>
  plural(count, { one: `${formatNumber(count)} row read.`, other: `${formatNumber(count)} rows read.` })
export const rowsUnkept = 'This browser does not take them along. Copy these rows and paste them into the quick order:'
export const save = 'Save'
/** A quantity and a price for one. */
export const savedAt = (quantity: string, price: string) => `${quantity} × ${price}`
export const savedForLater = 'Saved for later'
export const savedTo = (name: string, list: string) => `${name} saved to ${list}`
export const saveToList = 'Save to a list'
export const sentence = (count: string, amounts: string) => `${count}, ${amounts}`
export const shareList = 'Share this list'
export const storageForbidden = 'This browser does not let us keep your lists: they last until you leave the page.'
export const storageFull = "This browser's storage is full: the latest changes last until you leave the page."
export const summary = 'Lists of products by name, kept in this browser: order them again, share them, take them along.'
export const total = 'Total:'
export const viewList = 'View list'
export const withoutPrice = (count: number) =>
  plural(count, {
    one: `without ${formatNumber(count)} product that has no price`,
    other: `without ${formatNumber(count)} products that have no price`,
  })
