import fc from 'fast-check'
import { cents } from './cents.ts'
import { type List, type ListLine, type Lists, listNameOf, noteOf } from './list.ts'
import { ONE_BY_ONE } from './sale-terms.ts'
import type { ListChange } from './shared-lists.ts'

/** A line for tests, of a code that a reader of lists takes for one. */
export function listLine(itemId: string, quantity: number, note = ''): ListLine {
  return {
    itemId,
    code: `HH-${itemId}-10`,
    name: `Mat ${itemId}`,
    picture: '',
    price: itemId === 'z' ? 'on-request' : cents(1250),
    quantity,
    terms: ONE_BY_ONE,
    note,
  }
}

const itemId = () => fc.constantFrom('w', 'x', 'y', 'z')
const listId = () => fc.constantFrom('a', 'b', 'later')

export const someNote = () => fc.string({ unit: 'grapheme', maxLength: 40 }).map(noteOf)
export const someName = () => fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => listNameOf(text) || 'List')

export function someListLine(): fc.Arbitrary<ListLine> {
  return fc
    .tuple(itemId(), fc.integer({ min: 1, max: 9_999 }), someNote())
    .map(([id, quantity, note]) => listLine(id, quantity, note))
}

export function someList(): fc.Arbitrary<List> {
  const lines = fc.uniqueArray(someListLine(), { selector: (line) => line.itemId })
  return fc.record({ id: listId(), name: someName(), lines })
}

export function someLists(): fc.Arbitrary<Lists> {
  return fc.uniqueArray(someList(), { selector: ({ id }) => id })
}

export function someListChange(): fc.Arbitrary<ListChange> {
  const place = fc.oneof(fc.constant('first' as const), fc.record({ after: listId() }))
  const of = { listId: listId(), itemId: itemId() }
  return fc.oneof(
    fc.record({ kind: fc.constant('make' as const), list: someList(), place }),
    fc.record({ kind: fc.constant('make' as const), list: someList(), place, back: fc.constant(true as const) }),
    fc.record({ kind: fc.constant('rename' as const), listId: listId(), name: someName() }),
    fc.record({ kind: fc.constant('drop' as const), listId: listId() }),
    fc.record({
      kind: fc.constant('add' as const),
      listId: listId(),
      placed: fc.array(fc.record({ line: someListLine() }), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('change-quantity' as const), ...of, delta: fc.integer({ min: -5, max: 5 }) }),
    fc.record({ kind: fc.constant('set-quantity' as const), ...of, quantity: fc.integer({ min: -3, max: 500 }) }),
    fc.record({ kind: fc.constant('set-note' as const), ...of, note: someNote() }),
    fc.record({ kind: fc.constant('remove' as const), ...of }),
  )
}
