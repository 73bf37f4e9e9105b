import { afterEach, expect, test } from 'vitest'
import { customerDraft } from './customer-draft.ts'
import { $session } from './session.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }

afterEach(() => $session.set(undefined))

test('a draft belongs to whoever typed it, and to nobody else', () => {
  const draft = customerDraft('form')
  draft.keep({ city: 'Horana' })
  expect(draft.read()).toEqual({ city: 'Horana' })
  $session.set(ADA)
  expect(draft.read()).toEqual({})
  draft.keep({ city: 'Brisbane' })
  $session.set({ ...ADA, customerId: 'bob' })
  expect(draft.read()).toEqual({})
  $session.set(ADA)
  expect(draft.read()).toEqual({ city: 'Brisbane' })
  draft.forget()
  expect(draft.read()).toEqual({})
})

test('no draft keeps a password', () => {
  const draft = customerDraft('form')
  draft.keep({ email: 'ada@example.com', password: 'a', confirmPassword: 'b', currentPassword: 'c' })
  expect(draft.read()).toEqual({ email: 'ada@example.com' })
})

test('a form that shows another customer than the browser remembers has that customer’s draft', () => {
  const draft = customerDraft('form')
  $session.set(ADA)
  draft.keep({ city: 'Brisbane' }, 'ada')
  expect(draft.read('bob')).toEqual({})
  expect(draft.read('ada')).toEqual({ city: 'Brisbane' })
})
