import { expect, test } from 'vitest'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline, PRESETS, presetOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { withStepIn } from '#planner/reshaped-room.ts'
import { boxOf, type Point } from '#planner/room.ts'
import { frameOf, scaleOf, wholeOf } from './drawing-view.ts'
import { meets } from './free-ground.ts'
import { wallLabels } from './wall-labels.ts'

const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Hall', outline: boxOutline(5200, 3700), holes: [], doors: [], gapMm: 0, itemId: 'a' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
}
const STEPPED = withStepIn(withStepIn(ROOM, 0), 3).outline

function labelsOf(outline: readonly Point[], width: number) {
  const box = boxOf(outline)
  const { fit } = frameOf(box, width)
  return wallLabels(outline, scaleOf(box, fit), 'mm', wholeOf(box, fit))
}

test.for([343, 768])('in a drawing of %i pixels every wall has its length, and no two lie on each other', (width) => {
  for (const outline of [STEPPED, ...PRESETS.map(presetOutline)]) {
    const labels = labelsOf(outline, width)
    expect(labels.map(({ wall }) => wall).toSorted((a, b) => a - b)).toEqual([...outline.keys()])
    for (const { length } of labels) expect(length).toMatch(/^\d+.mm$/)
    for (const [index, { box }] of labels.entries())
      for (const other of labels.slice(index + 1)) expect(meets(box, other.box)).toBe(false)
  }
})

test('what is far shorter than its length leads to it by a line', () => {
  const outline = [
    ...[
      { x: 0, y: 0 },
      { x: 9000, y: 0 },
      { x: 9000, y: 200 },
    ],
    ...[
      { x: 9300, y: 200 },
      { x: 9300, y: 6000 },
      { x: 0, y: 6000 },
    ],
  ]
  const labels = labelsOf(outline, 343)
  expect(labels.filter(({ led }) => led !== undefined).length).toBeGreaterThan(0)
  for (const { length } of labels) expect(length).not.toBe('')
})
