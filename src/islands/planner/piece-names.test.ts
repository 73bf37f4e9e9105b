import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rect } from '#planner/room.ts'
import { boxAround, meets } from './free-ground.ts'
import { namesOnSheet } from './names-on-sheet.ts'
import { type NamedPiece, placePieceNames } from './piece-names.ts'

const LETTERS = { wide: (name: string) => name.length * 9, high: 15 }
const ROOM: Rect = { x: 50, y: 50, w: 400, h: 300 }
const OUTLINE = [
  { x: 50, y: 50 },
  { x: 450, y: 50 },
  { x: 450, y: 350 },
  { x: 50, y: 350 },
]
const GROUND = { written: [], covered: [], outline: OUTLINE, within: { x: 0, y: 0, w: 500, h: 400 } }
const piece = (name: string, x: number, y: number, w: number, h: number): NamedPiece => {
  return { name, area: { x, y, w, h }, notches: [], isWhole: false }
}

test('a piece that is wide enough has its name within, beside what is cut out of it', () => {
  const notch = { x: 200, y: 150, w: 100, h: 100 }
  const { within, beside } = placePieceNames([{ ...piece('1', 50, 50, 400, 300), notches: [notch] }], LETTERS, GROUND)
  expect(beside).toEqual([])
  expect(within).toHaveLength(1)
  for (const { at } of within) expect(meets(boxAround(at, 9, 15), notch)).toBe(false)
})

test('a narrow one has it outside the room, at the end of a line that begins in it and crosses nothing written', () => {
  const label = boxAround({ x: 465, y: 200 }, 14, 60)
  const strip = piece('1a', 445, 50, 5, 300)
  const { within, beside } = placePieceNames([strip], LETTERS, { ...GROUND, written: [label] })
  expect(within).toEqual([])
  expect(beside.map(({ name }) => name)).toEqual(['1a'])
  for (const { at, from } of beside) {
    expect(meets(strip.area, { ...from, w: 0, h: 0 })).toBe(true)
    expect(meets(boxAround(at, 18, 15), ROOM)).toBe(false)
    expect(meets(boxAround(at, 18, 15), label)).toBe(false)
  }
})

test('one amid the room has it on a piece beside it, and names of whole pieces are not led to', () => {
  const pieces = [piece('1', 50, 50, 195, 300), piece('2a', 245, 50, 6, 300), piece('3', 251, 50, 199, 300)]
  const { within, beside } = placePieceNames(pieces, LETTERS, { ...GROUND, within: ROOM })
  expect(within.map(({ name }) => name)).toEqual(['1', '3'])
  expect(beside.map(({ name }) => name)).toEqual(['2a'])
  const whole = pieces.map((one) => ({ ...one, isWhole: true }))
  expect(placePieceNames(whole, LETTERS, GROUND).beside).toEqual([])
})

test('no two names lie on each other, however narrow what they name', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 51, max: 449 }), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(cuts, (places) => {
      const xs = [50, ...places.toSorted((a, b) => a - b), 450]
      const pieces = xs.slice(1).map((to, at) => piece(`${at}a`, xs[at] ?? 0, 50, to - (xs[at] ?? 0), 300))
      const { within, beside } = placePieceNames(pieces, LETTERS, GROUND)
      const boxes = [...within, ...beside].map(({ name, at }) => boxAround(at, LETTERS.wide(name), LETTERS.high))
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(meets(box, other)).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('strips of a sheet that are too narrow for their names have them outside, and the drawing has room for these', () => {
  const strips = ['1a', '1b', '1c'].map((name, at) => {
    return { name, area: { x: 0, y: at * 30, w: 1830, h: 30 }, notches: [] }
  })
  const { within, beside, box, w, h } = namesOnSheet({ lengthMm: 1830, widthMm: 1220, parts: strips })
  expect(within).toEqual([])
  expect(beside.map(({ name }) => name)).toEqual(['1a', '1b', '1c'])
  for (const { at } of beside) {
    expect(meets(boxAround(at, 8, 8), { x: 0, y: 0, w, h })).toBe(false)
    expect(at.x).toBeGreaterThan(box.x)
    expect(at.x).toBeLessThan(box.x + box.w)
  }
})
