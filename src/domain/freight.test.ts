import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freightOf } from './freight.ts'
import type { FreightLine } from './freight-goods.ts'
import { ONE_BY_ONE } from './sale-terms.ts'

const text = { label: 'x', text: 'y', at: [0, 1] as [number, number] }

function mats(quantity: number, [lengthMm, widthMm, mm, kg]: [number, number, number, number]): FreightLine {
  return {
    ...{ quantity, terms: ONE_BY_ONE, grams: { least: kg * 1000, most: kg * 1000 } },
    measures: [
      { kind: 'size', lengthMm, widthMm },
      { kind: 'thickness', mm: { least: mm, most: mm } },
    ],
  }
}

function metres(quantity: number, widthMm: number, mm: number, kg: number): FreightLine {
  return {
    ...{ quantity, terms: { unit: { of: 'metre' } }, grams: { least: kg * 1000, most: kg * 1000 } },
    measures: [
      { kind: 'width', mm: { least: widthMm, most: widthMm }, line: text },
      { kind: 'thickness', mm: { least: mm, most: mm } },
    ],
  }
}

const STABLE_MAT: [number, number, number, number] = [1830, 1220, 17, 42]
const DOORMAT: [number, number, number, number] = [600, 400, 20, 1.9]

/** Counted with a pencil; the numbers in the comments are the steps. */
test('eight stable mats are one pallet of their own size', () => {
  // 8 × 17 = 136 mm on 144 of boards; four pallets stand on the floor of a 20' container, two high.
  expect(freightOf([mats(8, STABLE_MAT)])).toMatchObject({
    ...{ cartons: 0, bundles: 0, rolls: 0, handling: 'truck', heaviestGrams: 42_000, leftOut: [] },
    pallets: [{ lengthMm: 1830, widthMm: 1220, count: 1 }],
    volumeMm3: 1830 * 1220 * 280,
    container: { feet: 20, share: 1 / 8 },
  })
})

test('a hundred stable mats are three pallets, by weight', () => {
  // 35 × 42 = 1,470 kg; 35 + 35 + 30.
  expect(freightOf([mats(100, STABLE_MAT)])).toMatchObject({
    pallets: [{ count: 3 }],
    container: { feet: 20, share: 3 / 8 },
    volumeMm3: 1830 * 1220 * (2 * (595 + 144) + 510 + 144),
  })
})

test('plates of steel fill a container by weight', () => {
  // Ten of 150 kg are a pallet, of which 22 would stand in 20 feet; the sixth part more than half of 28,180 kg.
  expect(freightOf([mats(100, [1200, 800, 20, 150])])).toMatchObject({
    pallets: [{ count: 10 }],
    container: { feet: 20, share: 15_000 / 28_180 },
  })
})

test('pallets are counted by their size, and what is small lies on a large one that is not full', () => {
  // 35 + 35 + 30 of the large, and on those 1,260 kg six of 40 kg; the other 33 are a pallet of their own.
  expect(freightOf([mats(39, [1200, 800, 30, 40]), mats(100, STABLE_MAT)])?.pallets).toEqual([
    { lengthMm: 1830, widthMm: 1220, count: 3 },
    { lengthMm: 1200, widthMm: 800, count: 1 },
  ])
})

test('seven hundred stable mats are two containers of 40 feet', () => {
  // 20 pallets of 35; 8 stand in a 20' container, 9 × 2 in one of 40.
  expect(freightOf([mats(700, STABLE_MAT)])).toMatchObject({
    pallets: [{ count: 20 }],
    container: { feet: 40, share: 2 },
  })
})

test('ten doormats are a carton that one person lifts', () => {
  // Two a layer, five layers of 20 mm, 19 kg.
  expect(freightOf([mats(10, DOORMAT)])).toMatchObject({
    ...{ cartons: 1, pallets: [], handling: 'one', heaviestGrams: 19_000, volumeMm3: 800 * 600 * 100 },
  })
})

test('four cartons stand by themselves', () => {
  // 4 × 13, in seven layers each.
  expect(freightOf([mats(52, DOORMAT)])).toMatchObject({
    ...{ cartons: 4, cartonsOnPallets: false, pallets: [], handling: 'one', volumeMm3: 4 * 800 * 600 * 140 },
  })
})

test('a hundred doormats are eight cartons on one pallet', () => {
  // 13 × 1.9 = 24.7 kg a carton, seven layers, 140 mm: 7 cartons and 9 mats. Four layers of two cartons: 3 × 140 + 140 + 100.
  expect(freightOf([mats(100, DOORMAT)])).toMatchObject({
    ...{ cartons: 8, cartonsOnPallets: true, pallets: [{ lengthMm: 1200, widthMm: 800, count: 1 }] },
    ...{ volumeMm3: 1200 * 800 * (144 + 660), handling: 'truck', heaviestGrams: 24_700 },
  })
})

