import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostingRules, matches } from './rules.ts'
import { staticApp } from './static-app.ts'

/** One file for each page that is shown under other addresses. */
const PAGES = ['index', 'FAQ', 'cart', 'order-details', 'reset-password', 'fresh-product', '404']

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const page of PAGES) writeFileSync(join(folder, `${page}.html`), page)
})

afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string) => staticApp(folder, hostingRules).request(`http://localhost:4321${path}`)

test('no page can be framed, sniffed, given a device or another base, or reached without TLS once it has been', async () => {
  for (const path of ['/', '/nowhere', '/product/X-1']) {
    const { headers } = await get(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /(?=.*frame-ancestors 'none')(?=.*base-uri 'none')(?=.*object-src 'none')/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=(?:31536000|63072000)/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})

test.each([
  ['/order-details/HH001001', 'order-details'],
  ['/reset-password/T-1', 'reset-password'],
  ['/product/X-1', 'fresh-product'],
  ['/buy/S-1', 'cart'],
])('%s, which no build has a file for, is the page %s', async (path, page) => {
  const shown = hostingRules.rewrites.find(({ from }) => matches(from, path))
  expect(shown?.to).toBe(`/${page}`)
  expect(await (await get(path)).text()).toBe(page)
})

test.each([
  ['/faq', '/FAQ'],
  ['/index', '/'],
  ['/index.html', '/'],
])('%s has moved to %s for good', async (from, to) => {
  const answer = await get(from)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

test('a pattern is a path, or what begins with one', () => {
  expect(matches('/faq', '/faq')).toBe(true)
  expect(matches('/faq', '/faq/more')).toBe(false)
  expect(matches('/_astro/*', '/_astro/a.js')).toBe(true)
  expect(matches('/_astro/*', '/other/_astro/a.js')).toBe(false)
})
