import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChoiceColumn, isChoiceFact, type NumberColumn } from './filter-files.ts'
import { conditionOf, countRows, firstRows, rowsLeft, sortRows } from './filter-rows.ts'
import type { Chosen } from './filter-selection.ts'

const material: ChoiceColumn = {
  choices: [
    ['coir', ''],
    ['rubber', ''],
    ['wood', ''],
  ],
  sets: [[], [0], [1], [0, 1], [2]],
  rows: '',
}
const thickness: NumberColumn = { values: [80, 150, 300], rows: '' }

const columns = {
  material: { rows: Uint32Array.from([1, 2, 3, 0, 4, 2]), codes: 5 },
  thickness: { rows: Uint32Array.from([1, 2, 3, 2, 0, 1]), codes: 4 },
}
const choose = (...keys: string[]): Chosen => ({ kind: 'choices', keys, unstated: false })
const between = (least?: number, most?: number): Chosen => ({ kind: 'range', least, most, unstated: false })
const filtered = (chosen: { material?: Chosen; thickness?: Chosen }) => {
  const conditions = [
    ...(chosen.material ? [conditionOf({ column: columns.material, content: material }, chosen.material)] : []),
    ...(chosen.thickness ? [conditionOf({ column: columns.thickness, content: thickness }, chosen.thickness)] : []),
  ]
  const counts = countRows(6, conditions, [columns.material, columns.thickness])
  return { rows: [...rowsLeft(6, conditions)], counts: counts.map((count) => [...count]) }
}

describe('rows', () => {
  test('any choice of a fact will do, and all facts have to hold', () => {
    expect(filtered({}).rows).toEqual([0, 1, 2, 3, 4, 5])
    expect(filtered({ material: choose('coir') }).rows).toEqual([0, 2])
    expect(filtered({ material: choose('coir', 'wood') }).rows).toEqual([0, 2, 4])
    expect(filtered({ material: choose('rubber'), thickness: between(150) }).rows).toEqual([1, 2])
  })

  test('bounds belong to a range, and what is not stated is in none', () => {
    expect(filtered({ thickness: between(150, 300) }).rows).toEqual([1, 2, 3])
    expect(filtered({ thickness: between(undefined, 80) }).rows).toEqual([0, 5])
    expect(filtered({ thickness: between(301) }).rows).toEqual([])
  })

  test('what is not stated is found when it is asked for', () => {
    expect(filtered({ thickness: { ...between(), unstated: true } }).rows).toEqual([4])
    expect(filtered({ thickness: { ...between(300), unstated: true } }).rows).toEqual([2, 4])
    expect(filtered({ material: { ...choose(), unstated: true } }).rows).toEqual([3])
  })

  test('a key or a kind of choice that a fact does not have holds for nothing', () => {
    expect(filtered({ material: choose('marble') }).rows).toEqual([])
    expect(filtered({ material: between(1) }).rows).toEqual([])
    expect(filtered({ thickness: choose('coir') }).rows).toEqual([])
  })

  test('a group tells what its other choices would give', () => {
    const { counts } = filtered({ material: choose('coir'), thickness: between(undefined, 150) })
    // By set of materials, among what is at most 15 mm thick; by thickness, among what is of coir.
    expect(counts).toEqual([
      [1, 1, 2, 0, 0],
      [0, 1, 0, 1],
    ])
  })

  test('rows are sorted both ways, those that state nothing last, equal ones as they were', () => {
    const all = Uint32Array.from([0, 1, 2, 3, 4, 5])
    expect([...sortRows(all, columns.thickness, 1)]).toEqual([0, 5, 1, 3, 2, 4])
    expect([...sortRows(all, columns.thickness, -1)]).toEqual([2, 1, 3, 0, 5, 4])
  })

  test('the first few are those of all sorted', () => {
    const asked = fc.record({
      codes: fc.array(fc.nat(6), { maxLength: 40 }),
      direction: fc.constantFrom(1 as const, -1 as const),
      most: fc.nat(9),
    })
    fc.assert(
      fc.property(asked, ({ codes, direction, most }) => {
        const rows = Uint32Array.from(codes.keys())
        const column = { rows: Uint32Array.from(codes), codes: 7 }
        expect(firstRows(rows, column, direction, most)).toEqual(sortRows(rows, column, direction).slice(0, most))
      }),
    )
  })
})

test('facts that are chosen from are told from numbers', () => {
  expect(isChoiceFact('material')).toBe(true)
  expect(isChoiceFact('price')).toBe(false)
})
