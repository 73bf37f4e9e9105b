/** What is said where there is no network, and of what a device keeps of the shop. */

import { plural } from '#counts.ts'

export const offline = 'Without a network'
export const summary = 'What of the shop works without a network, and how to keep the whole catalogue on this device.'
export const lead =
  'No signal in the barn? Every page you have opened stays on this device, and so do search, filters, quick order, your cart, your lists and the quotation.'
/** On a slow line, or where the browser is asked to save data. */
export const sparingLead =
  'No signal in the barn? Every page you have opened stays on this device. On a slow line, or while your browser saves data, nothing else is fetched to be kept.'
export const orderWaits = 'An order is placed when you are connected again: prices are checked first.'
/** In place of a page that is not on this device. */
export const notHere = 'You are offline, and this page is not on this device.'
/** Where the shop is set so. */
export const nothingKept = 'This shop keeps nothing on your device. It is there as soon as you are connected.'
export const whatWorks = 'What you can do now'
export const catalogueHere = 'The catalogue on this device'
export const keepOffer = (pages: number, size: string) =>
  plural(pages, {
    one: `${pages} page takes about ${size} here.`,
    other: `All ${pages} pages take about ${size} here.`,
  })
export const withPictures = (size: string) => `With a small picture of everything, ${size} more`
export const keep = 'Keep the catalogue'
export const update = 'Bring it up to date'
export const remove = 'Remove it'
export const removed = 'The catalogue is no longer on this device'
export const stop = 'Stop'
export const keeping = (done: number, all: number) => `${done} of ${all}`
export const kept = (pages: number, size: string, date: string) =>
  plural(pages, {
    one: `${pages} page, ${size}, as of ${date}.`,
    other: `${pages} pages, ${size}, as of ${date}.`,
  })
export const partly = (pages: number, all: number, size: string) =>
  `${pages} of ${all} pages are here, ${size}. The rest can still be fetched.`
/** Where nobody can tell how many there are. */
export const notAll = (pages: number, size: string) =>
  plural(pages, {
    one: `${pages} page is here, ${size}, and not all of them.`,
    other: `${pages} pages are here, ${size}, and not all of them.`,
  })
export const needsNetwork = 'The catalogue can be fetched when you are connected.'
export const noRoom = 'There is not enough room on this device for all of it.'
export const interrupted = 'The connection was lost on the way.'
export const cannot = 'This browser cannot keep pages. In a private window, browsers often do not.'
/** Of a catalogue that is too large for all of its pages to be kept. */
export const findingOffer = (size: string) =>
  `The catalogue is too large to be kept page by page. Search, filters and quick order of all products take about ${size} here, and the pages you open are kept.`
export const keepFinding = 'Keep search and filters'
export const findingKept = (size: string, date: string) =>
  `Search, filters and quick order of all products, ${size}, as of ${date}. The pages you open are kept.`
export const findingPartly = 'Some of it is here.'
export const clearedByBrowsers = 'Some browsers clear such pages when the shop is not opened for a week.'

/** On a page that is shown as it was. */
export const asOf = (date: string) => `You are offline: this page is as of ${date}.`
export const slow = (date: string) => `The shop does not answer: this page is as of ${date}.`
