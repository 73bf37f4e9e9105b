import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from '#domain/cart.ts'
import { cents } from '#domain/cents.ts'
import type { LiveItem } from '#domain/checked-cart.ts'
import { briefFacts } from '#domain/fact.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { addDays, localDay } from '#domain/quotation-date.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { lineOf } from '#domain/test-cart.ts'
import { formatDay } from './format-day.ts'
import { type Quotation, type QuotationMaker, type QuotationRequest, quotationFor } from './quotation.ts'

const maker: QuotationMaker = {
  name: 'Hoof & Husk',
  tagline: 'Tough on Wear, Soft on Feet',
  address: ['48 Wharf Street', 'Brisbane QLD 4000'],
  email: 'sales@shop.example',
  phone: '+61 7 5550 0148',
  currency: 'USD',
}
const cart: Cart = [
  {
    itemId: '010101',
    code: 'HM-1',
    name: 'Stable mat',
    picture: '',
    price: cents(123_450),
    quantity: 12,
    terms: ONE_BY_ONE,
  },
  {
    itemId: '010102',
    code: 'CD-2',
    name: 'Coir doormat',
    picture: '',
    price: cents(1995),
    quantity: 1,
    terms: ONE_BY_ONE,
  },
]
const quote = (lines: Cart, more: Partial<QuotationRequest> = {}): Quotation =>
  quotationFor({
    cart: lines,
    known: [],
    weight: undefined,
    buyer: { name: '', company: '', reference: '' },
    maker,
    date: { year: 2026, month: 11, day: 21 },
    shareAddress: 'https://shop.example/cart#share=v1',
    ...more,
  })
const termsOf = (quotation: Quotation) => quotation.terms.sentences.join(' ')

const UNSTATED = { details: '', per: '' }

