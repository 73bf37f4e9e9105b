import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ownPolicy } from '#hosting/own-policy.ts'
import { namedAddresses } from './named-addresses.ts'
import { keepSharedMarkup } from './shared-markup.ts'

afterAll(() => {
  globalThis.shareMarkup = undefined
})

const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-elsewhere=';">`

/** What pages are made of: text, links, and what their policy has to allow. */
const markup = fc.oneof(
  fc.constantFrom('<a href="/store">', '<a href="/é">', '<img srcset="/a.avif 1w, /b.avif 2w">', POLICY),
  fc.constantFrom('<script>go()</script>', '<style>b::after{content:"é ’"}</style>'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const page = fc.array(fc.record({ text: markup, isShared: fc.boolean() }), { maxLength: 8 })

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

test('a page with shared markup has the text, the policy and the links of the whole page', () =>
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 3 }), (pages) => {
      const { fill } = keepSharedMarkup()
      for (const parts of pages) {
        const rendered = parts.map(({ text, isShared }) => (isShared ? globalThis.shareMarkup?.(text) : text))
        const whole = bytesOf(parts.map(({ text }) => text).join(''))
        const { text, addresses } = fill(bytesOf(rendered.join('')))
        expect(text).toBe(ownPolicy(whole))
        expect(new Set(addresses)).toEqual(namedAddresses(whole))
      }
    }),
  ))

test('markup that was placed once stands in each page that has its mark', () => {
  const { fill } = keepSharedMarkup()
  const footer = globalThis.shareMarkup?.('<footer><a href="/store">© 1998–2026</a></footer>')
  const pages = ['one', 'two'].map((name) => fill(`<p>${name}</p>${footer}`))
  expect(pages).toEqual([
    { text: bytesOf('<p>one</p><footer><a href="/store">© 1998–2026</a></footer>'), addresses: ['/store'] },
    { text: bytesOf('<p>two</p><footer><a href="/store">© 1998–2026</a></footer>'), addresses: ['/store'] },
  ])
})
