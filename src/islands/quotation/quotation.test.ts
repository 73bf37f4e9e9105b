import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, MOST_QUANTITY } from '#domain/cart.ts'
import { cents } from '#domain/cents.ts'
import { addDays, localDay } from '#domain/quotation-date.ts'
import { quotationNumber } from '#domain/quotation-number.ts'
import { formatDay, type Quotation, type QuotationMaker, quotationFor } from './quotation.ts'

const maker: QuotationMaker = {
  name: 'Hoof & Husk',
  tagline: 'Tough on Wear, Soft on Feet',
  address: ['48 Wharf Street', 'Brisbane QLD 4000'],
  email: 'sales@shop.example',
  phone: '+61 7 5550 0148',
  currency: 'USD',
}
const cart: Cart = [
  { itemId: '010101', code: 'HM-1', name: 'Stable mat', picture: '', price: cents(123_450), quantity: 12 },
  { itemId: '010102', code: 'CD-2', name: 'Coir doormat', picture: '', price: cents(1995), quantity: 1 },
]
const quote = (lines: Cart): Quotation =>
  quotationFor({
    cart: lines,
    maker,
    date: { year: 2026, month: 11, day: 21 },
    number: 'Q-20261121-7KM3',
    shareAddress: 'https://shop.example/cart#share=v1',
  })

describe('a quotation', () => {
  test('carries every line with its code, quantity, price and total', () => {
    expect(quote(cart).rows).toEqual([
      { name: 'Stable mat', code: 'HM-1', quantity: '12', price: '$1,234.50', total: '$14,814.00' },
      { name: 'Coir doormat', code: 'CD-2', quantity: '1', price: '$19.95', total: '$19.95' },
    ])
  })

  test('has its columns and the total line', () => {
    const { heads, total } = quote(cart)
    expect(Object.values(heads)).toEqual(['Product', 'Quantity', 'Price', 'Total'])
    expect(total).toEqual({ label: 'Total', summary: '2 items, 13 pieces', amount: '$14,833.95' })
  })

  test('states number, date, the last day of its 30 and the currency', () => {
    expect(quote(cart).facts).toEqual([
      { label: 'Number', value: 'Q-20261121-7KM3' },
      { label: 'Date', value: '21 November 2026' },
      { label: 'Valid until', value: '21 December 2026' },
      { label: 'Currency', value: 'USD' },
    ])
  })

  test('says that it is indicative', () => {
    expect(quote(cart).notes.join(' ')).toMatch(/indicative and valid for 30 days/)
  })

  test('adds up: the totals of the rows make the total line', () => {
    const someLine = fc.record({
      itemId: fc.string(),
      code: fc.string(),
      name: fc.string(),
      picture: fc.constant(''),
      price: fc.integer({ min: 1, max: 1_000_000_000 }).map(cents),
      quantity: fc.integer({ min: 1, max: MOST_QUANTITY }),
    })
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 50 }), (lines) => {
        const { rows, total } = quote(lines)
        const sum = rows.reduce((running, row) => running + centsIn(row.total), 0n)
        expect(centsIn(total.amount)).toBe(sum)
        for (const row of rows) expect(centsIn(row.price) * BigInt(row.quantity)).toBe(centsIn(row.total))
      }),
    )
  })
})

describe('dates', () => {
  test('thirty days run over the ends of months, years and February', () => {
    expect(formatDay(addDays({ year: 2026, month: 12, day: 15 }, 30))).toBe('14 January 2027')
    expect(formatDay(addDays({ year: 2028, month: 1, day: 31 }, 30))).toBe('1 March 2028')
    expect(formatDay(addDays({ year: 2027, month: 1, day: 31 }, 30))).toBe('2 March 2027')
  })

  test('the day is the one on the calendar of the person who looks', () => {
    expect(localDay(new Date(2026, 10, 21, 23, 59))).toEqual({ year: 2026, month: 11, day: 21 })
  })
})

test('a number is made of the day and four characters that cannot be confused, whatever the chance', () => {
  const day = { year: 2026, month: 3, day: 5 }
  expect(quotationNumber(day, 0)).toBe('Q-20260305-2222')
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(quotationNumber(day, random)).toMatch(/^Q-20260305-[2-9AC-HJ-NP-RTV-Z]{4}$/)
    }),
  )
})

function centsIn(money: string): bigint {
  return BigInt(money.replace(/[$,.]/g, ''))
}