describe('a quotation', () => {
  test('carries every line with its code, quantity, price and total', () => {
    expect(quote(cart).rows).toEqual([
      { name: 'Stable mat', code: 'HM-1', quantity: '12', price: '$1,234.50', total: '$14,814.00', ...UNSTATED },
      { name: 'Coir doormat', code: 'CD-2', quantity: '1', price: '$19.95', total: '$19.95', ...UNSTATED },
    ])
  })

  test('has its columns and the total line', () => {
    const { heads, total } = quote(cart)
    expect(Object.values(heads)).toEqual(['Product', 'Quantity', 'Price', 'Total'])
    expect(total).toEqual({ label: 'Total', summary: '2 items, 13 pieces', amount: '$14,833.95' })
  })

  test('states number, date, the last day of its 30 and the currency', () => {
    const { facts, number } = quote(cart)
    expect(facts).toEqual([
      { label: 'Number', value: number },
      { label: 'Date', value: '21 November 2026' },
      { label: 'Valid until', value: '21 December 2026' },
      { label: 'Currency', value: 'USD' },
    ])
    expect(quote(cart.toReversed(), { date: { year: 2027, month: 1, day: 1 } }).number).toBe(number)
  })

  test('names the buyer, the company and the reference of theirs, and nothing where nothing is known', () => {
    const factsFor = (buyer: QuotationRequest['buyer']) => quote(cart, { buyer }).facts.slice(4)
    expect(factsFor({ name: 'Matilda Hayes', company: 'Byron School', reference: 'PO 12' })).toEqual([
      { label: 'Prepared for', value: 'Byron School\nMatilda Hayes', wide: true },
      { label: 'Your reference', value: 'PO 12', wide: true },
    ])
    expect(factsFor({ name: '', company: 'Byron\u202e School', reference: '' })).toEqual([
      { label: 'Prepared for', value: 'Byron School', wide: true },
    ])
  })

  test('says what is stated of an item, what a price is for, and what the line weighs', () => {
    const name = 'Ribbed matting'
    const byMetre: CartLine = { ...lineOf('m', 4500, 12), name, terms: { unit: { of: 'metre' }, minimum: 1, step: 1 } }
    const measures = itemFacts({
      name,
      description: 'Size: 1.2 m wide, cut to length\nThickness: 6 mm\nWeight: 9.4 kg per metre',
    })
    const known: LiveItem = {
      itemId: 'm',
      price: byMetre.price,
      terms: byMetre.terms,
      grams: soldGrams(name, byMetre.terms, measures),
      measures: briefFacts(measures),
    }
    const { rows, total } = quote([byMetre], { known: [known] })
    expect(rows).toEqual([
      {
        name,
        code: 'C-m',
        details: 'Size: 1.2 m wide, cut to length · Thickness: 6 mm · Weight of this line: 113 kg',
        quantity: '12 m',
        price: '$45.00',
        per: 'per metre',
        total: '$540.00',
      },
    ])
    expect(total.summary).toBe('1 item, 12 m')
  })

  test('says pounds where inches were chosen, with the kilograms that are stated', () => {
    const weight = { grams: 12_000, atLeast: false, unstated: [], unstatedLines: [] }
    const { sentences } = quote(cart, { weight, unit: 'in' }).terms
    expect(sentences[0]).toBe('Weight without packing: 26.5 lb (12 kg).')
  })

  test('says what it weighs before all else, and which line states nothing', () => {
    const unstatedLines = cart.slice(1).map((line) => ({ ...line, name: 'Coir\u202e doormat' }))
    const { sentences } = quote(cart, { weight: { grams: 12_000, atLeast: true, unstated: [1], unstatedLines } }).terms
    expect(sentences.slice(0, 2)).toEqual([
      'Weight without packing: at least 12 kg.',
      'No weight is stated for Coir doormat.',
    ])
  })

  test('says of which day its prices are where the store could not be asked', () => {
    const terms = termsOf(quote(cart, { pricesOf: { year: 2026, month: 11, day: 9 } }))
    expect(terms).toContain('Our store could not be reached, so prices are those of 9 November 2026.')
    expect(terms).not.toContain('on the date above')
  })

  test('says that the day of its prices is not known where nothing tells it', () => {
    const terms = termsOf(quote(cart, { pricesOf: 'unknown' }))
    expect(terms).toContain('it is not known of which day the prices are.')
    expect(terms).not.toContain('on the date above')
  })

  test('says that it is indicative, and what the cart page says of prices and delivery', () => {
    expect(termsOf(quote(cart))).toMatch(
      /indicative and valid for 30 days\..*Prices are in USD; .*not included\. Delivery takes .* at standard speed/,
    )
    expect(termsOf(quote(cart))).not.toContain('cannot be ordered')
  })

  test('says which quantity cannot be ordered', () => {
    const terms: CartLine['terms'] = { unit: { of: 'piece', noun: 'mat' }, minimum: 4, step: 1 }
    const few = { ...lineOf('cow', 8000, 1), name: 'Cow mattress', terms }
    expect(termsOf(quote([few]))).toContain('This quantity cannot be ordered: Cow mattress (minimum 4 mats).')
  })

  test('adds up: the totals of the rows make the total line', () => {
    const someLine = fc.record({
      itemId: fc.string(),
      code: fc.string(),
      name: fc.string(),
      picture: fc.constant(''),
      price: fc.integer({ min: 1, max: 1_000_000_000 }).map(cents),
      quantity: fc.integer({ min: 1, max: MOST_QUANTITY }),
      terms: fc.constant(ONE_BY_ONE),
    })
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 50 }), (lines) => {
        const { rows, total } = quote(lines)
        const sum = rows.reduce((running, row) => running + centsIn(row.total), 0n)
        expect(centsIn(total.amount)).toBe(sum)
        for (const row of rows)
          expect(centsIn(row.price) * BigInt(row.quantity.replaceAll(',', ''))).toBe(centsIn(row.total))
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

function centsIn(money: string): bigint {
  return BigInt(money.replace(/[$,.]/g, ''))
}
