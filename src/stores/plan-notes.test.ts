import { afterEach, expect, test } from 'vitest'
import { forgetPlans } from './forget-plans.ts'
import { $planNotes } from './plan-notes.ts'
import { $plansText } from './plans-text.ts'

const plan = (name: string, itemId: string) => ({ name, itemId, quantity: 6, edging: [], strips: [] })

afterEach(() => $plansText.set(''))

test('an order forgets the plans of what was ordered, and no others', () => {
  $plansText.set(JSON.stringify([plan('Box 1', 'a'), plan('Box 2', 'b'), plan('Box 3', 'a')]))
  forgetPlans([{ itemId: 'a' }, { itemId: 'c' }])
  expect($planNotes.get().map(({ name }) => name)).toEqual(['Box 2'])
  forgetPlans([{ itemId: 'b' }])
  expect($plansText.get()).toBe('')
})

test('whatever stands in the storage, nothing is thrown', () => {
  for (const text of ['{', '7', '[{}]', '[{"name":1}]', '']) {
    $plansText.set(text)
    expect($planNotes.get()).toEqual([])
    forgetPlans([{ itemId: 'a' }])
  }
})
