import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CutUp, cutPlainly, cutUp, ORDERS, WAYS } from './cut-up.ts'
import { leastSheets } from './least-sheets.ts'
import type { Mat } from './mat.ts'
import type { Placed } from './rows.ts'

const TILE: Mat = { lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false }
const MAT: Mat = { ...TILE, form: 'piece' }

function placed(x: number, y: number, w: number, h: number): Placed {
  const cell = { x: Math.floor(x / 600) * 600, y: Math.floor(y / 600) * 600, w: 600, h: 600 }
  return { area: { x, y, w, h }, notches: [], cell, turned: false }
}

test('pieces of more than half a sheet take one each, whatever their area', () => {
  const pieces = [0, 1, 2, 3].map((at) => placed(at * 1200, 0, 350, 350))
  expect(leastSheets(pieces, MAT)).toBe(4)
  expect(leastSheets(pieces, { ...MAT, turns: true })).toBe(2)
})

test('each side of a tile holds once: narrow tiles along a wall take a whole one each', () => {
  const rows = [0, 600, 1200].flatMap((x) => [placed(x, 0, 600, 600), placed(x, 600, 600, 100)])
  expect(leastSheets(rows, TILE)).toBe(6)
  expect(leastSheets(rows, MAT)).toBe(4)
})

/** Pieces that were cut out of so many sheets by straight cuts: so many are enough for them. */
const cutPieces = fc
  .array(
    fc.record({
      x: fc.integer({ min: 1, max: 599 }),
      y: fc.integer({ min: 1, max: 599 }),
      kept: fc.integer({ min: 1, max: 15 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((sheets) => ({
    count: sheets.length,
    pieces: sheets.flatMap(({ x, y, kept }, index) =>
      [placed(0, 0, x, y), placed(0, 0, 600 - x, y), placed(0, 0, x, 600 - y), placed(0, 0, 600 - x, 600 - y)]
        .filter((_, at) => (kept & (1 << at)) !== 0)
        .map((piece) => ({ ...piece, area: { ...piece.area, x: index * 10_000 + piece.area.w * 7 } })),
    ),
  }))

test('no set of pieces is said to take more sheets than it was cut from', () => {
  fc.assert(
    fc.property(cutPieces, fc.boolean(), ({ count, pieces }, turns) => {
      expect(leastSheets(pieces, { ...MAT, turns })).toBeLessThanOrEqual(count)
    }),
    { numRuns: 2000 },
  )
})

/** The tiles of a floor, cut along its walls. */
const floors = fc
  .record({
    wide: fc.integer({ min: 300, max: 3600 }),
    high: fc.integer({ min: 300, max: 3600 }),
    shift: fc.record({ x: fc.nat(599), y: fc.nat(599) }),
  })
  .map(({ wide, high, shift }) => {
    const starts = (from: number, to: number) => {
      const cells: number[] = []
      for (let at = Math.floor(from / 600) * 600; at < to; at += 600) cells.push(at)
      return cells
    }
    return starts(shift.y, shift.y + high).flatMap((y) =>
      starts(shift.x, shift.x + wide).map((x): Placed => {
        const [left, top] = [Math.max(x, shift.x), Math.max(y, shift.y)]
        const [right, bottom] = [Math.min(x + 600, shift.x + wide), Math.min(y + 600, shift.y + high)]
        return {
          ...{ notches: [], turned: false, cell: { x, y, w: 600, h: 600 } },
          area: { x: left, y: top, w: right - left, h: bottom - top },
        }
      }),
    )
  })

test('no cutting of a floor that is found goes below the bound', () => {
  fc.assert(
    fc.property(floors, fc.constantFrom(TILE, MAT, { ...MAT, turns: true }), (pieces, mat) => {
      const ways: CutUp[] = [
        cutPlainly(pieces, mat),
        ...WAYS.flatMap((way) => ORDERS.map((order) => cutUp(pieces, mat, { kerfMm: 0, leastMm: 0 }, way, order))),
      ]
      const least = leastSheets(pieces, mat)
      for (const { sheets } of ways) expect(sheets.length).toBeGreaterThanOrEqual(least)
    }),
    { numRuns: 300 },
  )
})
