import { expect, test } from 'vitest'
import { isUsableId } from '#domain/id.ts'
import { isResetTokenValid, RESET_TOKEN_LIFETIME_MS } from '#domain/reset-token.ts'
import { api, needsWrites } from './api-under-test.ts'
import { registerTestCustomer } from './test-customer.ts'

test('an unknown token is absent, not an error', async () => {
  expect(await api.resetToken('00000000000000000000000000000000')).toBeUndefined()
})

test('a token is read back active, for its customer, with its moment of expiry', async (context) => {
  needsWrites(context)
  const { customerId } = await registerTestCustomer()
  const now = Date.now()
  const tokenId = await api.createResetToken(customerId, now, now + RESET_TOKEN_LIFETIME_MS)
  expect(isUsableId(tokenId)).toBe(true)
  const token = await api.resetToken(tokenId)
  expect(token).toMatchObject({ tokenId, customerId, active: true })
  // Whole seconds are enough: not every database keeps more.
  expect(Math.abs((token?.expiresAtMs ?? 0) - (now + RESET_TOKEN_LIFETIME_MS))).toBeLessThan(1000)
  expect(token && isResetTokenValid(token, now + RESET_TOKEN_LIFETIME_MS - 2000)).toBe(true)
  expect(token && isResetTokenValid(token, now + RESET_TOKEN_LIFETIME_MS + 2000)).toBe(false)
})

test('two tokens for one customer have ids of their own', async (context) => {
  needsWrites(context)
  const { customerId } = await registerTestCustomer()
  const now = Date.now()
  const first = await api.createResetToken(customerId, now, now + RESET_TOKEN_LIFETIME_MS)
  const second = await api.createResetToken(customerId, now, now + RESET_TOKEN_LIFETIME_MS)
  expect(second).not.toBe(first)
})
