import { expect, test } from 'vitest'
import { constantTimeComparison, fingerprint, keyFor, sameFingerprint } from './secrets.ts'

const SECRET = 'a-secret-that-is-long-enough-for-tests'

test('a key is of one secret and one purpose, and the same each time', () => {
  const exported = (secret: string, purpose: 'session' | 'log') => keyFor(secret, purpose).export().toString('hex')
  // HKDF-SHA-256 of the secret, salt `hoof-and-husk`, info `session`, worked out in Python with HMAC alone.
  expect(exported(SECRET, 'session')).toBe('4a4233cf7da6c9d3e58092d62f1e87e9cacf7e117fea9c7b3b31e34ff883f24f')
  expect(exported(SECRET, 'session')).toBe(exported(SECRET, 'session'))
  expect(keyFor(SECRET, 'session')).toBe(keyFor(SECRET, 'session'))
  expect(exported(SECRET, 'log')).not.toBe(exported(SECRET, 'session'))
  expect(exported(`${SECRET}!`, 'session')).not.toBe(exported(SECRET, 'session'))
})

test('texts cannot run into one another, and each purpose has prints of its own', () => {
  const print = fingerprint(SECRET, 'log', 'ab', 'c')
  expect(print).toMatch(/^[\w-]{43}$/)
  expect(fingerprint(SECRET, 'log', 'ab', 'c')).toBe(print)
  for (const other of [['a', 'bc'], ['abc'], ['ab', 'c', ''], ['ab","c']]) {
    expect(fingerprint(SECRET, 'log', ...other)).not.toBe(print)
  }
  expect(fingerprint(SECRET, 'device', 'ab', 'c')).not.toBe(print)
  expect(fingerprint(`${SECRET}!`, 'log', 'ab', 'c')).not.toBe(print)
})

test.each([
  ['abc', 'abc', true],
  ['', '', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['abcd', 'abc', false],
  ['é', 'e', false],
])('%o and %o are the same: %o', (a, b, same) => {
  expect(sameFingerprint(a, b)).toBe(same)
})

test('passwords are the same letter by letter, of whatever length', () => {
  const same = constantTimeComparison(SECRET)
  expect(same('felt-and-fibre', 'felt-and-fibre')).toBe(true)
  for (const other of ['', 'felt-and-fibr', 'felt-and-fibre ', 'Felt-and-fibre']) {
    expect(same('felt-and-fibre', other), other).toBe(false)
  }
})
