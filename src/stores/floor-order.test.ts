import { expect, test } from 'vitest'
import { cents, type Price } from '#domain/cents.ts'
import { ONE_BY_ONE, type SaleTerms } from '#domain/sale-terms.ts'
import type { PlanFigures } from '#planner/plan.ts'
import type { Ramps } from '#planner/ramps.ts'
import type { FloorItem, FloorMat } from './floor-mat.ts'
import { floorLines, orderOf, wholeOrder } from './floor-order.ts'

const BY_METRE: SaleTerms = { unit: { of: 'metre' }, minimum: 1, step: 1 }
const IN_FOURS: SaleTerms = { unit: 'unstated', minimum: 4, step: 4 }

/** An item of 12 to 13 kg. */
function item(itemId: string, price: Price, more: Partial<FloorItem> = {}): FloorItem {
  return {
    ...{ itemId, code: '', name: `Mat ${itemId}`, picture: '', price, terms: ONE_BY_ONE },
    grams: { least: 12_000, most: 13_000 },
    ...more,
  }
}

const FIGURES: PlanFigures = {
  ...{ pieces: 7, rollMm: 5_000, whole: 5, cut: 2, fromOffcuts: 0, floorMm2: 1, boughtMm2: 1, waste: 0 },
  narrowestMm: undefined,
}

test.each([
  ['one by one', ONE_BY_ONE, FIGURES, { quantity: 7, tooMany: false, price: 7_000, grams: 84_000, beyond: 0 }],
  ['in fours', IN_FOURS, FIGURES, { quantity: 8, tooMany: false, price: 8_000, grams: 96_000, beyond: 1 }],
  ['by the metre', BY_METRE, FIGURES, { quantity: 5, tooMany: false, price: 5_000, grams: 60_000, beyond: 0 }],
  [
    'by the metre',
    BY_METRE,
    { ...FIGURES, rollMm: 4_000 },
    { quantity: 4, tooMany: false, price: 4_000, grams: 48_000, beyond: 0 },
  ],
])('what is sold %s is ordered so', (_, terms, figures, order) => {
  expect(orderOf(item('a', cents(1_000), { terms }), figures)).toEqual(order)
})

test('a mat on request has no price, and one that states no weight has none', () => {
  expect(orderOf(item('a', 'on-request', { grams: undefined }), FIGURES)).toEqual({
    ...{ quantity: 7, tooMany: false, price: 'on-request', grams: undefined, beyond: 0 },
  })
})

test.each([
  ['9,999 m', BY_METRE, 9_999, { quantity: 9_999, tooMany: false, price: 9_999_000, beyond: 0 }],
  ['10,000 m', BY_METRE, 10_000, { quantity: 10_000, tooMany: true, price: 'on-request', beyond: 0 }],
  ['11,000 m', BY_METRE, 11_000, { quantity: 11_000, tooMany: true, price: 'on-request', beyond: 0 }],
  ['9,995 in fours', IN_FOURS, 9_995, { quantity: 9_996, tooMany: false, price: 9_996_000, beyond: 1 }],
  ['9,997 in fours', IN_FOURS, 9_997, { quantity: 9_997, tooMany: true, price: 'on-request', beyond: 0 }],
])('what is more than one order takes has no price, and is told as it is: %s', (_, terms, wanted, order) => {
  const figures = { ...FIGURES, pieces: wanted, rollMm: wanted * 1000 }
  expect(orderOf(item('a', cents(1_000), { terms }), figures)).toEqual({ ...order, grams: order.quantity * 12_000 })
})

test('a floor of which one order takes too little has no price as a whole', () => {
  const figures = { ...FIGURES, pieces: 10_000 }
  expect(wholeOrder(floorLines(EDGED, { figures, ramps: RAMPS })).price).toBe('on-request')
})

/** Tiles of 900 × 600 mm with an edge for each side. */
const EDGED: FloorMat = {
  ...item('t', cents(5_000)),
  ...{ mat: { lengthMm: 900, widthMm: 600, form: 'interlocking', turns: false }, material: 'rubber' },
  ...{ measures: '', listPath: '' },
  edging: {
    edges: [
      { ...item('e9', cents(800)), sidesMm: [900], depthMm: 75 },
      { ...item('e6', cents(600)), sidesMm: [600, 599], depthMm: 75 },
    ],
    corner: item('c', cents(300)),
  },
}
const CORNER = { x: 0, y: 0, w: 75, h: 75 }
const RAMPS: Ramps = {
  ...{ depthMm: 75, laid: [], strips: [900, 900, 600, 599], openMm: 0 },
  corners: [CORNER, { ...CORNER, x: 3_675 }],
}

const lines = (mat: FloorMat, ramps: Ramps | undefined) =>
  floorLines(mat, { figures: FIGURES, ramps }).map(({ part, item: { itemId }, quantity }) => [part, itemId, quantity])

test('a floor takes its mats, each kind of edge, and corners', () => {
  expect(lines(EDGED, RAMPS)).toEqual([
    [{ kind: 'mat' }, 't', 7],
    [{ kind: 'edge', sideMm: 900 }, 'e9', 2],
    [{ kind: 'edge', sideMm: 600 }, 'e6', 2],
    [{ kind: 'corner' }, 'c', 2],
  ])
  expect(floorLines(EDGED, { figures: FIGURES, ramps: RAMPS })[3]).toMatchObject({ price: 600, grams: 24_000 })
})

test.each([
  ['a floor that is nowhere open takes no edges', EDGED, undefined, ['t']],
  [
    'a floor that is open at one side takes edges of that side',
    EDGED,
    { ...RAMPS, strips: [600], corners: [] },
    ['t', 'e6'],
  ],
  [
    'a range without a corner has none',
    { ...EDGED, edging: EDGED.edging && { ...EDGED.edging, corner: undefined } },
    RAMPS,
    ['t', 'e9', 'e6'],
  ],
  ['a mat without edges is all there is', { ...EDGED, edging: undefined }, RAMPS, ['t']],
])('%s', (_, mat, ramps, itemIds) => {
  expect(lines(mat, ramps).map(([, itemId]) => itemId)).toEqual(itemIds)
})

test('lines come to their sum, as far as each has a price and a weight', () => {
  const [mat, edge] = floorLines(EDGED, { figures: FIGURES, ramps: RAMPS })
  if (mat === undefined || edge === undefined) throw new Error('The floor has edges.')
  expect(wholeOrder([mat, edge])).toEqual({ price: 36_600, grams: 108_000 })
  expect(wholeOrder([mat, { ...edge, price: 'on-request' }])).toEqual({ price: 'on-request', grams: 108_000 })
  expect(wholeOrder([mat, { ...edge, grams: undefined }])).toEqual({ price: 36_600, grams: undefined })
  expect(wholeOrder([])).toEqual({ price: 0, grams: 0 })
})
