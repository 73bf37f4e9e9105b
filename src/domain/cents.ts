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

const MONEY = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: CURRENCY,
  signDisplay: 'negative',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** An amount in the shop's currency, as `$1,234.50`. */
export function formatCents(amount: Cents): string {
  return MONEY.format(amount / 100)
}

/** What `data-price` in a page's markup says: whole cents, or `on-request`, as anything else is read. */
export function writtenPrice(text: string): Price {
  return /^\d{1,15}$/.test(text) ? cents(Number(text)) : 'on-request'
}

/** The price as people read it; what stands where there is none is handed in. */
export function formatPrice(price: Price, onRequest: string): string {
  return price === 'on-request' ? onRequest : formatCents(price)
}

/** A sign or the letters of a currency may stand around one number, and nothing else. */
const SHOWN = /^(-?)(?:[^\d.,()-]{1,8}\.?)?(-?)(\d[\d.,]*)[^\d.,()-]{0,8}$/
/** Thousands, or the lakhs of India, in groups; then a fraction of any length. */
const GROUPED = /^([1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|(?:\.\d{3})+)|\d+)(?:[.,](\d+))?$/

/**
 * An amount as a store writes it, rounded to cents, or undefined for what is none: `1,234.50`, `$1,234.50` and `1.234,50`
 * are 123450. Three digits after a single separator are thousands.
 */
export function shownCents(text: string): Cents | undefined {
  const written = text.replace('−', '-').replace(/\s/g, '')
  if (written.length > LONGEST_SHOWN) return undefined
  const [, sign, innerSign, number = ''] = SHOWN.exec(written) ?? []
  const [, whole, fraction = ''] = GROUPED.exec(number) ?? []
  if (whole === undefined) return undefined
  const dollars = Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
  if (dollars > MOST_DOLLARS) return undefined
  return centsFromDollars(sign || innerSign ? -dollars : dollars)
}

const LONGEST_SHOWN = 60
const MOST_DOLLARS = Math.floor(Number.MAX_SAFE_INTEGER / 100)

/** An amount that a store has written, as the shop writes amounts; what is none stays as it is. */
export function formatShown(text: string): string {
  const amount = shownCents(text)
  return amount === undefined ? text : formatCents(amount)
}
