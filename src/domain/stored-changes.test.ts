import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { readStoredChanges, writeStoredChanges } from './stored-changes.ts'
import { storedLine } from './stored-line.ts'
import { lineOf, someChange } from './test-cart.ts'

test('what was written is read back', () => {
  fc.assert(
    fc.property(fc.array(someChange()), (changes) => {
      const numbered = changes.map((change, index) => ({ number: 1.8e12 + index, change }))
      expect(readStoredChanges(writeStoredChanges(numbered))).toEqual(numbered)
    }),
  )
})

test('nothing overtakes a change that cannot be read, as a newer shop may write it', () => {
  const add = { number: 1, change: { kind: 'add' as const, line: lineOf('a', 100, 1) } }
  const text = writeStoredChanges([add, { number: 3, change: { kind: 'clear' } }])
  const unknown = { number: 2, change: { kind: 'swap' } }
  const { changes, ...rest } = JSON.parse(text)
  expect(readStoredChanges(JSON.stringify({ ...rest, changes: [changes[0], unknown, changes[1]] }))).toEqual([add])
})

test.each([
  ['a line that is none', { kind: 'add', line: { itemID: '..', quantity: 1, retailPrice: 1 } }],
  ['a line in no place', { kind: 'add', line: storedLine(lineOf('a', 100, 1)), place: 'last' }],
  ['half a piece', { kind: 'change-quantity', itemId: 'a', delta: 0.5 }],
  ['no item', { kind: 'change-quantity', delta: 1 }],
  ['a quantity in words', { kind: 'set-quantity', itemId: 'a', quantity: 'two' }],
  ['nothing that is removed', { kind: 'remove' }],
  ['no price', { kind: 'set-price', itemId: 'a', price: 0 }],
  ['part of a cent', { kind: 'set-price', itemId: 'a', price: 1.5 }],
  ['more than any price', { kind: 'set-price', itemId: 'a', price: 1_000_000_001 }],
])('a change of %s cannot be read', (_, change) => {
  const clear = { number: 1, change: { kind: 'clear' } }
  expect(readStoredChanges(JSON.stringify({ changes: [clear, { number: 2, change }] }))).toEqual([clear])
})

test.each([1, 1_000_000_000])('a price of %i cents is kept', (price) => {
  const changes = [{ number: 1, change: { kind: 'set-price' as const, itemId: 'a', price: cents(price) } }]
  expect(readStoredChanges(writeStoredChanges(changes))).toEqual(changes)
})

test('any text whatever is read without a fault', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readStoredChanges(text))).toBe(true)
    }),
  )
})
