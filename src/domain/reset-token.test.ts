import { expect, test } from 'vitest'
import { isResetTokenValid, RESET_TOKEN_LIFETIME_MS } from './reset-token.ts'

const createdMs = Date.UTC(2026, 2, 1)
const token = { tokenId: 't', customerId: 'c', expiresAtMs: createdMs + RESET_TOKEN_LIFETIME_MS, active: true }

test('a reset link lives for 48 hours and not a moment longer', () => {
  expect(RESET_TOKEN_LIFETIME_MS).toBe(172_800_000)
  expect(isResetTokenValid(token, createdMs)).toBe(true)
  expect(isResetTokenValid(token, token.expiresAtMs - 1)).toBe(true)
  expect(isResetTokenValid(token, token.expiresAtMs)).toBe(false)
})

test('a token that is not active is never valid', () => {
  expect(isResetTokenValid({ ...token, active: false }, createdMs)).toBe(false)
})

test('a token without a readable expiry is never valid', () => {
  expect(isResetTokenValid({ ...token, expiresAtMs: Number.NaN }, createdMs)).toBe(false)
})
