import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { type Attempt, type Intent, neverBegun } from './intent.ts'
import { outcomeOf, refusedItems } from './intent-outcome.ts'

const intent: Intent = {
  ...neverBegun('019cbe5a-7c00-7000-8000-0000abcdef12', 'ada', 1_000),
  orderId: 'o-1',
  total: cents(500),
  lines: [line('S-1', ['answered'], true), line('S-2', ['ruled-out'])],
}
const reference = 'W-ABCDEF12'

function line(itemId: string, attempts: Attempt[], certain = false) {
  return { itemId, code: '', name: `Mat ${itemId}`, price: cents(1), quantity: 1, attempts, certain }
}

test.for([
  ['open', { status: 'being-completed', reference }],
  [
    'incomplete',
    { status: 'incomplete', orderId: 'o-1', reference, failedItems: [{ itemId: 'S-2', name: 'Mat S-2' }] },
  ],
  ['with-person', { status: 'with-person', reference }],
  ['left', { status: 'left', orderId: 'o-1', reference }],
  ['not-placed', { status: 'not-placed', reason: 'never-begun' }],
] as const)('of an order that is %s the customer is told so', ([state, told]) => {
  expect(outcomeOf({ ...intent, state })).toEqual(told)
})

test.for([
  ['unsent', 'not-sent'],
  ['failed', 'not-sent'],
  ['begun', 'unknown'],
  ['sent', 'sent'],
] as const)('of an order that is placed the customer is told of its mail, which is %s: %s', ([confirmation, told]) => {
  const outcome = { status: 'placed', orderId: 'o-1', total: 500, reference, confirmation: told }
  expect(outcomeOf({ ...intent, state: 'placed', confirmation })).toEqual(outcome)
})

test.for<[Attempt[], boolean]>([
  [['ruled-out'], true],
  [['ruled-out', 'ruled-out'], true],
  [['doubtful', 'ruled-out'], false],
  [['ruled-out', 'begun'], false],
  [['answered'], false],
  [[], false],
])('a line that was tried as %j was refused: %s', ([attempts, refused]) => {
  expect(refusedItems({ ...intent, lines: [line('S-1', attempts)] })).toHaveLength(refused ? 1 : 0)
  // Once the store shows it, nothing of it was refused.
  expect(refusedItems({ ...intent, lines: [line('S-1', attempts, true)] })).toEqual([])
})
