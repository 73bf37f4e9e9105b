import { afterEach, expect, test, vi } from 'vitest'
import { customerDraft } from './customer-draft.ts'
import { $session } from './session.ts'
import { stubPage } from './test-page.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }

afterEach(() => {
  $session.set(undefined)
  vi.unstubAllGlobals()
})

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

test.each([
  ['as it was typed', { customerId: '', typed: { city: 'Horana' } }, { city: 'Horana' }],
  ['without what was typed', { customerId: '' }, {}],
  ['without whose it is', { typed: { city: 'Horana' } }, {}],
  ['with what nobody can type', { customerId: '', typed: { city: 7 } }, {}],
])('after a reload a draft is read that was kept %s', (_, kept, typed) => {
  const page = stubPage()
  page.tab.set('personal:form-draft', JSON.stringify(kept))
  expect(customerDraft('form').read()).toEqual(typed)
})

test('each form has a draft of its own, which lasts for the visit', () => {
  const page = stubPage()
  customerDraft('form').keep({ city: 'Horana' })
  expect(customerDraft('form').read()).toEqual({ city: 'Horana' })
  expect(customerDraft('other').read()).toEqual({})
  customerDraft('form').forget()
  expect(page.tab.get('personal:form-draft')).toBeUndefined()
})
