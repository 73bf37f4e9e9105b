import { expect, test } from 'vitest'
import { unbroken } from '#domain/unbroken.ts'
import { textOf } from './read-card.ts'

test.each(['10–12 mm', '1830 × 1220 mm', '8-10 mm'])(
  'what was set without breaks reads as it was written: %s',
  (text) => {
    expect(textOf({ textContent: `\n  ${unbroken(text)} ` })).toBe(text)
  },
)

test('of no element there are no words', () => {
  expect(textOf(null)).toBe('')
})
