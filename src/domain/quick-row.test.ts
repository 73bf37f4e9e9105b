import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import {
  answerOf,
  blankRow,
  joinRows,
  needsLook,
  type QuickItem,
  type QuickRow,
  rowOfList,
  rowsBelow,
  withItem,
  withRowsOf,
} from './quick-row.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'
import { ONE_BY_ONE } from './sale-terms.ts'

const MAT: QuickItem = {
  itemId: '1',
  code: 'HH-A1',
  name: 'Mat',
  price: cents(1000),
  terms: ONE_BY_ONE,
  picture: '',
}
const KIT: QuickItem = { ...MAT, itemId: '2', code: 'HH-B2', terms: { unit: 'unstated', minimum: 4, step: 4 } }
const DEAR: QuickItem = { ...MAT, itemId: '3', code: 'HH-C3', price: 'on-request' }

function row(item: QuickItem, written: string, key = 1): QuickRow {
  return { ...blankRow(key), wanted: item.code, written, found: { state: 'item', item } }
}

test.each([
  ['accepted', row(MAT, '12')],
  ['unsold', row(KIT, '3')],
  ['accepted', row(KIT, '8')],
  ['on-request', row(DEAR, '1')],
  ['wrong-quantity', row(MAT, '1,5')],
  ['wrong-quantity', row(MAT, '')],
  ['blank', blankRow(1)],
  ['unknown', { ...blankRow(1), written: '3' }],
  ['unknown', { ...blankRow(1), wanted: 'x', found: { state: 'unknown', near: [] } } satisfies QuickRow],
] as const)('a row is %s', (state, given) => {
  expect(answerOf(given).state).toBe(state)
})

test('a quantity that is not sold is offered the next one that is', () => {
  expect(answerOf(row(KIT, '5'))).toMatchObject({ quantity: 5, sold: 8 })
})

test('a code without a quantity means one, or the least that is sold', () => {
  expect(withItem(blankRow(1), MAT).written).toBe('1')
  expect(withItem(blankRow(1), KIT).written).toBe('4')
  expect(withItem({ ...blankRow(1), written: '7' }, MAT).written).toBe('7')
})

test('rows of one item are added up where the first of them stands, and say what was added', () => {
  const joined = joinRows([row(MAT, '4', 1), row(KIT, '8', 2), row(MAT, '3', 3), row(MAT, '2', 4)])
  expect(joined.map(({ key, written, joined: quantities }) => [key, written, quantities])).toEqual([
    [1, '9', [4, 3, 2]],
    [2, '8', []],
  ])
})

test('a row goes only when its quantity is counted in another', () => {
  const item = fc.constantFrom(MAT, KIT, DEAR)
  const written = fc.oneof(fc.integer({ min: 1, max: MOST_QUANTITY }).map(String), fc.constantFrom('', '1,5', 'x', '0'))
  const unknown: QuickRow = { ...blankRow(0), wanted: 'x', written: '2', found: { state: 'unknown', near: [] } }
  const any = fc.oneof(
    fc.tuple(item, written).map(([of, text]) => row(of, text)),
    fc.constant(unknown),
  )
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (rows) => {
      const joined = joinRows(rows)
      const pieces = (of: readonly QuickRow[]) =>
        of.reduce((sum, { written: text }) => sum + (/^[1-9]\d*$/.test(text) ? Number(text) : 0), 0)
      expect(pieces(joined)).toBe(pieces(rows))
      const counted = joined.reduce((sum, { joined: quantities }) => sum + Math.max(1, quantities.length), 0)
      expect(counted).toBe(rows.length)
      expect(joined.every(({ written: text }) => !(Number(text) > MOST_QUANTITY))).toBe(true)
    }),
  )
})

const PASTED = { line: 1, text: '', wanted: 'HH-A1', otherwise: 'Mat', note: 'gate' }

test.each([
  [{ status: 'stated', quantity: 12 }, '12', false],
  [{ status: 'unstated' }, '', false],
  [{ status: 'wrong', problem: 'fraction', written: '1,5' }, '1,5', false],
  [{ status: 'wrong', problem: 'missing', written: '' }, '', true],
] as const)('a row of a list with the quantity %j has to be looked for', (quantity, written, needsQuantity) => {
  const { line, text, ...stated } = PASTED
  expect(rowOfList(7, { ...PASTED, quantity })).toEqual({
    ...{ ...stated, key: 7, written, needsQuantity, joined: [], found: { state: 'looking' } },
  })
})

