import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import type { LiveItem } from './checked-cart.ts'
import { freightOfCart } from './freight-of-cart.ts'
import { ONE_BY_ONE } from './sale-terms.ts'
import { lineOf } from './test-cart.ts'

const cart = [lineOf('a', 100, 2), lineOf('b', 100, 1), lineOf('c', 100, 1)]
const known = (itemId: string, changes: Partial<LiveItem> = {}): [string, LiveItem] => [
  itemId,
  {
    itemId,
    price: cents(100),
    terms: ONE_BY_ONE,
    grams: { least: 10_000, most: 10_000 },
    measures: [
      { kind: 'size', lengthMm: 1200, widthMm: 800 },
      { kind: 'thickness', mm: { least: 10, most: 10 } },
    ],
    ...changes,
  },
]

test('what the store says of items is counted, as many times as there are pieces', () => {
  const { freight, notCounted } = freightOfCart(cart.slice(0, 1), new Map([known('a')]))
  expect(freight).toMatchObject({ bundles: 1, heaviestGrams: 20_000, leftOut: [] })
  expect(notCounted).toEqual([])
})

test('a line of which too little is known is told', () => {
  const { freight, notCounted } = freightOfCart(cart, new Map([known('a'), known('b', { measures: [] })]))
  expect(freight).toMatchObject({ bundles: 1, leftOut: [1, 2] })
  expect(notCounted).toEqual(cart.slice(1))
})

test('where nothing is known, nothing is said of freight', () => {
  expect(freightOfCart(cart, new Map())).toEqual({ freight: undefined, notCounted: cart })
})
