import { expect, test } from 'vitest'
import { modeAddress } from './login-mode.ts'

test('changing sides keeps where to go afterwards', () => {
  expect(modeAddress('sign-up', '')).toBe('/login?mode=sign-up')
  expect(modeAddress('log-in', '?mode=sign-up')).toBe('/login')
  expect(modeAddress('sign-up', '?next=%2Fcheckout')).toBe('/login?next=%2Fcheckout&mode=sign-up')
  expect(modeAddress('log-in', '?next=%2Fcheckout&mode=sign-up')).toBe('/login?next=%2Fcheckout')
})
