import { CURRENCY } from '#currency.ts'

/** An amount of the shop's currency in whole hundredths. Made by {@link cents} only, so dollars and cents cannot be mixed up. */
export type Cents = number & { readonly unit: 'cents' }

/** What an item costs. The store sells nothing for nothing: no price means that a buyer has to ask. */
export type Price = Cents | 'on-request'

/** Marks a whole, safe number as cents. Throws RangeError for anything else. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Money is counted in whole cents, and ${amount} is not a whole number.`)
  }
  return amount as Cents
}

/** Dollars as a decimal number, rounded half up to whole cents: 19.995 is 2000, despite binary fractions. */
export function centsFromDollars(dollars: number): Cents {
  return cents(Math.round(Number((dollars * 100).toPrecision(15))))
}

const MONEY = new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY, signDisplay: 'negative' })

/** An amount in the shop's currency, as `$1,234.50`. */
export function formatCents(amount: Cents): string {
  return MONEY.format(amount / 100)
}

/** The price that stands in a page's markup: whole cents, or anything else for none. */
export function writtenPrice(text: string): Price {
  return /^\d{1,15}$/.test(text) ? cents(Number(text)) : 'on-request'
}

/** The price as a shopper reads it. */
export function formatPrice(price: Price): string {
  return price === 'on-request' ? 'Price on request' : formatCents(price)
}

/**
 * An amount as a store writes it, or undefined for what is none: `1,234.50`, `$1,234.50` and `1.234,50` are 123450. One
 * or two digits after the last separator are a fraction.
 */
export function shownCents(text: string): Cents | undefined {
  const written = text.replace(/[^\d.,-]/g, '')
  const [, sign = '', whole = '', fraction = ''] = /^(-?)([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const digits = whole.replace(/[.,]/g, '')
  const amount = Number(`${sign}${digits}${fraction.padEnd(2, '0')}`)
  return digits !== '' && Number.isSafeInteger(amount) ? cents(amount) : undefined
}

/** An amount that a store has written, as the shop writes amounts; what is none stays as it is. */
export function formatShown(text: string): string {
  const amount = shownCents(text)
  return amount === undefined ? text : formatCents(amount)
}
