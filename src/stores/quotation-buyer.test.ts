import { afterEach, expect, test } from 'vitest'
import { someCustomer } from '#domain/test-customer.ts'
import { keepBuyer, knownBuyer, presentBuyer } from './quotation-buyer.ts'
import { $session } from './session.ts'
import { refused, stubCalls } from './test-calls.ts'

const session = (customerId: string) => ({ customerId, firstName: 'Ada', lastName: 'B', email: 'ada@example.com' })

/** The account of a customer with this company. */
const account = (customerId: string, company: string) => ({
  'GET /api/account': {
    customer: someCustomer({ customerId, salutation: 'Ms.', lastName: 'B', company }),
  },
})

afterEach(() => $session.set(undefined))

test('a stranger’s quotation is for whom they typed, one field after the other', async () => {
  const calls = stubCalls({})
  expect(await knownBuyer()).toEqual({ name: '', company: '', reference: '' })
  keepBuyer({ name: 'Rowan' })
  keepBuyer({ reference: 'PO 4711' })
  expect(presentBuyer()).toEqual({ name: 'Rowan', company: '', reference: 'PO 4711' })
  expect(calls).toEqual([])
})

test('a customer’s is for the customer, with the company once the store has been asked, which is once', async () => {
  $session.set(session('ada'))
  const calls = stubCalls(account('ada', 'Engines Ltd'))
  expect(presentBuyer()).toEqual({ name: 'Ada B', company: '', reference: '' })
  expect(await knownBuyer()).toEqual({ name: 'Ada B', company: 'Engines Ltd', reference: '' })
  expect(await knownBuyer()).toEqual({ name: 'Ada B', company: 'Engines Ltd', reference: '' })
  expect(presentBuyer().company).toBe('Engines Ltd')
  expect(calls).toEqual([['GET /api/account']])
})

test('what a customer typed counts more, and the store is not asked about a company that was typed', async () => {
  $session.set(session('bob'))
  const calls = stubCalls(account('bob', 'Engines Ltd'))
  keepBuyer({ company: '', name: 'Rowan' })
  expect(await knownBuyer()).toEqual({ name: 'Rowan', company: '', reference: '' })
  expect(calls).toEqual([])
})

test('where the store cannot be asked the company stays empty, and it is asked again', async () => {
  $session.set(session('eve'))
  stubCalls({ 'GET /api/account': refused(502, 'store-unavailable') })
  expect(await knownBuyer()).toEqual({ name: 'Ada B', company: '', reference: '' })
  stubCalls(account('eve', 'Mills'))
  expect((await knownBuyer()).company).toBe('Mills')
})

test('the company of somebody else, who logged in in another tab, does not stand beside this customer’s name', async () => {
  $session.set(session('ida'))
  stubCalls(account('bob', 'Engines Ltd'))
  expect(await knownBuyer()).toEqual({ name: 'Ada B', company: '', reference: '' })
})
