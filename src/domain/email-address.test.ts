import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'
import { INVALID, LEFT_OUT, VALID } from './test-addresses.ts'

test.each(VALID)('%s: %s is an address', (_, address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test.each([...INVALID, ...LEFT_OUT])('%s: %s is none', (_, address) => {
  expect(isEmailAddress(address)).toBe(false)
})
