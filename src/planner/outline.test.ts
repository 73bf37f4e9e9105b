import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOutline, PRESETS, presetOutline, withoutWall, withStep, withWall } from './outline.ts'
import { wallsOf } from './room.ts'
import { roomFault } from './room-fault.ts'

const roomOf = (outline: { x: number; y: number }[]) => ({ outline, holes: [], gapMm: 0 })

test('every preset is a room', () => {
  expect(PRESETS.map((preset) => roomFault(roomOf(presetOutline(preset))))).toEqual(PRESETS.map(() => undefined))
})

test('a wall of another length moves what comes after it, and leaves the first corner where it is', () => {
  expect(withWall(boxOutline(3000, 2000), 0, 4000)).toEqual(boxOutline(4000, 2000))
  expect(withWall(boxOutline(3000, 2000), 1, 2500)).toEqual(boxOutline(3000, 2500))
  expect(withWall(boxOutline(3000, 2000), 2, 4000)).toEqual(boxOutline(4000, 2000))
  expect(withWall(boxOutline(3000, 2000), 3, 2500)).toEqual(boxOutline(3000, 2500))
})

test('where a wall goes its neighbours become one', () => {
  expect(withoutWall(presetOutline('l'), 1)).toEqual({
    outline: boxOutline(6000, 5000),
    walls: [0, undefined, 0, 1, 2, 3],
  })
})

test('a step makes two corners more, in every wall of every preset', () => {
  for (const preset of PRESETS) {
    const outline = presetOutline(preset)
    for (const wall of outline.keys()) {
      const stepped = withStep(outline, wall)
      expect(stepped).toHaveLength(outline.length + 2)
      expect(stepped[0]).toEqual(outline[0])
      expect(roomFault(roomOf(stepped)), `${preset} ${wall}`).toBeUndefined()
    }
  }
})

test('whatever lengths are typed, the outline is refused or has that wall, right angles and the first corner', () => {
  const edits = fc.array(fc.record({ at: fc.nat(39), mm: fc.integer({ min: 1, max: 9000 }), step: fc.boolean() }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), edits, (preset, list) => {
      let outline = presetOutline(preset)
      for (const { at, mm, step } of list) {
        const wall = at % outline.length
        const next = step ? withStep(outline, wall) : withWall(outline, wall, mm)
        if (roomFault(roomOf(next)) !== undefined) continue
        outline = next
        const { from, to } = wallsOf(outline)[wall] ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
        if (!step) expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBe(mm)
        expect(outline[0]).toEqual({ x: 0, y: 0 })
      }
    }),
  )
})
