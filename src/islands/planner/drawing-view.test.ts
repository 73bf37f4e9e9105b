import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DrawingView, frameOf, moved, scaleOf, seenOf, zoomed } from './drawing-view.ts'

const frame = frameOf({ x: 0, y: 0, w: 12_000, h: 6000 }, 700)
const amid = { x: 350, y: frame.height / 2 }
const side = fc.integer({ min: 500, max: 200_000 })
const frames = fc
  .tuple(side, side, fc.integer({ min: 300, max: 1400 }))
  .map(([w, h, width]) => frameOf({ x: 0, y: 0, w, h }, width))
const steps = fc.array(
  fc.oneof(
    fc.record({ times: fc.double({ min: 0.2, max: 5, noNaN: true }), x: fc.nat(1400), y: fc.nat(620) }),
    fc.record({
      times: fc.constant(0),
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    }),
  ),
  { maxLength: 12 },
)

test('at first the whole room is seen, in the midst of the frame', () => {
  const { by, left, top } = seenOf(frame, 'whole')
  const { x, y } = scaleOf(frame.box, by)
  expect(x(0) - left).toBeCloseTo(700 - (x(12_000) - left))
  expect(y(0) - top).toBeCloseTo(frame.height - (y(6000) - top))
})

test('what is pointed at stays where it is when one comes nearer', () => {
  const at = { x: 260, y: 150 }
  const placeAt = (view: DrawingView) => {
    const { by, left, top } = seenOf(frame, view)
    const { x, y } = scaleOf(frame.box, by)
    return { x: (left + at.x - x(0)) / by, y: (top + at.y - y(0)) / by }
  }
  const near = zoomed(frame, zoomed(frame, 'whole', 2, amid), 1.7, at)
  const before = placeAt(zoomed(frame, 'whole', 2, amid))
  expect(placeAt(near).x).toBeCloseTo(before.x)
  expect(placeAt(near).y).toBeCloseTo(before.y)
})

test('however one goes, neither the limits nor the margin are left, and all the way back the whole is seen', () => {
  fc.assert(
    fc.property(frames, steps, (any, gone) => {
      const end = gone.reduce<DrawingView>(
        (view, { times, x, y }) => (times === 0 ? moved(any, view, x, y) : zoomed(any, view, times, { x, y })),
        'whole',
      )
      const { by, left, top } = seenOf(any, end)
      const { x, y } = scaleOf(any.box, by)
      expect(by).toBeGreaterThanOrEqual(any.fit)
      expect(by).toBeLessThanOrEqual(any.nearest)
      // Either the drawing fills the frame, or it stands in its midst.
      for (const [from, to, edge, size] of [
        [x(0) - 46, x(any.box.w) + 46, left, any.width],
        [y(0) - 46, y(any.box.h) + 46, top, any.height],
      ] as const) {
        if (to - from > size) expect(edge >= from - 1e-6 && edge + size <= to + 1e-6).toBe(true)
        else expect(from + to).toBeCloseTo(2 * edge + size, 4)
      }
      expect(zoomed(any, end, 1e-9, { x: 0, y: 0 })).toBe('whole')
    }),
  )
})

test('a pixel that is moved is a pixel on the screen, as far as there is more to see', () => {
  const near = zoomed(frame, 'whole', 4, amid)
  const [before, after] = [seenOf(frame, near), seenOf(frame, moved(frame, near, 30, -20))]
  expect(after.left).toBeCloseTo(before.left - 30)
  expect(after.top).toBeCloseTo(before.top + 20)
  expect(moved(frame, 'whole', 30, 20)).toBe('whole')
})

test('in a large hall one comes near enough to take hold of a step of ten millimetres', () => {
  expect(frameOf({ x: 0, y: 0, w: 200_000, h: 200_000 }, 343).nearest).toBe(0.5)
})
