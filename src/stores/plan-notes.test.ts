import { afterEach, expect, test } from 'vitest'
import { $planNotes, holdsPlans } from './plan-notes.ts'
import { $plansText } from './plans-text.ts'

const NOTE = {
  ...{ name: 'Gym', itemId: 'a', quantity: 24, cutTo: '2 m, 3 m', note: 'Cut A to 2 m' },
  edging: [{ itemId: 'e', quantity: 20 }],
}

afterEach(() => $plansText.set(''))

test('the plans in the cart say of themselves what they need to, in their order', () => {
  expect($planNotes.get()).toEqual([])
  $plansText.set(
    JSON.stringify([
      { ...NOTE, room: 'r1~' },
      { ...NOTE, name: 'Barn' },
    ]),
  )
  expect($planNotes.get()).toEqual([NOTE, { ...NOTE, name: 'Barn' }])
})

test.each([
  ['no name', { name: 7 }],
  ['no item', { itemId: null }],
  ['no pieces', { quantity: 0 }],
  ['half a piece', { quantity: 0.5 }],
  ['pieces in words', { quantity: '24' }],
  ['ends that are none', { edging: 'x' }],
  ['an end of no item', { edging: [{ quantity: 20 }] }],
  ['an end of no pieces', { edging: [{ itemId: 'e', quantity: 0 }] }],
  ['no lengths', { cutTo: null }],
  ['no note', { note: null }],
])('a plan with %s says nothing, and the others do', (_, damage) => {
  $plansText.set(JSON.stringify([{ ...NOTE, ...damage }, NOTE]))
  expect($planNotes.get()).toEqual([NOTE])
})

test('a line holds the plans of its mat where they take no more than there is', () => {
  $plansText.set(JSON.stringify([{ ...NOTE, quantity: 6 }, NOTE, { ...NOTE, itemId: 'b' }]))
  const holds = (quantity: number) => holdsPlans({ itemId: 'a', quantity }, $planNotes.get())
  expect([holds(29), holds(30)]).toEqual([false, true])
})
