import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBuyLink } from './buy-link.ts'

test.each([
  ['/buy/010101', [['010101', 1]]],
  [
    '/buy/010101:4,010203:12',
    [
      ['010101', 4],
      ['010203', 12],
    ],
  ],
  [
    '/buy/010101%3A4%2C010203',
    [
      ['010101', 4],
      ['010203', 1],
    ],
  ],
  ['/buy/010101:4,010101:5', [['010101', 9]]],
  ['/buy/010101:4,', [['010101', 4]]],
  ['/buy/010101:9999', [['010101', 9_999]]],
])('%s is a cart', (path, lines) => {
  const entries = lines.map(([itemId, quantity]) => ({ itemId, quantity }))
  expect(readBuyLink(path)).toEqual({ status: 'cart', entries })
})

test.each([
  '/buy/',
  '/buy/,',
  '/buy/010101:0',
  '/buy/010101:x',
  '/buy/../x',
  '/buy/%',
  '/buy/010101:-1',
  '/buy/010101:10000',
  '/buy/010101:9000,010101:1000',
  '/buy/a b',
])('%s is damaged', (path) => {
  expect(readBuyLink(path)).toEqual({ status: 'damaged' })
})

test('an address has an end, and so has what it asks for', () => {
  const cartOf = (count: number) => readBuyLink(`/buy/${Array.from({ length: count }, (_, n) => `i${n}`).join()}`)
  const ofLength = (length: number) => readBuyLink('/buy/a'.padEnd(length, ','))
  expect([500, 501].map((count) => cartOf(count)?.status)).toEqual(['cart', 'damaged'])
  expect([50_000, 50_001].map((length) => ofLength(length)?.status)).toEqual(['cart', 'damaged'])
})

test('other addresses are none', () => {
  for (const path of ['/', '/cart', '/buy', '/buyer/1']) expect(readBuyLink(path)).toBeUndefined()
})

test('whatever stands there, nothing is thrown and no quantity is beyond an order', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('1', '9', 'a', ':', ',', '%', '/', '.', '-') }), (text) => {
      const link = readBuyLink(`/buy/${text}`)
      const entries = link?.status === 'cart' ? link.entries : []
      expect(entries.every(({ quantity }) => quantity >= 1 && quantity <= 9_999)).toBe(true)
    }),
  )
})
