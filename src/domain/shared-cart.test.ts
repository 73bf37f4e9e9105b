import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChangeLog, catchUp, emptySharedCart, type SharedCart } from './shared-cart.ts'
import { lineOf, someChange } from './test-cart.ts'

const someLogs = () =>
  fc.array(someChange(), { maxLength: 12 }).chain((changes) =>
    fc.array(fc.nat({ max: 3 }), { minLength: changes.length, maxLength: changes.length }).map((names): ChangeLog[] =>
      [0, 1, 2, 3].map((page) => ({
        name: `p${page}`,
        changes: changes.map((change, index) => ({ number: index + 1, change })).filter((_, i) => names[i] === page),
      })),
    ),
  )

test('a cart that contains all changes is left as it is', () => {
  const stored: SharedCart = { lines: [lineOf('a', 100, 1)], applied: { p1: 3 } }
  expect(catchUp(stored, [])).toBe(stored)
  expect(catchUp(stored, [{ name: 'p1', changes: [{ number: 3, change: { kind: 'clear' } }] }])).toBe(stored)
})

test('changes are applied once, however often they are laid over', () => {
  fc.assert(
    fc.property(someLogs(), (logs) => {
      const once = catchUp(emptySharedCart, logs)
      expect(catchUp(once, logs)).toBe(once)
    }),
  )
})

test('from the same changes every page comes to the same, in whatever order it reads them', () => {
  fc.assert(
    fc.property(someLogs(), (logs) => {
      expect(catchUp(emptySharedCart, logs.toReversed()).lines).toEqual(catchUp(emptySharedCart, logs).lines)
    }),
  )
})
