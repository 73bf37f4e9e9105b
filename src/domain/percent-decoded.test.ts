import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentDecoded } from './percent-decoded.ts'

test('what was encoded comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(percentDecoded(encodeURIComponent(text))).toBe(text)
    }),
  )
})

test.each(['50%', '%', '%E0%A4', 'a%zz'])('%j was cut off or is none', (text) => {
  expect(percentDecoded(text)).toBeUndefined()
})
