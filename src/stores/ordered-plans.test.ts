import { afterEach, expect, test } from 'vitest'
import { forgetPlans, plannedNote } from './ordered-plans.ts'
import { $planNotes } from './plan-notes.ts'
import { $plansText } from './plans-text.ts'

const plan = (name: string, itemId: string, note = '') => ({
  ...{ name, itemId, quantity: 6, edging: [], cutTo: '', note },
})
const of = (...ids: string[]) => ids.map((itemId) => ({ itemId }))

afterEach(() => $plansText.set(''))

test('an order forgets the plans of what was ordered, and no others', () => {
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), plan('Box 2', 'b'), plan('Box 3', 'a')]))
  forgetPlans(of('a', 'c'))
  expect($planNotes.get().map(({ name }) => name)).toEqual(['Box 2'])
  forgetPlans(of('b'))
  expect($planNotes.get()).toEqual([])
})

test('the note of an order begins with what its plans say', () => {
  $plansText.set(JSON.stringify([plan('1', 'a', 'Cut A to 2'), plan('2', 'b', 'Cut B to 3'), plan('3', 'c')]))
  expect(plannedNote(of('a', 'c'))).toBe('Cut A to 2')
  expect(plannedNote(of('a', 'b'))).toBe('Cut A to 2; Cut B to 3')
})

test('what is forgotten leaves the other plans as they stand, with all that they say', () => {
  const other = { ...plan('Box 2', 'b'), room: 'r1~~b', more: [7] }
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), other]))
  forgetPlans(of('a'))
  expect(JSON.parse($plansText.get())).toEqual([other])
})

test('whatever stands in the storage, nothing is thrown', () => {
  for (const text of ['{', '7', '[{}]', '[{"name":1}]', '']) {
    $plansText.set(text)
    expect($planNotes.get()).toEqual([])
    expect(plannedNote(of('a'))).toBe('')
    forgetPlans(of('a'))
  }
})
