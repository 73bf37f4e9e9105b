import { plural } from '#counts.ts'
import { someNames } from './some-names.ts'

/**
 * What stands beside prices about currency, taxes, freight and time. How a shop delivers is the owner's to say: change
 * these sentences with the policies.
 */
export const howItTravels = 'How it travels, roughly'
export const prices = (currency: string) => `Prices are in ${currency}; delivery, duties and taxes are not included.`
export const leadTime = (standard: string, international: string) =>
  `Delivery takes ${standard} at standard speed, ${international} to other countries.`
export const weighs = (weight: string) => `Weight without packing: ${weight}.`
export const weighsAtLeast = (weight: string) => `Weight without packing: at least ${weight}.`
export const unstated = (names: readonly string[]) =>
  plural(names.length, {
    one: `No weight is stated for ${names[0]}.`,
    other: `No weight is stated for ${someNames(names)}.`,
  })
