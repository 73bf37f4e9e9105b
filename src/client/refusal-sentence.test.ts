import { expect, test } from 'vitest'
import { BackendError } from './call-gateway.ts'
import { gatewaySentence, refusalSentence } from './refusal-sentence.ts'

test('only what the gateway says of too much asking is passed on', () => {
  expect(gatewaySentence(new BackendError(429, { code: 'too-many', about: 'attempts', retryAfterS: 8 }))).toBe(
    'Too many attempts. Please try again in 8 seconds.',
  )
  expect(gatewaySentence(new BackendError(429, { code: 'strange' }))).toBeUndefined()
  expect(gatewaySentence(new BackendError(502, { code: 'store-unavailable' }))).toBeUndefined()
  expect(gatewaySentence(new Error('APIKey abc'))).toBeUndefined()
})

test.for<[problem: BackendError['problem'], sentence: string]>([
  [{ code: 'refused', sentence: 'Email already exists.' }, 'Email already exists.'],
  [{ code: 'refused', sentence: '' }, 'The store did not take this. Please check what you typed.'],
  [
    { code: 'changing', retryAfterS: 1 },
    'Another change of your account is still under way. Please try again in 1 second.',
  ],
  [{ code: 'bad-request', about: 'email' }, 'email is missing or not as it should be.'],
  [
    { code: 'too-many', about: 'messages-from-connection', retryAfterS: 600 },
    'Too many messages from your connection. Please try again in 10 minutes.',
  ],
  [
    { code: 'too-many', about: 'of-a-newer-gateway', retryAfterS: 60 },
    'Too many requests. Please try again in 60 seconds.',
  ],
  [{ code: 'unreachable' }, 'The shop cannot be reached. Check your connection.'],
  [{ code: 'constructor' }, 'The shop does not answer as it should. Please try again.'],
  [{ code: 'of-a-newer-gateway' }, 'The shop does not answer as it should. Please try again.'],
])('a refusal is told in words: %o', ([problem, sentence]) => {
  expect(refusalSentence(new BackendError(500, problem))).toBe(sentence)
})
