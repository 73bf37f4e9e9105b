import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { AHEAD_RULES } from '#domain/pages-ahead.ts'
import { ownPolicy } from './own-policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (scripts: string, styles: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};"></head>${body}`

test('a page allows what stands in it, and not what stands in other pages', () => {
  const body = `<style>a{color:red}</style><script>go()</script><script type="module" src="/x.js"></script>`
  const whole = page(` ${hashOf('go()')} ${hashOf('elsewhere()')}`, ` ${hashOf('b{}')} ${hashOf('a{color:red}')}`, body)
  expect(ownPolicy(whole)).toBe(page(` ${hashOf('go()')}`, ` ${hashOf('a{color:red}')}`, body))
})

test('a page allows the rules of what to fetch ahead, which a script puts there', () => {
  const whole = page(` ${hashOf('elsewhere()')} ${hashOf(AHEAD_RULES)}`, '', '')
  expect(ownPolicy(whole)).toBe(page(` ${hashOf(AHEAD_RULES)}`, '', ''))
})

test('the text of an element that has none is allowed, too', () => {
  const empty = `<script src="/x.js"></script>`
  expect(ownPolicy(page('', ` ${hashOf('')}`, empty))).toBe(page('', ` ${hashOf('')}`, empty))
  expect(ownPolicy(page('', ` ${hashOf('')}`, '<p></p>'))).toBe(page('', '', '<p></p>'))
})

test.each(['<script>', '<style>', '</script>', '<script', '<style'])('a name with %s in it hides no element', (tag) => {
  const body = `<img alt="A ${tag} mat"><script>go()</script><style>b{}</style>`
  const whole = page(` ${hashOf('go()')}`, ` ${hashOf('b{}')}`, body)
  expect(ownPolicy(whole)).toBe(whole)
})

test('a text of letters that take several bytes is known by its bytes', () => {
  const body = '<style>b::after{content:"é ’"}</style><script>say("’")</script><p>’</p>'
  const letters = (text: string) => Buffer.from(text).toString('latin1')
  const hashes = [` ${hashOf('say("’")')}`, ` ${hashOf('b::after{content:"é ’"}')}`] as const
  const whole = letters(page(`${hashes[0]} ${hashOf('elsewhere()')}`, hashes[1], body))
  expect(ownPolicy(whole)).toBe(letters(page(...hashes, body)))
})

test('every other source stays as it is, and so does a page without a policy', () => {
  const nothing = page(" 'sha256-only-of-this-form'", '', '')
  expect(ownPolicy(nothing)).toBe(page('', '', ''))
  const strict = page(" https://store.example 'strict-dynamic'", " 'self'", '<p>')
  expect(ownPolicy(strict)).toBe(strict)
  expect(ownPolicy('<script>go()</script>')).toBe('<script>go()</script>')
})
