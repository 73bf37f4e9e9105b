import { describe, expect, test } from 'vitest'
import { readSigns } from '#search/column-signs.ts'
import { choiceFiles } from './choice-files.ts'
import type { ColumnFiles } from './column-files.ts'
import { numberFiles, orderFiles } from './number-files.ts'

/** Anything is long, and a part has two rows. */
const SIZES = { longBytes: 1, partRows: 2, fewBlocks: 1 }

const counted = (count: number) => Array.from({ length: count }, (_, row) => row)
const named = (number: number): [string, string] => [`k${number}`, `Choice ${number}`]

/** The head of a column, and the texts of what it names by their paths. */
function headOf({ split }: ColumnFiles) {
  const texts = new Map(split?.named.map(({ path, text }) => [path, JSON.parse(text)]))
  return split && { ...JSON.parse(split.head.text), texts }
}

describe('a column', () => {
  test('that takes no more bytes than a short one is one file', () => {
    const numbers = counted(50)
    expect(numberFiles('price', numbers, [], { ...SIZES, longBytes: 500 })).toEqual({
      whole: expect.anything(),
      parts: [],
    })
    const bytes = counted(500).findLast((longBytes) =>
      headOf(numberFiles('price', numbers, [], { ...SIZES, longBytes })),
    )
    // More than so many bytes make it long.
    expect(bytes).toBeGreaterThan(20)
    expect(headOf(numberFiles('price', numbers, [], { ...SIZES, longBytes: (bytes ?? 0) + 1 }))).toBeUndefined()
  })

  test('of no more rows than two parts has none', () => {
    expect(orderFiles('name', counted(4), SIZES).parts).toEqual([])
    const parts = orderFiles('name', counted(5), SIZES).parts.map(({ name, file: { path, text } }) => {
      expect(path).toContain(name)
      return JSON.parse(text)
    })
    expect(parts).toEqual([
      { gaps: [0, 1], rows: '$%' },
      { gaps: [2, 1], rows: '$%' },
      { gaps: [4], rows: '$' },
    ])
    expect(orderFiles('name', counted(5), SIZES)).not.toHaveProperty('split')
  })
})

describe('a long column of choices', () => {
  const of = (choices: number) =>
    headOf(
      choiceFiles(
        'brand',
        counted(200).map((row) => (row === 7 ? [] : [named(row % choices)])),
        SIZES,
      ),
    )

  test('is split choice by choice from two choices on, and up to sixty-four', () => {
    expect([of(1), of(65)]).toEqual([undefined, undefined])
    expect(of(2)?.choices).toHaveLength(2)
    expect(of(64)?.choices).toHaveLength(64)
    expect(of(2)?.unstated).toBe(1)
  })

  test('has parts with the choices and sets of the whole', () => {
    const { whole, parts } = choiceFiles('brand', [[named(0)], [], [named(1)], [named(0), named(1)], [named(0)]], SIZES)
    const { choices, sets } = JSON.parse(whole.text)
    const own = parts.map(({ file }) => JSON.parse(file.text))
    expect(own.map((part) => [part.choices, part.sets])).toEqual(own.map(() => [choices, sets]))
    expect(own.map(({ rows }) => rows).join('')).toBe(JSON.parse(whole.text).rows)
  })
})

describe('a long column of numbers', () => {
  const of = (numbers: (number | undefined)[]) => headOf(numberFiles('price', numbers, [], SIZES))

  test('is told by bounds from two numbers on', () => {
    expect(of([7, 7, 7, undefined])).toBeUndefined()
    const head = of([7, undefined, 9, 7])
    expect(head).toMatchObject({ from: 7, to: 9, unstated: 1 })
    expect(head?.bounds.map(([bound, , own]: [number, string, string]) => [bound, own])).toEqual([
      [7, ''],
      [9, ''],
    ])
  })

  test('has each of up to sixty-four numbers as a bound; of more, bounds are what is more than a round number', () => {
    const spread = (count: number) => counted(count).map((row) => 1_000 + row)
    expect(of(spread(64))?.bounds.map(([bound]: [number]) => bound)).toEqual(spread(64))
    expect(of(spread(65))?.bounds.map(([bound]: [number]) => bound)).toEqual([951, 1_001, 1_051])
    const wide = of(counted(400).map((row) => 3 + row * 37))?.bounds
    expect(wide.map(([bound]: [number]) => bound).filter((bound: number) => bound < 100)).toEqual([3, 39, 76])
    expect(wide).toContainEqual([10_001, expect.anything(), expect.anything()])
  })

  test('tells of each bound which rows reach it, and the numbers from there to the next', () => {
    const numbers = counted(400).map((row) => (row % 11 === 0 ? undefined : (row * 7_919) % 5_003))
    const { bounds, texts } = of(numbers) ?? {}
    expect(bounds.length).toBeGreaterThan(64)
    for (const [place, [bound, reaching, own]] of bounds.entries()) {
      const reaches = numbers.map((number) => (number !== undefined && number >= bound ? 1 : 0))
      expect(readSigns(texts.get(reaching).rows, 400, 1)).toEqual(Uint32Array.from(reaches))
      const next = bounds[place + 1]?.[0] ?? Number.POSITIVE_INFINITY
      const isIn = (number: number | undefined) => number !== undefined && number >= bound && number < next
      const cell = [...new Set(numbers.filter(isIn))].toSorted((a = 0, b = 0) => a - b)
      expect(own === '').toBe(cell.length === 1 && cell[0] === bound)
      if (own === '') continue
      const { gaps, rows, stated } = texts.get(own)
      expect(readSigns(stated, 400, 1)).toEqual(Uint32Array.from(numbers, (number) => (isIn(number) ? 1 : 0)))
      let value = 0
      const values = gaps.map((gap: number) => {
        value += gap
        return value
      })
      expect(values).toEqual(cell)
      const places = readSigns(rows, numbers.filter(isIn).length, values.length) ?? []
      expect([...places].map((nth) => values[nth - 1])).toEqual(numbers.filter(isIn))
    }
  })
})
