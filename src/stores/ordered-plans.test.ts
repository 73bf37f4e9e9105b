import { afterEach, expect, test } from 'vitest'
import { forgetPlans, leavePlans } from './ordered-plans.ts'
import { $planNotes } from './plan-notes.ts'
import { $plansText } from './plans-text.ts'

const plan = (name: string, itemId: string, more: Record<string, unknown> = {}) => ({
  ...{ id: name, name, itemId, quantity: 6, edging: [], cutTo: '', note: '', ...more },
})
const names = () => $planNotes.get().map(({ name }) => name)
const of = (...ids: string[]) => ids.map((itemId) => ({ itemId }))

afterEach(() => $plansText.set(''))

test('an order forgets the plans of what was ordered, and no others', () => {
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), plan('Box 2', 'b'), plan('Box 3', 'a')]))
  forgetPlans(of('a', 'c'))
  expect(names()).toEqual(['Box 2'])
  forgetPlans(of('b'))
  expect($planNotes.get()).toEqual([])
})

test('plans whose mats leave the cart say nothing more, until these come back', () => {
  const all = [plan('Box 1', 'a', { room: 'r1~~a' }), plan('Box 2', 'b'), plan('Box 3', 'a')]
  $plansText.set(JSON.stringify(all))
  const comeBack = leavePlans(['a', 'c'])
  expect(names()).toEqual(['Box 2'])
  comeBack()
  expect(JSON.parse($plansText.get())).toEqual(all)
})

test('a plan comes back beside what was done to others, and not in place of another one of its room', () => {
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), plan('Box 2', 'a')]))
  const comeBack = leavePlans(['a'])
  const another = plan('Box 2', 'b', { quantity: 8 })
  $plansText.set(JSON.stringify([another, plan('Box 4', 'b')]))
  comeBack()
  expect(JSON.parse($plansText.get())).toEqual([another, plan('Box 4', 'b'), plan('Box 1', 'a')])
})

test('an order forgets what is left of plans whose mats had left the cart', () => {
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), plan('Box 2', 'b')]))
  leavePlans(['a'])
  forgetPlans(of('c'))
  expect(JSON.parse($plansText.get())).toEqual([plan('Box 2', 'b')])
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
    leavePlans(['a'])()
    forgetPlans(of('a'))
  }
})
