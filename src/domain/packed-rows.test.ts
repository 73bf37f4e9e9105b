import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { packRows, unpackRows } from './packed-rows.ts'
import { blankRow, type QuickItem, type QuickRow, withItem } from './quick-row.ts'
import { ONE_BY_ONE, type SaleTerms } from './sale-terms.ts'

const TERMS: SaleTerms[] = [
  ONE_BY_ONE,
  { unit: 'unclear', minimum: 4, step: 4 },
  { unit: { of: 'pack', noun: 'kit', pieces: 9 }, minimum: 1, step: 1 },
]
const text = fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 8 }))
const item = fc.record({
  code: fc.oneof(fc.constant(''), fc.constantFrom('HH-A1', 'line\nbreak', '"')),
  name: fc.constantFrom('Mat', 'Kit, large', '٤'),
  price: fc.oneof(fc.constant('on-request' as const), fc.nat().map(cents)),
  terms: fc.constantFrom(...TERMS).map((terms) => structuredClone(terms)),
  picture: text,
})
/** An item is one thing under its id. */
const items = fc
  .array(item, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, place): QuickItem => ({ ...one, itemId: `item ${place}` })))
const state = fc.constantFrom('blank', 'looking', 'unreachable', 'unknown', 'item')
const written = fc.record({
  ...{ wanted: text, written: text, otherwise: text, note: text, needsQuantity: fc.boolean() },
  joined: fc.array(fc.nat(), { maxLength: 3 }),
})
const rows = items.chain((known) =>
  fc.array(fc.tuple(state, written, fc.constantFrom(...known)), { maxLength: 30 }).map((all) =>
    all.map(([how, said, of], place): QuickRow => {
      const row = { ...blankRow(place + 1), ...said }
      if (how === 'item') return withItem(row, of)
      return { ...row, found: how === 'unknown' ? { state: how, near: undefined } : { state: how } }
    }),
  ),
)

/** As one thread hands them to another. */
function handedOver(all: readonly QuickRow[]): QuickRow[] {
  let key = 0
  return unpackRows(structuredClone(packRows(all)), () => {
    key += 1
    return key
  })
}

test('rows that are handed over are what they were', () => {
  fc.assert(
    fc.property(rows, (all) => {
      expect(handedOver(all)).toEqual(all)
    }),
  )
})

test('an item of many rows is handed over once, and nothing is for what all rows lack', () => {
  const mat: QuickItem = {
    ...{ itemId: '1', code: 'HH-A1', name: 'Mat', price: cents(900), terms: ONE_BY_ONE, picture: '' },
  }
  const packed = packRows([withItem(blankRow(1), mat), withItem(blankRow(2), { ...mat })])
  expect(packed.items.itemId).toEqual(['1'])
  const { wanted, otherwise, note, needsQuantity, joined } = packed
  expect([wanted, otherwise, note, needsQuantity, joined]).toEqual([[], [], [], [], []])
})

test('terms of items that are alike are one object for all of them', () => {
  const kit: SaleTerms = { unit: 'unclear', minimum: 4, step: 4 }
  const kits = ['1', '2'].map(
    (itemId): QuickItem => ({
      ...{ itemId, code: itemId, name: 'Kit', price: cents(900), terms: { ...kit }, picture: '' },
    }),
  )
  const [one, other] = handedOver(kits.map((of, place) => withItem(blankRow(place), of))).map(({ found }) =>
    found.state === 'item' ? found.item.terms : undefined,
  )
  expect(one).toEqual(kit)
  expect(one).toBe(other)
})
