import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { type FreightLine, freightGoods, rollDiameterMm } from './freight-goods.ts'
import { ONE_BY_ONE, type SaleTerms } from './sale-terms.ts'

const line = { label: '', text: '', at: [0, 0] as [number, number] }
const size = (lengthMm: number, widthMm: number): Fact => ({ kind: 'size', lengthMm, widthMm })
const thickness = (least: number, most = least): Fact => ({ kind: 'thickness', mm: { least, most } })
const width = (least: number, most = least): Fact => ({ kind: 'width', mm: { least, most }, line })
const weight = (least: number, most = least) => ({ least, most })

function goodsOf(changes: Partial<FreightLine>) {
  return freightGoods({ quantity: 1, terms: ONE_BY_ONE, grams: weight(1000), measures: [], ...changes })
}

test.each([
  ['fills a carton', [800, 600, 400, 25_000], 'cartoned'],
  ['is longer than a carton', [801, 600, 400, 25_000], 'flat'],
  ['is wider than a carton', [800, 601, 400, 25_000], 'flat'],
  ['is higher than a carton', [800, 600, 401, 25_000], 'flat'],
  ['is heavier than what one person lifts', [800, 600, 400, 25_001], 'flat'],
  ['fills a pallet', [1200, 800, 1000, 1_500_000], 'flat'],
  ['is higher than a pallet is stacked', [1200, 800, 1001, 1_500_000], undefined],
  ['is heavier than a pallet bears', [1200, 800, 1000, 1_500_001], undefined],
  ['is two metres long', [2000, 1000, 10, 20_000], 'flat'],
  ['is longer', [2001, 1000, 10, 20_000], 'rolled'],
  ['is long and just thin enough to be rolled', [2001, 1000, 23, 46_000], 'rolled'],
  ['is long and too thick to be rolled', [2001, 1000, 24, 48_000], 'flat'],
  ['is as wide as pieces come', [2400, 2000, 10, 50_000], 'rolled'],
  ['is wider, and so comes in parts', [2400, 2001, 10, 50_000], undefined],
  ['makes a roll of 600 mm', [12_095, 1000, 23, 250_000], 'rolled'],
  ['makes a thicker roll', [12_100, 1000, 23, 250_000], undefined],
] as [string, [number, number, number, number], string | undefined][])(
  'what %s',
  (_, [lengthMm, widthMm, mm, grams], as) => {
    const goods = goodsOf({ grams: weight(grams), measures: [thickness(mm), size(lengthMm, widthMm)] })
    expect(goods.map((one) => one.as)).toEqual(as === undefined ? [] : [as])
  },
)

test('a piece lies with its longer side along, as thick and as heavy as it may be', () => {
  const measures = [size(400, 600), thickness(8, 16)]
  expect(goodsOf({ quantity: 7, grams: weight(1000, 1200), measures })).toEqual([
    { as: 'cartoned', lengthMm: 600, widthMm: 400, thicknessMm: 16, grams: 1200, count: 7 },
  ])
})

test.each([
  ['no weight', { grams: undefined, measures: [size(600, 400), thickness(10)] }],
  ['no thickness', { measures: [size(600, 400)] }],
  ['no size', { measures: [thickness(10)] }],
  ['a width alone', { measures: [width(1000), thickness(10)] }],
  [
    'no width of what is sold by the metre',
    { terms: { unit: { of: 'metre' } }, measures: [size(600, 400), thickness(10)] },
  ],
] as [string, Partial<FreightLine>][])('nothing can be said of what states %s', (_, line) => {
  expect(goodsOf(line)).toEqual([])
})

test.each<[SaleTerms['unit'], number]>([
  ['unstated', 1],
  ['unclear', 0],
  [{ of: 'piece', noun: 'tile' }, 1],
  [{ of: 'pack', noun: 'roll' }, 1],
  [{ of: 'pack', noun: 'kit', pieces: 4 }, 0],
  [{ of: 'square-metre' }, 0],
])('whether the size is that of what is sold by %j', (unit, known) => {
  expect(goodsOf({ terms: { unit }, measures: [size(600, 400), thickness(10)] })).toHaveLength(known)
})

test.each([
  // (600² − 76²) × π / 4 ÷ 20 mm are 13.9 m.
  ['of which less than a roll is wanted', 20, 12, [[12, 1]]],
  ['of which whole rolls are wanted', 20, 26, [[13, 2]]],
  [
    'of which more is wanted',
    20,
    30,
    [
      [13, 2],
      [4, 1],
    ],
  ],
  ['of which a roll takes no two metres', 200, 3, [[1, 3]]],
  ['of which a roll takes no metre', 300, 3, []],
] as [string, number, number, [metres: number, count: number][]][])('metres %s', (_, mm, metres, rolls) => {
  const measures = [thickness(mm), width(1200)]
  expect(goodsOf({ quantity: metres, terms: { unit: { of: 'metre' } }, grams: weight(5000), measures })).toEqual(
    rolls.map(([length, count]) => ({
      ...{ as: 'rolled', widthMm: 1200, grams: 5000 * length, count },
      diameterMm: rollDiameterMm(length * 1000, mm),
    })),
  )
})

test('the end of a roll is as large as the edge of the mat and the end of the tube', () => {
  const disc = (mm: number) => (Math.PI * mm ** 2) / 4
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 50 }), (lengthMm, mm) => {
      expect(disc(rollDiameterMm(lengthMm, mm)) / (lengthMm * mm + disc(76))).toBeCloseTo(1, 9)
    }),
  )
})
