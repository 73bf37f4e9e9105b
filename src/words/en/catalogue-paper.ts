import { plural } from '#counts.ts'

/** A catalogue of a list as a PDF. */

export const cataloguePdf = 'Catalogue (PDF)'
export const title = 'Catalogue'
export const withPrices = 'With prices'
export const make = 'Make the PDF'
export const firstOnly = (most: string, all: string) => `It holds the first ${most} of ${all} mats.`
export const begun = 'Reading the mats…'
export const reading = (done: string, all: string) => `Reading ${done} of ${all} mats…`
export const setting = (done: string, all: string) => `Setting ${done} of ${all} mats…`
export const cancel = 'Cancel'
export const cancelled = 'Cancelled. Nothing was saved.'
export const made = 'The catalogue is in your downloads.'
export const leftOut = (count: number) =>
  plural(count, {
    one: `${count} mat is no longer in our range and was left out.`,
    other: `${count} mats are no longer in our range and were left out.`,
  })
export const failed =
  'The catalogue could not be made. Check your connection and try again: what was read is read fast then.'
export const list = 'List'
export const mats = 'Mats'
export const prices = 'Prices'
export const pricesOf = (currency: string, day: string) => `In ${currency}, of ${day}`
export const pricesOfUnknownDay = (currency: string) => `In ${currency}, of a day that is not known`
export const noPrices = 'On request'
export const index = 'Index'
export const running = (maker: string, name: string) => `${maker}, ${name}`
export const fileName = (name: string) => `catalogue-${name}.pdf`
