import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enoughWidth, FITTED, fittedSize, heldIn, mostZoom, zoomed } from './placement.ts'

const length = fc.integer({ min: 1, max: 6000 })
const size = fc.record({ width: length, height: length })
const pixelRatio = fc.constantFrom(0.75, 1, 1.25, 1.5, 2, 2.625, 3)
const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
const zoom = fc.double({ min: 1, max: 20, noNaN: true })

test('a picture is whole in the stage in its own shape, and no pixel of it is larger than one of the screen', () => {
  fc.assert(
    fc.property(size, size, pixelRatio, (stage, source, ratio) => {
      const fitted = fittedSize(stage, source, ratio)
      expect(fitted.width).toBeLessThanOrEqual(stage.width * 1.0001)
      expect(fitted.height).toBeLessThanOrEqual(stage.height * 1.0001)
      expect(fitted.width / fitted.height).toBeCloseTo(source.width / source.height, 5)
      expect(fitted.width * ratio * mostZoom(fitted, source, ratio)).toBeLessThanOrEqual(source.width * 1.0001)
    }),
  )
})

test('the nearest one can look is one pixel of the source on one of the screen', () => {
  const source = { width: 2400, height: 1800 }
  const fitted = fittedSize({ width: 375, height: 700 }, source, 3)
  expect(fitted).toEqual({ width: 375, height: 281.25 })
  expect(mostZoom(fitted, source, 3)).toBeCloseTo(2400 / 1125)
  expect(fittedSize({ width: 1920, height: 1000 }, { width: 400, height: 300 }, 2)).toEqual({ width: 200, height: 150 })
})

test('what lies under a point stays under it, and back again', () => {
  fc.assert(
    fc.property(point, point, zoom, zoom, (at, from, first, second) => {
      const before = { zoom: first, ...from }
      const after = zoomed(before, second, at)
      expect((at.x - after.x) / second).toBeCloseTo((at.x - from.x) / first, 6)
      expect((at.y - after.y) / second).toBeCloseTo((at.y - from.y) / first, 6)
      const again = zoomed(after, first, at)
      expect(again.x).toBeCloseTo(from.x, 6)
      expect(again.y).toBeCloseTo(from.y, 6)
    }),
  )
})

test('a picture is never moved out of sight: what is larger than the stage covers it, the rest stays in its middle', () => {
  fc.assert(
    fc.property(size, size, zoom, point, (stage, fitted, times, at) => {
      const held = heldIn(stage, fitted, { zoom: times, ...at })
      expect(held.zoom).toBe(times)
      const beside = (fitted.width * times - stage.width) / 2 - Math.abs(held.x)
      if (fitted.width * times <= stage.width) expect(Math.abs(held.x)).toBe(0)
      else expect(beside).toBeGreaterThanOrEqual(-0.0001)
      expect(heldIn(stage, fitted, held)).toEqual(held)
    }),
  )
  expect(heldIn({ width: 100, height: 100 }, { width: 100, height: 50 }, FITTED)).toEqual(FITTED)
})

test.each([
  { wanted: 700, enough: 720 },
  { wanted: 720.4, enough: 720 },
  { wanted: 722, enough: 1200 },
  { wanted: 5000, enough: 2400 },
])('$wanted pixels are shown from the file with $enough', ({ wanted, enough }) => {
  expect(enoughWidth([360, 720, 1200, 2000, 2400], wanted)).toBe(enough)
  expect(enoughWidth([], wanted)).toBe(0)
})
