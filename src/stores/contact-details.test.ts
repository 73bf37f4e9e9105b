import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineOf } from '#domain/test-cart.ts'
import { someCustomer } from '#domain/test-customer.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { addLine, clearCart } from './cart.ts'
import { knownDetails, knownNumber, subjectText } from './contact-details.ts'
import { $session } from './session.ts'
import { stubAccount, UNREACHABLE } from './test-backend.ts'
import { stubPage } from './test-page.ts'

const ADA = { customerId: 'c1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }

beforeEach(() => void stubLocalStorage())

afterEach(() => {
  clearCart()
  $session.set(undefined)
  vi.unstubAllGlobals()
})

test.each([
  ['nothing', '', ''],
  ['something else', '#team', ''],
  ['a mat', '#about=product&code=HH-1&name=Stable+mat', 'About: Stable mat (HH-1)\n\n'],
  ['a mat without a code', '#about=product&code=&name=Stable+mat', 'About: Stable mat\n\n'],
  ['so many mats', '#about=product&code=HH-1&name=Stable+mat&quantity=12', 'About: 12 × Stable mat (HH-1)\n\n'],
  ['so many metres', '#about=product&code=&name=Roll&quantity=12&measure=metre', 'About: 12 m of Roll\n\n'],
  ['an area', '#about=product&code=&name=Turf&quantity=12&measure=square-metre', 'About: 12 m² of Turf\n\n'],
])('a message about %s begins so', async (_, hash, text) => {
  stubPage(`/contact-us${hash}`)
  expect(await subjectText()).toBe(text)
})

test('a message about the cart names what is in it', async () => {
  stubPage('/contact-us#about=cart')
  addLine(lineOf('a', 900, 2))
  addLine({ ...lineOf('b', 900, 5), terms: { unit: { of: 'metre' }, minimum: 1, step: 1 } })
  expect(await subjectText()).toBe('About what is in my cart:\n2 × Mat a (C-a)\n5 m of Mat b (C-b)\n\n')
})

test('a request for a quotation names what is in the cart, leaves room for more, and asks for the place', async () => {
  stubPage('/contact-us#about=quotation')
  const ask = 'Please send me a quotation for:\n'
  expect(await subjectText()).toBe(`${ask}\n\nTo be delivered to:\n`)
  addLine(lineOf('a', 900, 2))
  expect(await subjectText()).toBe(`${ask}2 × Mat a (C-a)\n\nTo be delivered to:\n`)
})

test('of a large cart the message says how much more there is', async () => {
  stubPage('/contact-us#about=cart')
  for (let line = 0; line < 12; line += 1) addLine({ ...lineOf(`i${line}`, 900, 1), name: 'x'.repeat(250) })
  const text = await subjectText()
  expect(text.split('\n').slice(-3)).toEqual(['and 3 more lines.', '', ''])
  expect(text.split('\n')).toHaveLength(13)
})

test('a message about an empty cart begins with nothing', async () => {
  stubPage('/contact-us#about=cart')
  expect(await subjectText()).toBe('')
})

test('the form knows name and address of whoever is logged in, and nothing of a stranger', () => {
  expect(knownDetails()).toBeUndefined()
  $session.set(ADA)
  expect(knownDetails()).toEqual({ from_name: 'Ada Byron', email: 'ada@example.com' })
  $session.set({ ...ADA, lastName: '' })
  expect(knownDetails()).toEqual({ from_name: 'Ada', email: 'ada@example.com' })
})

test('the store knows the number of a customer, and without an answer the field stays empty', async () => {
  const customer = someCustomer({ ...ADA, mobile: '+61755500148' })
  $session.set(ADA)
  stubAccount({ customer: async () => customer })
  expect(await knownNumber()).toBe('+61755500148')
  stubAccount({ customer: () => Promise.reject(UNREACHABLE) })
  expect(await knownNumber()).toBe('')
})

test('the number of somebody else, who logged in in another tab, is not for this form', async () => {
  stubAccount({ customer: async () => someCustomer({ customerId: 'c2', mobile: '+61755500148' }) })
  $session.set(ADA)
  expect(await knownNumber()).toBe('')
})
