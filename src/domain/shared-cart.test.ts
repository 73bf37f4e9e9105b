import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { applyToShared, type CartChange, emptySharedCart, type SharedCart } from './shared-cart.ts'
import { type ChangeLog, catchUp } from './shared-document.ts'
import { lineOf, someChange } from './test-cart.ts'

const someLogs = () =>
  fc.array(someChange(), { maxLength: 12 }).chain((changes) =>
    fc
      .array(fc.nat({ max: 3 }), { minLength: changes.length, maxLength: changes.length })
      .map((names): ChangeLog<CartChange>[] =>
        [0, 1, 2, 3].map((page) => ({
          name: `p${page}`,
          changes: changes.map((change, index) => ({ number: index + 1, change })).filter((_, i) => names[i] === page),
        })),
      ),
  )

test('a cart that contains all changes is left as it is', () => {
  const stored: SharedCart = { lines: [lineOf('a', 100, 1)], applied: { p1: 3 } }
  expect(catchUp(stored, [], applyToShared)).toBe(stored)
  expect(catchUp(stored, [{ name: 'p1', changes: [{ number: 3, change: { kind: 'clear' } }] }], applyToShared)).toBe(
    stored,
  )
})

test('changes are applied once, however often they are laid over', () => {
  fc.assert(
    fc.property(someLogs(), (logs) => {
      const once = catchUp(emptySharedCart, logs, applyToShared)
      expect(catchUp(once, logs, applyToShared)).toBe(once)
    }),
  )
})

test('from the same changes every page comes to the same, in whatever order it reads them', () => {
  fc.assert(
    fc.property(someLogs(), (logs) => {
      expect(catchUp(emptySharedCart, logs.toReversed(), applyToShared).lines).toEqual(
        catchUp(emptySharedCart, logs, applyToShared).lines,
      )
    }),
  )
})

test('what two pages did at once is all there, in the order of its numbers, then of the pages’ names', () => {
  const add = (itemId: string): CartChange => ({ kind: 'add', line: lineOf(itemId, 100, 1) })
  const logs: ChangeLog<CartChange>[] = [
    { name: 'p2', changes: [{ number: 2, change: add('d') }] },
    {
      name: 'p1',
      changes: [
        { number: 1, change: add('b') },
        { number: 2, change: add('c') },
        { number: 3, change: { kind: 'change-quantity', itemId: 'a', delta: 2 } },
      ],
    },
  ]
  const stored: SharedCart = { lines: [lineOf('a', 100, 1)], applied: { p0: 7, p1: 0 } }
  const merged: SharedCart = {
    lines: [lineOf('a', 100, 3), lineOf('b', 100, 1), lineOf('c', 100, 1), lineOf('d', 100, 1)],
    applied: { p0: 7, p1: 3, p2: 2 },
  }
  expect(catchUp(stored, logs, applyToShared)).toEqual(merged)
  expect(catchUp(stored, logs.toReversed(), applyToShared)).toEqual(merged)
  // Of a page whose changes are in it up to the second, the third alone is laid over.
  expect(catchUp({ ...stored, applied: { p1: 2, p2: 2 } }, logs, applyToShared).lines).toEqual([lineOf('a', 100, 3)])
})

test('a change is made to the line that it names, and to no other', () => {
  const lines = [lineOf('a', 100, 5), lineOf('b', 200, 6)]
  const after = (change: CartChange) => applyToShared({ lines, applied: { p1: 4 } }, change)
  const told = (change: CartChange) => after(change).lines.map(({ price, quantity }) => [price, quantity])
  expect(told({ kind: 'add', line: lineOf('b', 900, 2) })).toEqual([
    [100, 5],
    [200, 8],
  ])
  expect(told({ kind: 'change-quantity', itemId: 'b', delta: -2 })).toEqual([
    [100, 5],
    [200, 4],
  ])
  expect(told({ kind: 'set-quantity', itemId: 'b', quantity: 9 })).toEqual([
    [100, 5],
    [200, 9],
  ])
  expect(told({ kind: 'set-price', itemId: 'b', price: cents(250) })).toEqual([
    [100, 5],
    [250, 6],
  ])
  expect(told({ kind: 'remove', itemId: 'b' })).toEqual([[100, 5]])
  expect(after({ kind: 'clear' })).toEqual({ lines: [], applied: { p1: 4 } })
})
