import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutKey, isOnRecord, KEY_LIFETIME_MS, keyTimeMs, mayBegin, referenceOf } from './checkout-key.ts'

const CHANCE = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
const MADE_MS = Date.parse('2026-03-01T10:00:00Z')
const MINUTE_MS = 60_000

test('a key is a UUID of version 7 that carries its time, whatever the chance', () => {
  const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })
  fc.assert(
    fc.property(times, fc.uint8Array({ minLength: 10, maxLength: 12 }), (nowMs, random) => {
      const key = checkoutKey(nowMs, random)
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(keyTimeMs(key)).toBe(nowMs)
    }),
  )
})

test('a key holds all of its chance', () => {
  expect(checkoutKey(MADE_MS, CHANCE)).toBe(`${prefix(MADE_MS)}-7102-8304-05060708090a`)
  expect(checkoutKey(MADE_MS, new Uint8Array(10).fill(255))).toMatch(/-7fff-bfff-ffffffffffff$/)
  expect(checkoutKey(-5, CHANCE)).toMatch(/^00000000-0000-7/)
  expect(checkoutKey(MADE_MS + 0.9, CHANCE)).toBe(checkoutKey(MADE_MS, CHANCE))
})

function prefix(ms: number): string {
  return ms
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2')
}

test.for([
  '',
  '019ca8c5-5600-4102-8304-05060708090a',
  '019ca8c5-5600-7102-c304-05060708090a',
  '019ca8c5-5600-7102-8304-05060708090',
  '019ca8c5-5600-7102-8304-05060708090ab',
  'x019ca8c5-5600-7102-8304-05060708090a',
  '019CA8C5-5600-7102-8304-05060708090A',
])('%j is no key', (key) => {
  expect(keyTimeMs(key)).toBeUndefined()
  expect(mayBegin(key, MADE_MS, 0)).toBe(false)
  expect(isOnRecord(key, MADE_MS, 0)).toBe(false)
})

test.for([
  [0, true],
  [24 * 60 * MINUTE_MS, true],
  [24 * 60 * MINUTE_MS + 1, false],
  [-5 * MINUTE_MS, true],
  [-5 * MINUTE_MS - 1, false],
] as const)('%i ms after it was made the journal has what a key began: %s', ([ageMs, known]) => {
  const key = checkoutKey(MADE_MS, CHANCE)
  expect(isOnRecord(key, MADE_MS + ageMs, MADE_MS)).toBe(known)
  expect(isOnRecord(key, MADE_MS + ageMs, MADE_MS + 1)).toBe(false)
})

test('a key from before the journal begins nothing: what became of it would not be known', () => {
  const key = checkoutKey(MADE_MS, CHANCE)
  expect(mayBegin(key, MADE_MS, MADE_MS)).toBe(true)
  expect(mayBegin(key, MADE_MS, MADE_MS + 1)).toBe(false)
  expect(KEY_LIFETIME_MS).toBe(15 * MINUTE_MS)
})

test('a reference is eight letters and digits of the key that people can say', () => {
  expect(referenceOf('019ca8c5-5600-7102-8304-0506a7b8c9da')).toBe('W-A7B8C9DA')
})
