import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStoredChanges, writeStoredChanges } from './stored-changes.ts'
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

test('any text whatever is read without a fault', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readStoredChanges(text))).toBe(true)
    }),
  )
})
