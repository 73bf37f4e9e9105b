import { expect, test } from 'vitest'
import { logInAddress } from '#domain/next-page.ts'
import { logInReason } from './log-in-reason.ts'

const reasonFor = (next: string) => logInReason(new URL(logInAddress(next), 'https://shop.example').search)

test.each([
  ['/checkout', 'Log in or sign up to place your order. Your cart waits.'],
  ['/account', 'Log in or sign up to see your account.'],
  ['/edit-profile', 'Log in to change your profile.'],
  ['/edit-password', 'Log in to change your password.'],
  ['/my-orders?sort=-total', 'Log in to see your orders.'],
  ['/order-details/HH001001#print', 'Log in to see your order.'],
  ['/buy-again', 'Log in to see what you have ordered before.'],
])('on the way to %s it is said: %s', (next, reason) => {
  expect(reasonFor(next)).toBe(reason)
})

test.each(['/', '/store', '/account-help', 'https://evil.example/checkout'])('on the way to %s nothing is', (next) => {
  expect(reasonFor(next)).toBe('')
})
