/** A product that is newer than the pages. */

export const cannotBeShown = 'This product cannot be shown right now'
export const itemCode = (code: string) => `Item code ${code}`
export const loading = 'Loading the product…'
export const newerThanPage = 'It is newer than this page, and the store cannot be reached. Please try again.'
export const pictureOf = (position: number, count: number) => `${position} of ${count}`
