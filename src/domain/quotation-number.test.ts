import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { quotationNumber } from './quotation-number.ts'
import { lineOf } from './test-cart.ts'

const someCart = fc.uniqueArray(
  fc.record({
    itemId: fc.stringMatching(/^[\w-]{1,8}$/),
    price: fc.integer({ min: 1, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
  }),
  { minLength: 1, maxLength: 8, selector: ({ itemId }) => itemId },
)
type Line = { itemId: string; price: number; quantity: number }
const numberOf = (lines: readonly Line[]) =>
  quotationNumber(lines.map(({ itemId, price, quantity }) => lineOf(itemId, price, quantity)))

test('a number is nine characters that cannot be confused, and stays what it was', () => {
  expect(numberOf([{ itemId: '010101', price: 9450, quantity: 12 }])).toBe('Q-TTC-HNM-A4Q')
  fc.assert(
    fc.property(someCart, (cart) => {
      expect(numberOf(cart)).toMatch(/^Q(?:-[2-9AC-HJ-NP-RTV-Z]{3}){3}$/)
    }),
  )
})

test('the same cart has the same number, in whatever order, whatever its lines are called', () => {
  fc.assert(
    fc.property(someCart, fc.string(), (cart, name) => {
      const other = cart.toReversed().map((line) => ({ ...lineOf(line.itemId, line.price, line.quantity), name }))
      expect(quotationNumber(other)).toBe(numberOf(cart))
    }),
  )
})

test('another quantity, price or item makes another number', () => {
  fc.assert(
    fc.property(someCart, fc.nat(), (cart, chance) => {
      const at = chance % cart.length
      const number = numberOf(cart)
      const change = (changed: Partial<Line>) =>
        cart.map((line, index) => (index === at ? { ...line, ...changed } : line))
      const { price = 0, quantity = 0, itemId = '' } = cart[at] ?? {}
      expect(numberOf(change({ price: price + 1 }))).not.toBe(number)
      expect(numberOf(change({ quantity: quantity + 1 }))).not.toBe(number)
      expect(numberOf(change({ itemId: `${itemId}-another` }))).not.toBe(number)
      expect(numberOf(cart.toSpliced(at, 1))).not.toBe(number)
    }),
  )
})

test('quantities from 1 to 9,999 at a hundred prices never share a number', () => {
  const numbers = new Set<string>()
  for (let quantity = 1; quantity < 10_000; quantity += 10) {
    for (let price = 100; price < 200; price += 10) {
      numbers.add(quotationNumber([{ ...lineOf('010101', 1, 1), quantity, price: cents(price) }]))
    }
  }
  expect(numbers.size).toBe(10_000)
})

test('one wrong character, and two that changed places, do not fit the last one', () => {
  fc.assert(
    fc.property(someCart, fc.nat({ max: 7 }), fc.nat({ max: 7 }), fc.integer({ min: 1, max: 28 }), (cart, a, b, by) => {
      const values = valuesOf(numberOf(cart))
      expect(fits(values)).toBe(true)
      expect(fits(values.with(a, ((values[a] ?? 0) + by) % 29))).toBe(false)
      const swapped = values.with(a, values[b] ?? 0).with(b, values[a] ?? 0)
      expect(fits(swapped)).toBe(values[a] === values[b])
    }),
  )
})

/** What a person with the rule of behaviour 2.7 does. */
function valuesOf(number: string): number[] {
  return [...number.slice(2).replaceAll('-', '')].map((sign) => '23456789ACDEFGHJKLMNPQRTVWXYZ'.indexOf(sign))
}

function fits(values: readonly number[]): boolean {
  const sum = values.slice(0, -1).reduce((running, value, index) => running + value * (index + 1), 0)
  return sum % 29 === values.at(-1)
}
