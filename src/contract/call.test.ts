import { expect, test } from 'vitest'
import { addressOf, type Given } from './call.ts'
import { freshItem, liveItems, search } from './catalogue-calls.ts'
import type { read } from './order-calls.ts'
import type { check } from './reset-calls.ts'
import { current, type logIn } from './session-calls.ts'

test('the address of a call holds what the caller names, whatever signs are in it', () => {
  expect(addressOf(current, {})).toBe('/api/session')
  expect(addressOf(freshItem, { itemId: 'S-1' })).toBe('/api/items/S-1')
  expect(addressOf(freshItem, { itemId: '../a b?c#$&' })).toBe('/api/items/..%2Fa%20b%3Fc%23%24%26')
  expect(addressOf(liveItems, { ids: 'S-1,S-2' })).toBe('/api/items?ids=S-1%2CS-2')
  expect(addressOf(search, { q: 'stall & mat' })).toBe('/api/search?q=stall+%26+mat')
})

test('a caller that names too little, something else, or sends another body does not compile', () => {
  // @ts-expect-error An order has an id.
  const nameless = {} satisfies Given<typeof read>
  // @ts-expect-error It is called otherwise.
  const misnamed = { named: { id: 'HH001001' } } satisfies Given<typeof read>
  // @ts-expect-error A token alone proves nothing.
  const bodiless = { named: { tokenId: 'T1' } } satisfies Given<typeof check>
  // @ts-expect-error Nobody has said whether to remember.
  const partial = { body: { email: 'ada@example.com', password: 'x' } } satisfies Given<typeof logIn>
  expect([nameless, misnamed, bodiless, partial].length).toBe(4)
})
