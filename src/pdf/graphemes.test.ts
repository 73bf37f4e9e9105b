import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graphemesOf } from './graphemes.ts'

test('signs are parted as Unicode parts them, in any script', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const range = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))
  const sign = fc.oneof(
    range(0x20, 0x600),
    range(0x2000, 0x2300),
    fc.constantFrom('\u0301', '\u200d', '🐎', 'ර', 'බ්', '\r\n'),
  )
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join('')
      expect(graphemesOf(text)).toEqual([...segmenter.segment(text)].map(({ segment }) => segment))
    }),
    { numRuns: 2000 },
  )
})
