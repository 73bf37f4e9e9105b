import fc from 'fast-check'
import { expect, test } from 'vitest'
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
