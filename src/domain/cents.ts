/** An amount of money in whole cents. Made by {@link cents} only, so dollars and cents cannot be mixed up. */
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

const THOUSANDS = new Intl.NumberFormat('en')

/** `$1,234.50`: two decimals and a $ prefix (spec section 9). */
export function formatCents(amount: Cents): string {
  const [whole = '0', fraction = '00'] = (Math.abs(amount) / 100).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${THOUSANDS.format(Number(whole))}.${fraction}`
}

/** The price as a shopper reads it. */
export function formatPrice(price: Price): string {
  return price === 'on-request' ? 'Price on request' : formatCents(price)
}
