import { expect, test } from 'vitest'
import { edgesOf } from './piece-edges.ts'

const long = (edges: ReturnType<typeof edgesOf>) =>
  edges.reduce((sum, [from, to]) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y), 0)
const area = { x: 100, y: 100, w: 400, h: 300 }

test('a whole piece has its four sides', () => {
  expect(edgesOf({ area, notches: [] })).toHaveLength(4)
  expect(long(edgesOf({ area, notches: [] }))).toBe(1400)
})

test('a corner that is cut out leaves an L of the same girth, a hole within adds its own', () => {
  expect(long(edgesOf({ area, notches: [{ x: 400, y: 300, w: 100, h: 100 }] }))).toBe(1400)
  expect(long(edgesOf({ area, notches: [{ x: 200, y: 200, w: 50, h: 50 }] }))).toBe(1600)
})
