import { expect, test } from 'vitest'
import { rampList, rampNames, shortRampNames } from './ramp-list.ts'
import type { Ramps } from './ramps.ts'

const area = { x: 0, y: 0, w: 600, h: 75 }
const RAMPS: Ramps = {
  ...{ depthMm: 75, strips: [600, 600], corners: [], openMm: 0 },
  laid: [
    { side: 'top', area, strip: 0, cut: [400, 600] },
    { side: 'top', area, strip: 1, cut: [0, 600] },
    { side: 'top', area, strip: 0, cut: [0, 300] },
  ],
}

test('edges are named by their strip, and by letters where several come from one', () => {
  expect(rampNames(RAMPS)).toEqual(['R1a', 'R2', 'R1b'])
})

test('strips that are laid whole are told together, and what is cut of others from its left end', () => {
  expect(rampList(RAMPS)).toEqual({
    whole: [{ lengthMm: 600, names: ['R2'] }],
    cut: [
      {
        lengthMm: 600,
        parts: [
          { name: 'R1b', fromMm: 0, toMm: 300 },
          { name: 'R1a', fromMm: 400, toMm: 600 },
        ],
      },
    ],
  })
})

test('strips of two lengths are told apart, and each is whole as far as its own length goes', () => {
  const two: Ramps = {
    ...{ ...RAMPS, strips: [900, 900, 600, 600] },
    laid: [
      { side: 'left', area, strip: 2, cut: [0, 600] },
      { side: 'top', area, strip: 0, cut: [0, 600] },
      { side: 'top', area, strip: 1, cut: [0, 900] },
      { side: 'right', area, strip: 3, cut: [0, 600] },
    ],
  }
  expect(rampList(two)).toEqual({
    whole: [
      { lengthMm: 900, names: ['R2'] },
      { lengthMm: 600, names: ['R3', 'R4'] },
    ],
    cut: [{ lengthMm: 900, parts: [{ name: 'R1', fromMm: 0, toMm: 600 }] }],
  })
})

test('names that follow each other are one', () => {
  expect(shortRampNames(['R1', 'R2', 'R3', 'R5a', 'R5b', 'R9'])).toBe('R1–R3, R5a, R5b, R9')
})
