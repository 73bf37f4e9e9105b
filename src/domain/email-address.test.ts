import { expect, test } from 'vitest'
import { isEmailAddress, isSameEmail } from './email-address.ts'
import { INVALID, LEFT_OUT, VALID } from './test-addresses.ts'

test.each(VALID)('%s: %s is an address', (_, address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test('an address has 254 characters at most', () => {
  const labels = `${'x'.repeat(61)}.`.repeat(3)
  const ofLength = (length: number) => `jane@${labels}${'x'.repeat(length - labels.length - 9)}.com`
  expect([254, 255].map((length) => isEmailAddress(ofLength(length)))).toEqual([true, false])
})

test.each([...INVALID, ...LEFT_OUT])('%s: %s is none', (_, address) => {
  expect(isEmailAddress(address)).toBe(false)
})

test('capitals and white space around it make no other address', () => {
  expect(isSameEmail(' Ada@Example.com', 'ada@example.COM ')).toBe(true)
  expect(isSameEmail('ada@example.com', 'a.da@example.com')).toBe(false)
})
