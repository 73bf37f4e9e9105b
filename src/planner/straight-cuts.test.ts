import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layFloor } from './lay-floor.ts'
import { boxOutline } from './outline.ts'
import type { Rect } from './room.ts'
import { straightCuts } from './straight-cuts.ts'

const WHOLE = { x: 0, y: 0, w: 1000, h: 500 }
const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })

test('a part in a corner takes two cuts, and leaves the largest offcut whole', () => {
  expect(straightCuts(WHOLE, [rect(0, 0, 300, 400)], 0)).toEqual({
    cuts: [
      { axis: 'x', atMm: 300, fromMm: 0, toMm: 500 },
      { axis: 'y', atMm: 400, fromMm: 0, toMm: 300 },
    ],
    rests: [rect(300, 0, 700, 500), rect(0, 400, 300, 100)],
  })
})

test('what the blade takes is taken from offcuts; parts at the right edge are trimmed on their left', () => {
  expect(straightCuts(WHOLE, [rect(700, 0, 300, 500)], 10)).toEqual({
    cuts: [{ axis: 'x', atMm: 700, fromMm: 0, toMm: 500 }],
    rests: [rect(0, 0, 690, 500)],
  })
  expect(straightCuts(WHOLE, [rect(0, 0, 995, 500)], 10).rests).toEqual([])
})

test('what is laid whole takes no cut', () => {
  expect(straightCuts(WHOLE, [WHOLE], 0)).toEqual({ cuts: [], rests: [] })
})

test('of every plan the cuts go through no part, and parts and offcuts make up what is bought', () => {
  const side = fc.integer({ min: 700, max: 6000 })
  fc.assert(
    fc.property(side, side, fc.constantFrom('piece', 'interlocking', 'roll'), (long, wide, form) => {
      const room = { outline: boxOutline(long, wide), holes: [], gapMm: 0 }
      const mat = { lengthMm: 1000, widthMm: 600, form, turns: form === 'piece' }
      const laying = { along: 'x', bond: 'straight', lastRowTurned: false } as const
      const { sheets, laid } = layFloor(room, mat, { kerfMm: 0, leastMm: 100 }, laying, { x: 0, y: 0 })
      for (const [number, { lengthMm, widthMm }] of sheets.entries()) {
        const parts = laid.filter(({ sheet }) => sheet === number).map(({ cut }) => cut)
        const { cuts, rests } = straightCuts(rect(0, 0, lengthMm, widthMm), parts, 0)
        const area = [...parts, ...rests].reduce((sum, { w, h }) => sum + w * h, 0)
        expect(area).toBe(lengthMm * widthMm)
        for (const { axis, atMm, fromMm, toMm } of cuts) {
          const through = parts.filter(({ x, y, w, h }) =>
            axis === 'x'
              ? x < atMm && x + w > atMm && y < toMm && y + h > fromMm
              : y < atMm && y + h > atMm && x < toMm && x + w > fromMm,
          )
          expect(through).toEqual([])
        }
      }
    }),
    { numRuns: 200 },
  )
})
