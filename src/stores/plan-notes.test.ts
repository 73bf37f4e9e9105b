import { afterEach, expect, test } from 'vitest'
import { $planNotes, holdsPlans, plannedNote } from './plan-notes.ts'
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

const plan = (itemId: string, quantity: number, note = '') => ({ ...NOTE, itemId, quantity, note })
const line = (itemId: string, quantity: number) => ({ itemId, quantity })

test('the note of an order begins with what its plans say', () => {
  $plansText.set(JSON.stringify([plan('a', 6, 'Cut A to 2'), plan('b', 6, 'Cut B to 3'), plan('c', 6)]))
  expect(plannedNote([line('a', 6), line('c', 6)])).toBe('Cut A to 2')
  expect(plannedNote([line('a', 7), line('b', 6)])).toBe('Cut A to 2; Cut B to 3')
  expect(plannedNote([])).toBe('')
})

test('where the plans of a mat take more than there is, the note says nothing of it', () => {
  $plansText.set(JSON.stringify([plan('a', 6, 'Cut A to 2'), plan('b', 6, 'Cut B to 3'), plan('a', 4, 'Cut A to 4')]))
  expect(plannedNote([line('a', 9), line('b', 6)])).toBe('Cut B to 3')
  expect(plannedNote([line('a', 10)])).toBe('Cut A to 2; Cut A to 4')
  expect([9, 10].map((quantity) => holdsPlans(line('a', quantity), $planNotes.get()))).toEqual([false, true])
})