test.each([
  [{ ...blankRow(1), wanted: ' ', written: ' ', found: { state: 'looking' } }, { state: 'blank' }],
  [{ ...blankRow(1), wanted: 'x', found: { state: 'looking' } }, { state: 'looking' }],
  [{ ...blankRow(1), wanted: 'x', found: { state: 'unreachable' } }, { state: 'unreachable' }],
  [{ ...blankRow(1), wanted: 'x' }, { state: 'unknown' }],
  [row(MAT, '12'), { state: 'accepted', item: MAT, quantity: 12 }],
  [row(DEAR, '1,5'), { state: 'on-request', item: DEAR }],
  [row(MAT, ' '), { state: 'wrong-quantity', item: MAT, problem: 'missing', written: '' }],
  [row(MAT, '1,5'), { state: 'wrong-quantity', item: MAT, problem: 'fraction', written: '1,5' }],
] as [QuickRow, object][])('%j comes to %j', (given, answer) => {
  expect(answerOf(given)).toEqual(answer)
})

test('a row that has its item is wanted by its code, or its name where there is none', () => {
  const found = { ...blankRow(3), wanted: 'hh a1', written: ' ', note: 'gate' }
  expect(withItem(found, MAT)).toEqual({ ...found, wanted: 'HH-A1', written: '1', found: { state: 'item', item: MAT } })
  expect(withItem(found, { ...MAT, code: '' }).wanted).toBe('Mat')
})

test('an empty quantity of a list that states others is no order of one', () => {
  const found = withItem({ ...blankRow(3), wanted: 'hh a1', needsQuantity: true }, MAT)
  expect(answerOf(found)).toEqual({ state: 'wrong-quantity', item: MAT, problem: 'missing', written: '' })
  expect(withItem({ ...found, written: '4' }, MAT).written).toBe('4')
})

test('rows that are added up keep all notes, and what was added up before', () => {
  const noted = (written: string, note: string, joined: number[] = []) => ({ ...row(MAT, written), note, joined })
  const [joined] = joinRows([noted('4', 'gate'), noted('5', '', [2, 3]), noted('1', 'yard')])
  expect(joined).toMatchObject({ written: '10', note: 'gate; yard', joined: [4, 2, 3, 1] })
})

test('rows that come to more than can be ordered stay apart, and later ones still join the first', () => {
  const joined = joinRows([row(MAT, '9990', 1), row(MAT, '10', 2), row(MAT, '9', 3)])
  expect(joined.map(({ key, written }) => [key, written])).toEqual([
    [1, '9999'],
    [2, '10'],
  ])
})

test('what neither goes into the cart nor is blank waits for a look', () => {
  expect(needsLook(answerOf(row(MAT, '12')))).toBe(false)
  expect(needsLook(answerOf(blankRow(1)))).toBe(false)
  expect(needsLook(answerOf(row(KIT, '3')))).toBe(true)
  expect(needsLook({ state: 'looking' })).toBe(false)
  expect(needsLook({ state: 'unreachable' })).toBe(true)
})

test('rows that were taken out come back below those that they stood below, and what has come since stays', () => {
  const [a, b, c, d] = [row(MAT, '1', 1), row(KIT, '4', 2), row(MAT, '3', 3), row(DEAR, '2', 4)]
  const [end, later] = [blankRow(5), row(KIT, '8', 6)]
  const back = (taken: number[], now: QuickRow[]) =>
    withRowsOf([a, b, c, d, end], new Set(taken), now).map(({ key }) => key)
  expect(back([1, 3], [b, d, end])).toEqual([1, 2, 3, 4, 5])
  // Two that stood together, and a row that was written meanwhile.
  expect(back([2, 3], [a, d, later, end])).toEqual([1, 2, 3, 4, 6, 5])
  // Rows that somebody else has taken out since, and blank ones, stay away.
  expect(back([1, 5], [b])).toEqual([1, 2])
  expect(back([], [b, d])).toEqual([2, 4])
  // Nothing is left of what they stood below.
  expect(back([2, 3], [])).toEqual([2, 3])
})

test('rows of a list come below those that are filled, and are added up with them', () => {
  const above = [row(MAT, '4', 1), blankRow(2), { ...blankRow(3), wanted: 'x' }]
  const all = rowsBelow(above, [row(KIT, '8', 4), row(MAT, '3', 5)])
  expect(all.map(({ key, written }) => [key, written])).toEqual([
    [1, '7'],
    [3, ''],
    [4, '8'],
  ])
})
