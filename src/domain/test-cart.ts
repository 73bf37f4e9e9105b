import fc from 'fast-check'
import type { CartLine } from './cart.ts'
import { cents } from './cents.ts'
import { ONE_BY_ONE } from './sale-terms.ts'
import type { CartChange } from './shared-cart.ts'

/** A line for tests; its price follows from nothing but the argument. */
export function lineOf(itemId: string, price: number, quantity: number): CartLine {
  return {
    itemId,
    code: `C-${itemId}`,
    name: `Mat ${itemId}`,
    picture: '',
    price: cents(price),
    quantity,
    terms: ONE_BY_ONE,
  }
}

const itemId = () => fc.constantFrom('a', 'b', 'c', 'd')

export function someLine(): fc.Arbitrary<CartLine> {
  return fc
    .tuple(itemId(), fc.integer({ min: 1, max: 20 }))
    .map(([id, quantity]) => lineOf(id, 100 + id.charCodeAt(0), quantity))
}

export function someChange(): fc.Arbitrary<CartChange> {
  return fc.oneof(
    someLine().map((line): CartChange => ({ kind: 'add', line })),
    fc
      .tuple(someLine(), fc.oneof(fc.constant('first' as const), fc.record({ after: itemId() })))
      .map(([line, place]): CartChange => ({ kind: 'add', line, place })),
    fc
      .tuple(itemId(), fc.integer({ min: -5, max: 5 }))
      .map(([id, delta]): CartChange => ({ kind: 'change-quantity', itemId: id, delta })),
    fc
      .tuple(itemId(), fc.integer({ min: -3, max: 500 }))
      .map(([id, quantity]): CartChange => ({ kind: 'set-quantity', itemId: id, quantity })),
    itemId().map((id): CartChange => ({ kind: 'remove', itemId: id })),
    fc.constant<CartChange>({ kind: 'clear' }),
  )
}
