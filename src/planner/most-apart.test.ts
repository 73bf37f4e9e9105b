import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeldPiece, mostApart } from './most-apart.ts'

const TILE = { lengthMm: 600, widthMm: 600 }

test('along two walls tiles that hold at three sides take one each, and so does that of the corner', () => {
  const right = { w: 100, h: 600, left: true, top: true, bottom: true }
  const below = { w: 600, h: 100, left: true, right: true, top: true }
  const corner = { w: 100, h: 100, left: true, top: true }
  expect(mostApart([right, right, right, below, below, corner], TILE)).toBe(6)
  expect(mostApart([right, { ...right, left: false, right: true }], TILE)).toBe(1)
})

/** Sheets that were cut by straight cuts, each part with the sides of the sheet that it was left with. */
const cutSheets = fc.array(
  fc.record({
    x: fc.integer({ min: 1, max: 599 }),
    y: fc.integer({ min: 1, max: 599 }),
    across: fc.boolean(),
    kept: fc.integer({ min: 1, max: 7 }),
    asked: fc.nat(15),
  }),
  { minLength: 1, maxLength: 12 },
)

test('of what was cut from so many sheets never more pieces are apart than there are sheets', () => {
  fc.assert(
    fc.property(cutSheets, (sheets) => {
      const pieces = sheets.flatMap(({ x, y, across, kept, asked }) => {
        const [left, right, top, bottom] = [1, 2, 4, 8].map((bit) => (asked & bit) !== 0)
        const parts: HeldPiece[] = across
          ? [
              { w: 600, h: y, left, right, top },
              { w: x, h: 600 - y, left, bottom },
              { w: 600 - x, h: 600 - y, right, bottom },
            ]
          : [
              { w: x, h: 600, left, top, bottom },
              { w: 600 - x, h: y, right, top },
              { w: 600 - x, h: 600 - y, right, bottom },
            ]
        return parts.filter((_, index) => (kept & (1 << index)) !== 0)
      })
      expect(mostApart(pieces, TILE)).toBeLessThanOrEqual(sheets.length)
    }),
    { numRuns: 2000 },
  )
})
