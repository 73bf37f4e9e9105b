import { expect, test } from 'vitest'
import { discreet, isIndiscreet, secretsOf } from './redaction.ts'

const KEY = 'k-8f3b71c2'

test('the key, what was asked with and every password are secrets; up to three letters are none', () => {
  const body = { loginPassword: 'mats-galore', name: 'Ada Byron', nested: { oldPassword: 'coir-rubber' }, count: 4 }
  const secrets = secretsOf({ apiKey: KEY, query: { KeyW: 'door', Page: 'abc' }, body })
  expect(secrets.toSorted()).toEqual(['coir-rubber', 'door', KEY, 'mats-galore'])
  expect(secretsOf({ apiKey: '', body: null })).toEqual([])
  expect(secretsOf({ apiKey: 'abc', body: 'password' })).toEqual(['abc'])
})

test('a secret is one in whatever spelling it comes back', () => {
  const secrets = secretsOf({ apiKey: `a b&<>"'ü\n` })
  expect(secrets.toSorted()).toEqual(
    [
      `a b&<>"'ü\n`,
      `a b&<>\\"'ü\\n`,
      "a%20b%26%3C%3E%22'%C3%BC%0A",
      'a+b%26%3C%3E%22%27%C3%BC%0A',
      'a b&#38;&#60;&#62;&#34;&#39;ü\n',
      'a b&amp;&lt;&gt;&quot;&#39;ü\n',
    ].toSorted(),
  )
})

test('a text is told without secrets, and without the query of any address', () => {
  expect(discreet(`no ${KEY} and ${KEY}!`, [KEY])).toBe('no … and …!')
  expect(discreet('see https://a.example/b?email=ada%40example.com now? yes', [])).toBe(
    'see https://a.example/b?… now? yes',
  )
})

test('an error gives a secret away by its message, its stack, its fields, or its cause', () => {
  const plain = new Error('no answer')
  expect(isIndiscreet(plain, [KEY])).toBe(false)
  expect(isIndiscreet(new Error(`no ${KEY}`), [KEY])).toBe(true)
  expect(isIndiscreet(Object.assign(new Error('no'), { stack: `at ${KEY}` }), [KEY])).toBe(true)
  expect(isIndiscreet(Object.assign(new Error('no'), { stack: undefined }), ['undefined'])).toBe(false)
  expect(isIndiscreet(Object.assign(new Error('no'), { address: KEY }), [KEY])).toBe(true)
  expect(isIndiscreet(new Error('no', { cause: new Error('no', { cause: KEY }) }), [KEY])).toBe(true)
  expect(isIndiscreet(new Error('no', { cause: plain }), [KEY, 'undefined'])).toBe(false)
  expect(isIndiscreet(`thrown ${KEY}`, [KEY])).toBe(true)
  // None of them is a secret that is not there.
  expect(isIndiscreet(plain, [])).toBe(false)
})
