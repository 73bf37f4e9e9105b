import { expect, test } from 'vitest'
import { boxOutline, presetOutline } from '#planner/outline.ts'
import { draggedPart, inPlace, movesWith, restOf } from './dragged-part.ts'

test('what moves with a wall and the rest are all walls, and meet at their ends', () => {
  for (const outline of [boxOutline(4000, 3000), presetOutline('u')]) {
    for (const wall of outline.keys()) {
      const [moving, rest] = [draggedPart(outline, wall), restOf(outline, wall)]
      expect(moving.length - 1 + rest.length - 1).toBe(outline.length)
      expect([moving.at(-1), rest.at(-1)]).toEqual([rest[0], moving[0]])
      expect(moving[1]).toEqual(outline[wall])
    }
  }
})

test('the first and the last wall of a box have each other as neighbours', () => {
  const box = boxOutline(4000, 3000)
  expect(movesWith(box, 0)).toEqual([3, 0, 1])
  expect(movesWith(box, 3)).toEqual([2, 3, 0])
})

test('a wall is moved across itself alone', () => {
  expect(inPlace(boxOutline(4000, 3000), 1, 500)).toEqual([
    { x: 0, y: 0 },
    { x: 4500, y: 0 },
    { x: 4500, y: 3000 },
    { x: 0, y: 3000 },
  ])
})
