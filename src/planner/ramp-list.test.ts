import { expect, test } from 'vitest'
import { rampList, rampNames, shortRampNames } from './ramp-list.ts'
import type { Ramps } from './ramps.ts'

const area = { x: 0, y: 0, w: 600, h: 75 }
const RAMPS: Ramps = {
  ...{ depthMm: 75, stripMm: 600, strips: 2, corners: [], openMm: 0 },
  laid: [
    { side: 'top', area, strip: 0, cut: [400, 600] },
    { side: 'top', area, strip: 1, cut: [0, 600] },
    { side: 'top', area, strip: 0, cut: [0, 300] },
  ],
}

test('edges are named by their strip, and by letters where several come from one', () => {
  expect(rampNames(RAMPS)).toEqual(['R1a', 'R2', 'R1b'])
})

test('whole strips come first, and what is cut of others from its left end', () => {
  const [whole, cut] = rampList(RAMPS)
  expect(whole).toMatchObject({ isWhole: true, parts: [{ name: 'R2' }] })
  expect(cut).toEqual({
    isWhole: false,
    parts: [
      { name: 'R1b', fromMm: 0, toMm: 300 },
      { name: 'R1a', fromMm: 400, toMm: 600 },
    ],
  })
})

test('names that follow each other are one', () => {
  expect(shortRampNames(['R1', 'R2', 'R3', 'R5a', 'R5b', 'R9'])).toBe('R1–R3, R5a, R5b, R9')
})
