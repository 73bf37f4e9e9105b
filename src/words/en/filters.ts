/** Filters, sorting and the table of lists. */

import { formatNumber, plural } from '#counts.ts'
import type { FilterFact } from '#domain/filter-facts.ts'
import { language } from './language.ts'

export const filterAndSort = 'Filter and sort'
export const findSummary = 'Every mat we make: filter by material, use, size, thickness, weight and price.'
export const facts: Readonly<Record<FilterFact, string>> = {
  use: 'Use',
  kind: 'Kind',
  material: 'Material',
  colour: 'Colour',
  surface: 'Surface',
  drainage: 'Drainage',
  brand: 'Brand',
  price: 'Price',
  thickness: 'Thickness',
  length: 'Length',
  width: 'Width',
  weight: 'Weight',
  hardness: 'Hardness',
}
/** What is measured in which unit; the price is in the shop's currency. */
export const hardnessUnit = 'Shore A'
/** Of materials, colours and the like that texts tell of. */
export const kinds: Readonly<Record<string, string>> = {
  coir: 'Coir',
  rubber: 'Rubber',
  'natural-rubber': 'Natural rubber',
  recycled: 'Recycled',
  crumb: 'Rubber crumb',
  sbr: 'SBR',
  nitrile: 'Nitrile',
  epdm: 'EPDM',
  vinyl: 'PVC or vinyl',
  wood: 'Wood',
  steel: 'Steel',
  black: 'Black',
  grey: 'Grey',
  white: 'White',
  natural: 'Natural',
  brown: 'Brown',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  'cut-pile': 'Cut pile',
  woven: 'Woven',
  hammered: 'Hammered',
  studded: 'Studs or pins',
  ribbed: 'Ribbed',
  diamond: 'Diamond',
  coin: 'Coin',
  chequer: 'Chequer plate',
  pyramid: 'Pyramid',
  pebble: 'Pebble',
  'leather-grain': 'Leather grain',
  brick: 'Brick relief',
  grain: 'Smooth or fine grain',
  open: 'Open, with holes',
  none: 'Does not drain',
  through: 'Through the mat',
  below: 'Below the mat',
  over: 'Over its surface',
}
export const allMats = 'All mats'
/** A list of what has something in common: `Stable mats – Colour: Black`. */
export const narrowed = (list: string, fact: string, choice: string) => `${list} – ${fact}: ${choice}`
/** Links to such lists. */
export const chooseBy = 'Choose by what mats are made of and look like'
export const alsoIn = 'The same in other lists'
export const notStated = 'Not stated'
export const least = (fact: string, unit: string) => `${fact}, at least, ${unit}`
export const most = (fact: string, unit: string) => `${fact}, at most, ${unit}`
export const to = 'to'
export const notANumber = 'Please enter a number such as 15 or 17.5.'
export const allChoices = (count: number) => plural(count, { other: `Show all ${formatNumber(count)}` })
export const show = (count: number) =>
  plural(count, { one: `Show ${formatNumber(count)} mat`, other: `Show ${formatNumber(count)} mats` })
export const mats = (count: number) =>
  plural(count, { one: `${formatNumber(count)} mat`, other: `${formatNumber(count)} mats` })
export const clearAll = 'Clear all filters'
export const takeBack = (choice: string) => `Take back ${choice}`
export const chosen = (fact: string, choice: string) => `${fact}: ${choice}`
export const atLeast = (value: string) => `at least ${value}`
export const atMost = (value: string) => `at most ${value}`
export const between = (least: string, most: string) => `${least} to ${most}`
export const looking = 'Looking…'
export const nothing = 'No mat has all of this.'
export const without = (facts: readonly string[], count: number) => {
  const named = new Intl.ListFormat(language).format(facts.map((fact) => `“${fact}”`))
  return plural(count, {
    one: `Without ${named}: ${formatNumber(count)} mat`,
    other: `Without ${named}: ${formatNumber(count)} mats`,
  })
}
export const unreachable = 'What you asked for cannot be loaded just now. What is below is as it was before.'
export const orders = {
  listed: 'As listed',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  newest: 'Newest',
  size: 'Longest first',
  'size-up': 'Shortest first',
  thickness: 'Thickest first',
  'thickness-up': 'Thinnest first',
  weight: 'Heaviest first',
  'weight-up': 'Lightest first',
  material: 'Material',
  'material-down': 'Material, Z to A',
  name: 'Name',
  'name-down': 'Name, Z to A',
}
export const view = 'View'
export const looks = { cards: 'Pictures', table: 'Table' }
export const size = 'Size'
export const tableOf = 'Mats and their measures'
export const sortedBy = (column: string) => `Sort by ${column}`
