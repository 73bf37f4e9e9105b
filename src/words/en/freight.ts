import { plural } from '#counts.ts'

/** How a cart would travel: an estimate, and no price. Change these sentences with the rules of thumb. */

export const packing = 'Packing'
export const volume = 'Volume, packed'
export const handling = 'Handling'
export const byContainer = 'By container'
export const notCounted = 'Not counted'
export const estimate =
  'An estimate from stated sizes and weights, packed in the usual way. It says nothing about the price of freight.'
export const atLeast = (what: string) => `at least ${what}`
export const about = (what: string) => `about ${what}`
export const cartons = (count: number, written: string) =>
  plural(count, { one: `${written} carton`, other: `${written} cartons` })
/** A few flat pieces that need no pallet. */
export const bundles = (count: number, written: string) =>
  plural(count, { one: `${written} bundle`, other: `${written} bundles` })
export const rolls = (count: number, written: string) =>
  plural(count, { one: `${written} roll`, other: `${written} rolls` })
export const pallets = (count: number, written: string, size: string) =>
  plural(count, { one: `${written} pallet of ${size}`, other: `${written} pallets of ${size}` })
export const onPallets = (cartons: string) => `${cartons} (on pallets)`
export const cubicMetres = (amount: string) => `${amount} m³`
export const cubicFeet = (amount: string) => `${amount} ft³`
export const byHandling = {
  one: 'one person lifts each part',
  two: 'two people to carry',
  truck: 'pallet truck',
} as const
export const heaviest = (how: string, weight: string) => `${how}; the heaviest part weighs ${weight}`
export const partOfContainer = (percent: string, feet: string) => `${percent} of a ${feet}-foot container`
export const containers = (count: number, written: string, feet: string) =>
  plural(count, { one: `a ${feet}-foot container`, other: `${written} containers of ${feet} feet` })
/** On paper, in one line. */
export const onPaper = (rows: readonly string[]) => `Freight, by estimate: ${rows.join(' · ')}.`
export const row = (label: string, value: string) => `${label}: ${value}`
