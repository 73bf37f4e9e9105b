import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUsableId } from './id.ts'
import { anyCharacter } from './test-character.ts'

/** Arbitrary text, and text made of what ids are made of, so that many are accepted. */
const candidate = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '-', '_', '/', '\\', '%', ' ', '\n', 'é'), maxLength: 70 }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '-', '_'), maxLength: 66 }),
)

test('V1.2.2 an accepted id is the same in an address and leads nowhere else', () => {
  fc.assert(
    fc.property(candidate.filter(isUsableId), (id) => {
      expect(encodeURIComponent(id)).toBe(id)
      expect(id).not.toMatch(/[/\\%]|\.\.|^\.|\.$/)
      expect(new URL(`https://shop.invalid/product/${id}`).pathname).toBe(`/product/${id}`)
      expect(id.length).toBeLessThanOrEqual(64)
    }),
    { numRuns: 2000 },
  )
})

test.each(['1', 'S-1', 'IT.2024_07', 'a'.repeat(64), '0b1c9a52-3e7d-4a53-8a0e-6cf0a6f6f6aa'])('%s is usable', (id) => {
  expect(isUsableId(id)).toBe(true)
})

test.each([
  '',
  '.',
  '..',
  'a..b',
  'a.',
  '.a',
  '-a',
  'a/b',
  'a\\b',
  'a%2fb',
  '%2e%2e',
  'a b',
  ' a',
  'a\n',
  'a?b',
  'a#b',
  'ä',
  'a'.repeat(65),
])('%j is not usable', (id) => {
  expect(isUsableId(id)).toBe(false)
})
