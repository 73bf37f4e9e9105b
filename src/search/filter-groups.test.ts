import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupContent } from './filter-groups.ts'
import type { LoadedColumn } from './filter-rows.ts'

const loaded = (content: LoadedColumn['content'], codes: number): LoadedColumn => ({
  column: { rows: new Uint32Array(0), codes },
  content,
})
const material = loaded(
  {
    choices: [
      ['coir', ''],
      ['rubber', ''],
      ['steel', ''],
    ],
    sets: [[], [0], [1], [0, 1]],
    rows: '',
  },
  4,
)

test('a choice counts every set that it is in, most items first; what is chosen is shown without any', () => {
  const counts = Uint32Array.from([5, 2, 3, 4])
  const content = groupContent(material, counts, { kind: 'choices', keys: ['steel'], unstated: false })
  expect(content).toEqual({
    kind: 'choices',
    options: [
      { key: 'rubber', name: '', count: 7 },
      { key: 'coir', name: '', count: 6 },
      { key: 'steel', name: '', count: 0 },
    ],
    unstated: 5,
  })
})

test('where nothing is chosen, only what an item has can be', () => {
  const content = groupContent(material, Uint32Array.from([5, 2, 3, 4]), undefined)
  expect(content.kind === 'choices' && content.options.map(({ key }) => key)).toEqual(['rubber', 'coir'])
})

const linear = (numbers: number[]) => numbers.slice(1).map((number, place) => number - (numbers[place] ?? 0))
const growing = (numbers: number[]) => numbers.slice(1).map((number, place) => number / (numbers[place] ?? 0))

test.for([
  ['as wide as the others', [100, 5_000], linear, 4_900 / 16],
  ['as wide as the others from nothing on', [0, 1_600], linear, 100],
  ['as many times as wide where some are more than 50 times the least', [100, 6_553_600], growing, 2],
  ['as many times as wide just beyond that', [100, 5_100], growing, 51 ** (1 / 16)],
] as const)('each of 16 bins is %s', ([, values, steps, step]) => {
  const content = groupContent(loaded({ values: [...values], rows: '' }, 3), Uint32Array.of(0, 1, 1), undefined)
  const edges = content.kind === 'range' ? [...content.bins.map(({ from }) => from), values[1]] : []
  expect(edges).toHaveLength(17)
  for (const own of steps(edges)) expect(own).toBeCloseTo(step, 6)
})

test('one number makes one bin, and none a bin without items', () => {
  const of = (values: number[], counts: Uint32Array) =>
    groupContent(loaded({ values, rows: '' }, values.length + 1), counts, undefined)
  expect(of([7], Uint32Array.of(1, 4))).toMatchObject({ from: 7, to: 7, bins: [{ from: 7, to: 7, count: 4 }] })
  const none = { from: undefined, to: undefined, bins: [{ from: 0, to: 0, count: 0 }], unstated: 1 }
  expect(of([], Uint32Array.of(1))).toMatchObject(none)
})

test('every item that states a number is in one bin, and bins meet', () => {
  const values = fc.uniqueArray(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, fc.infiniteStream(fc.nat(50)), (numbers, stream) => {
      const sorted = numbers.toSorted((a, b) => a - b)
      const counts = Uint32Array.from([3, ...sorted.map(() => Number(stream.next().value))])
      const content = groupContent(loaded({ values: sorted, rows: '' }, sorted.length + 1), counts, undefined)
      if (content.kind !== 'range') throw new Error('Numbers make a range.')
      const { bins, from, to, unstated } = content
      expect([from, to, unstated]).toEqual([sorted[0], sorted.at(-1), 3])
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count, 0) - 3)
      for (const [index, bin] of bins.entries()) {
        expect(bin.to).toBeCloseTo(bins[index + 1]?.from ?? to ?? 0, 3)
        const own = sorted.reduce((sum, value, place) => {
          const isIn = value > bin.from * 1.000_001 && value < bin.to * 0.999_999
          return sum + (isIn ? (counts[place + 1] ?? 0) : 0)
        }, 0)
        expect(bin.count).toBeGreaterThanOrEqual(own)
      }
    }),
  )
})