test('a carton is filled with doormats of several kinds', () => {
  // 5 × 1.9 + 4 × 3.5 = 23.5 kg; 3 layers of 20 and 4 of 30 mm, since only one of the larger fits a layer.
  expect(freightOf([mats(5, DOORMAT), mats(4, [750, 450, 30, 3.5])])).toMatchObject({
    ...{ cartons: 1, heaviestGrams: 23_500, volumeMm3: 800 * 600 * 180 },
  })
})

test('forty metres of matting are three rolls', () => {
  // A roll of 600 mm round a tube of 76 holds 16.4 m of 17 mm: 16 + 16 + 8.
  expect(freightOf([metres(40, 1000, 17, 6.8)])).toMatchObject({
    ...{ rolls: 3, pallets: [], handling: 'truck', heaviestGrams: 108_800 },
    // As wide as the mat; each end takes its square, of 4 × length × thickness ÷ π and the square of the tube.
    volumeMm3: expect.closeTo(1000 * ((4 * 40_000 * 17) / Math.PI + 3 * 76 ** 2), 0),
  })
})

test.each([
  ['a light mat', [1000, 1000, 3, 4.2], { bundles: 1, pallets: [], handling: 'one' }],
  ['a slab of 25 kg', [1000, 1000, 30, 25], { bundles: 1, pallets: [], handling: 'one' }],
  ['a slab of 33 kg', [1000, 1000, 30, 33], { bundles: 1, pallets: [], handling: 'two' }],
  ['a slab of 26 kg', [1000, 1000, 30, 26], { bundles: 1, pallets: [], handling: 'two' }],
  ['a mat of 42 kg', STABLE_MAT, { bundles: 0, pallets: [{ count: 1 }], handling: 'truck' }],
  ['a long thin mat', [2440, 1520, 8, 34], { rolls: 1, pallets: [], handling: 'truck' }],
  ['a long thick mat', [2400, 1200, 24, 76], { rolls: 0, pallets: [{ lengthMm: 2400, widthMm: 1200 }] }],
] as [string, [number, number, number, number], object][])('%s by itself', (_, mat, expected) => {
  expect(freightOf([mats(1, mat)])).toMatchObject(expected)
})

test('lines that state too little, or come in parts, are named and not counted', () => {
  const doormats = mats(10, DOORMAT)
  const lines = [
    { ...doormats, grams: undefined },
    { ...doormats, measures: doormats.measures.slice(0, 1) },
    { ...doormats, terms: { unit: { of: 'pack', noun: 'pair', pieces: 2 } as const } },
    mats(1, [3600, 3600, 18, 258]),
    metres(500, 2000, 400, 8),
  ]
  expect(freightOf(lines)).toBeUndefined()
  expect(freightOf([...lines, doormats])).toEqual({ ...freightOf([doormats]), leftOut: [0, 1, 2, 3, 4] })
})

const line = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 50, max: 4000 }), fc.integer({ min: 50, max: 4000 }))
  .chain(([quantity, lengthMm, widthMm]) =>
    fc
      .tuple(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 2_000 }))
      .map(([mm, kg]) => mats(quantity, [lengthMm, widthMm, mm, kg])),
  )
const unitsIn = (lines: FreightLine[]) => {
  const { cartons = 0, bundles = 0, rolls = 0, pallets = [] } = freightOf(lines) ?? {}
  return cartons + bundles + rolls + pallets.reduce((sum, { count }) => sum + count, 0)
}

test('whatever is in a cart, what is counted is packed, and what is packed has a size', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const freight = freightOf(lines)
      if (freight === undefined) return
      expect(unitsIn(lines)).toBeGreaterThan(0)
      expect(freight.volumeMm3).toBeGreaterThan(0)
      expect(Number.isFinite(freight.volumeMm3 + freight.heaviestGrams)).toBe(true)
      expect(freight.container?.share ?? 1).toBeGreaterThan(0)
      for (const { lengthMm, widthMm } of freight.pallets) expect(lengthMm >= 1200 && widthMm >= 800).toBe(true)
    }),
  )
})

test('the order of lines is nothing to a freighter', () => {
  const sized = fc.uniqueArray(line, {
    maxLength: 6,
    selector: ({ measures: [size] }) => size?.kind === 'size' && size.lengthMm * size.widthMm,
  })
  fc.assert(
    fc.property(sized, (lines) => {
      const [one, other] = [freightOf(lines), freightOf(lines.toReversed())]
      expect({ ...other, leftOut: [], volumeMm3: 0, container: 0 }).toEqual({
        ...one,
        leftOut: [],
        volumeMm3: 0,
        container: 0,
      })
      expect(other?.volumeMm3 ?? 0).toBeCloseTo(one?.volumeMm3 ?? 0, 0)
    }),
  )
})
