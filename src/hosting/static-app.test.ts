import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostingRules, hostingRules, IMMUTABLE, REVALIDATE } from './rules.ts'
import { staticApp } from './static-app.ts'

const rules: HostingRules = {
  ...hostingRules,
  rewrites: [{ from: '/order-details/*', to: '/order-details' }],
}

let folder = ''
let app: ReturnType<typeof staticApp>
/** Of faults. */
const said: string[] = []

const LONG_PAGE = '<li>Stable mat</li>'.repeat(100)

beforeAll(() => {
  const parent = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  writeFileSync(join(parent, 'secret.html'), 'secret')
  folder = join(parent, 'dist')
  const style = 'main { color: #222 }'.repeat(100)
  const files = {
    'index.html': 'home',
    'store.html': 'store',
    'search.html': 'search',
    'long.html': LONG_PAGE,
    'store/horse/stable-mats.html': 'stable mats',
    'product/S-1.html': 'stable mat',
    'product/S.1.html': 'dotted',
    'order-details.html': 'order shell',
    'fresh-product.html': 'product shell',
    'cart.html': 'cart',
    '404.html': 'not found page',
    'robots.txt': 'User-agent: *',
    '_astro/style.abc123.css': style,
    '_astro/style.abc123.css.br': brotliCompressSync(style),
    '_astro/style.abc123.css.gz': gzipSync(style),
    'pictures/0f-360.webp': 'webp',
    'FAQ.html': 'faq',
    'caf\u00e9.html': 'coffee',
    '100%.txt': 'all',
    'large.txt': 'mat'.repeat(200_000),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  app = staticApp(folder, rules, { say: (trouble) => void said.push(trouble) })
})

afterAll(() => {
  rmSync(dirname(folder), { recursive: true })
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`http://localhost:4321${path}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each([
  ['/', 'home'],
  ['/store', 'store'],
  ['/store?sort=price', 'store'],
  ['/store/horse/stable-mats', 'stable mats'],
  ['/product/S-1', 'stable mat'],
  ['/product/S.1', 'dotted'],
  ['/FAQ', 'faq'],
  ['/robots.txt', 'User-agent: *'],
  ['/caf%C3%A9', 'coffee'],
])('%s is answered with its page or file', async (path, text) => {
  expect(await get(path)).toMatchObject({ status: 200, text })
})

test('a page and a folder of the same name do not get in each other’s way', async () => {
  expect((await get('/store')).text).toBe('store')
  expect((await get('/product')).status).toBe(404)
})

test.each(['/nothing', '/product/S-2', '/_astro/gone.css', '/_astro', '/pictures', '/store/horse'])(
  'V13.4.1 V13.4.3 %s is not there: the 404 page with status 404, not to be kept',
  async (path) => {
    const { status, text, headers } = await get(path)
    expect({ status, text }).toEqual({ status: 404, text: 'not found page' })
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('cache-control')).toBe(REVALIDATE)
  },
)

test('a name longer than a file may have, and links that lead in a circle, are not there', async () => {
  symlinkSync('circle.html', join(folder, 'circle.html'))
  const paths = ['/circle', `/${'a'.repeat(300)}`, `/product/${'a'.repeat(5_000)}`]
  for (const path of paths) expect((await get(path)).status).toBe(404)
  expect(said).toEqual([])
})

test('a site without a 404 page says so in words', async () => {
  const bare = staticApp(join(folder, '_astro'), rules)
  const response = await bare.request('/nothing')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not found')
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/_astro/../../secret.txt',
  '/_astro/..%2f..%2fsecret.txt',
  '/_astro/%2e%2e%2f%2e%2e%2fsecret',
  '/%252e%252e%252fsecret.txt',
  '/..%252fsecret.txt',
  '/store%00.html',
  '/%00',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/secret.txt',
  '/..;/secret.txt',
  '//secret.txt',
  '/order-details/..%2f..%2fsecret',
])('V5.3.2 V13.2.5 %s does not lead out of the folder', async (path) => {
  const { status, text } = await get(path)
  expect(text).not.toContain('secret')
  expect([200, 301, 404]).toContain(status)
})

test('V1.1.1 no path however spelled leads out of the folder, past the rules or into a failure', async () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2f',
    '%5c',
    '%25',
    '%00',
    'secret.txt',
    'secret',
    '_astro',
    ';',
    '%',
    'é',
  )
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
  await fc.assert(
    fc.asyncProperty(path, async (tried) => {
      const { status, text } = await get(tried)
      expect(text).not.toContain('secret')
      expect([200, 301, 404]).toContain(status)
    }),
    { numRuns: 500 },
  )
})

test('V3.4.1 V3.4.4 V3.4.5 every answer carries the security headers: pages, files, redirects, errors and confirmations', async () => {
  const { headers } = await get('/')
  const answers = [
    await get('/'),
    await get('/_astro/style.abc123.css'),
    await get('/store/'),
    await get('/nothing'),
    await get('/', { 'if-none-match': headers.get('etag') ?? '' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 301, 404, 304])
  for (const answer of answers) {
    for (const [name, value] of Object.entries(rules.securityHeaders)) expect(answer.headers.get(name)).toBe(value)
  }
})

test('V3.4.3 V3.4.6 every answer carries the headers for pages, but not a content-named file', async () => {
  for (const path of ['/', '/store/', '/nothing', '/robots.txt', '/_astro/gone.css']) {
    const { headers } = await get(path)
    for (const [name, value] of Object.entries(rules.pageHeaders)) expect(headers.get(name), path).toBe(value)
  }
  const { headers } = await get('/_astro/style.abc123.css')
  for (const name of Object.keys(rules.pageHeaders)) expect(headers.get(name)).toBe(null)
})

test.each([
  ['/_astro/style.abc123.css', IMMUTABLE],
  ['/pictures/0f-360.webp', IMMUTABLE],
  ['/', REVALIDATE],
  ['/product/S-1', REVALIDATE],
  ['/robots.txt', REVALIDATE],
  ['/pictures/gone.webp', REVALIDATE],
])('%s may be kept as "%s"', async (path, cacheControl) => {
  expect((await get(path)).headers.get('cache-control')).toBe(cacheControl)
})

test.each(['/', '/_astro/style.abc123.css'])(
  'who has %s already is told so, and how long it may be kept',
  async (path) => {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await get(path, { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200)
  },
)

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
  ['', null],
])('to who accepts "%s" the file goes out as %s', async (accepted, encoding) => {
  const { status, headers } = await get('/_astro/style.abc123.css', { 'accept-encoding': accepted })
  expect(status).toBe(200)
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-type')).toContain('text/css')
  if (encoding !== null) expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
})

test('a page without a compressed sister is compressed', async () => {
  const { headers } = await get('/long', { 'accept-encoding': 'br, gzip' })
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  const again = await get('/long', { 'accept-encoding': 'gzip', 'if-none-match': headers.get('etag') ?? '' })
  expect(again).toMatchObject({ status: 304, text: '' })
  expect((await get('/long')).text).toBe(LONG_PAGE)
})

test('a little page goes out as it is', async () => {
  const { text, headers } = await get('/store', { 'accept-encoding': 'br' })
  expect(text).toBe('store')
  expect(headers.has('content-encoding')).toBe(false)
})

test.each([
  ['/store/', '/store'],
  ['/store/?sort=price&x=%20', '/store?sort=price&x=%20'],
  ['/product/S-1///', '/product/S-1'],
  ['/faq', '/FAQ'],
  ['/faq?q=1', '/FAQ?q=1'],
  ['/index.html?utm=1', '/?utm=1'],
  ['/index', '/'],
])('%s has moved to %s for good', async (path, location) => {
  const { status, headers } = await get(path)
  expect({ status, location: headers.get('location') }).toEqual({ status: 301, location })
})

test.each([
  ['/store/', '/store'],
  ['/product/S-1/', '/product/S-1'],
  ['/product/fresh/', '/product/fresh'],
  ['/product/', '/product'],
  ['/order-details/HH1001/', '/order-details/HH1001'],
  ['/buy/010101:2/?from=mail', '/buy/010101:2?from=mail'],
])('by the rules of the shop, %s has moved to %s for good', async (path, location) => {
  const answer = await staticApp(folder, hostingRules).request(`http://localhost:4321${path}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})

test.each(['/product/a/b', '/product/a/b/c', '/order-details/HH1001/x'])(
  'no shell stands in for more than one name, as in %s',
  async (path) => {
    const answer = await staticApp(folder, hostingRules).request(`http://localhost:4321${path}`)
    expect([answer.status, await answer.text()]).toEqual([404, 'not found page'])
  },
)

test('V3.7.2 no address, however spelled, is sent to another site', async () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '.',
    '..',
    '%2e',
    '\t',
    '%09',
    '@',
    'evil.example',
    'store',
    '?',
    ':',
  )
  const path = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => `/${pieces.join('')}/`)
  await fc.assert(
    fc.asyncProperty(path, async (tried) => {
      const { headers } = await get(tried)
      const location = headers.get('location')
      if (location !== null) expect(new URL(location, 'http://localhost:4321').origin).toBe('http://localhost:4321')
    }),
    { numRuns: 500 },
  )
})

test('an address that comes over the wire unnormalised is not sent to another site either', async () => {
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const locations: (string | undefined)[] = []
  for (const path of [
    '//evil.example/',
    '/.//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/store/../..//evil.example/',
    '/../secret.txt',
  ]) {
    const sent = request({ port, host: '127.0.0.1', path })
    sent.end()
    const [response] = await once(sent, 'response')
    locations.push(response.headers.location)
    let text = ''
    for await (const part of response) text += part
    expect(text).not.toContain('secret')
  }
  server.close()
  for (const location of locations.filter((found) => found !== undefined)) {
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost')
  }
})

test('an address of the shell shows the shell with status 200, and a page of its own goes first', async () => {
  expect(await get('/order-details/HH1001')).toMatchObject({ status: 200, text: 'order shell' })
  expect((await get('/order-details/HH1001')).headers.get('cache-control')).toBe(REVALIDATE)
  const products = staticApp(folder, { ...rules, rewrites: [{ from: '/product/*', to: '/order-details' }] })
  expect(await (await products.request('/product/S-1')).text()).toBe('stable mat')
  expect(await (await products.request('/product/S-9')).text()).toBe('order shell')
})

test('who asks for the headers alone gets them', async () => {
  const response = await app.request('/store', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toBe('')
})

test.each(['/long', '/large.txt'])(
  'a part of %s has no tag, and none is given of a file that may have changed',
  async (path) => {
    const part = await get(path, { range: 'bytes=4-9' })
    expect([part.status, part.text.length, part.headers.get('etag')]).toEqual([206, 6, null])
    const whole = await get(path)
    const tag = whole.headers.get('etag') ?? ''
    for (const known of [tag, '"of-yesterday"', 'Sat, 01 Jan 2000 00:00:00 GMT']) {
      const again = await get(path, { range: 'bytes=4-9', 'if-range': known })
      expect([again.status, again.text === whole.text, again.headers.get('etag')]).toEqual([200, true, tag])
    }
  },
)

test.each(['/store', '/long', '/large.txt', '/_astro/style.abc123.css', '/pictures/0f-360.webp', '/nothing'])(
  'the head of %s is that of the whole, whatever part is asked for',
  async (path) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const whole = await get(path, { 'accept-encoding': encoding })
      for (const part of [{}, { range: 'bytes=1-2' }, { range: 'bytes=9000000-' }]) {
        const head = await app.request(path, { method: 'HEAD', headers: { 'accept-encoding': encoding, ...part } })
        expect([head.status, await head.text()]).toEqual([whole.status, ''])
        expect([...head.headers]).toEqual([...whole.headers])
      }
    }
  },
)

test.each(['/long', '/large.txt', '/_astro/style.abc123.css', '/pictures/0f-360.webp'])(
  'caches tell a part of %s apart as they do the whole',
  async (path) => {
    const varied = async (headers: Record<string, string>) => (await get(path, headers)).headers.get('vary')
    const whole = await varied({})
    for (const encoding of ['identity', 'br']) {
      const part = await varied({ range: 'bytes=1-2', 'accept-encoding': encoding })
      expect(part?.toLowerCase()).toBe(whole?.toLowerCase())
    }
  },
)

test('what is answered in the place of a file is whole, whatever part was asked for', async () => {
  const absent = staticApp(folder, rules, { isThere: async () => false })
  const faulty = staticApp(
    folder,
    { ...rules, fault: '/store' },
    { isThere: () => Promise.reject(new Error('fault')), say: () => undefined },
  )
  for (const range of ['bytes=1-2', 'bytes=9000000-']) {
    for (const [from, path, status, text] of [
      [app, '/nothing', 404, 'not found page'],
      [absent, '/order-details/x', 404, 'order shell'],
      [faulty, '/order-details/x', 500, 'store'],
    ] as const) {
      const answer = await from.request(path, { headers: { range } })
      expect([answer.status, await answer.text()]).toEqual([status, text])
      expect(answer.headers.has('content-range')).toBe(false)
    }
  }
})

test('nothing can be sent to a static site, which says what else can be done with what it has', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await app.request('/store', { method })
    expect([status, headers.get('allow'), headers.get('x-frame-options')]).toEqual([405, 'GET, HEAD', 'DENY'])
    expect((await app.request('/nothing', { method })).status).toBe(404)
  }
})

test('a shell that nothing belongs in comes with status 404, and a page that was built never asks', async () => {
  const asked: string[] = []
  const isThere = async (path: string) => {
    asked.push(path)
    return path.endsWith('/known')
  }
  const products = staticApp(
    folder,
    { ...rules, rewrites: [{ from: '/product/*', to: '/order-details' }] },
    { isThere },
  )
  const status = async (path: string) => (await products.request(path)).status
  expect(await status('/product/known')).toBe(200)
  const unknown = await products.request('/product/unknown')
  expect([unknown.status, await unknown.text()]).toEqual([404, await (await products.request('/order-details')).text()])
  expect(asked).toEqual(['/product/known', '/product/unknown'])
  // Whoever has the shell already is told no less.
  const headers = { 'if-none-match': unknown.headers.get('etag') ?? '' }
  expect((await products.request('/product/known', { headers })).status).toBe(304)
  expect((await products.request('/product/unknown', { headers })).status).toBe(404)
})

test('a fault of the server shows the page for it with status 500, and is told with where it was', async () => {
  const told: string[] = []
  const faulty = staticApp(
    folder,
    { ...rules, fault: '/order-details', rewrites: [{ from: '/x/*', to: '/order-details' }] },
    {
      isThere() {
        throw new Error('fault')
      },
      say: (trouble) => void told.push(trouble),
    },
  )
  const answer = await faulty.request('/x/y')
  expect([answer.status, await answer.text()]).toEqual([500, await (await faulty.request('/order-details')).text()])
  expect(told).toEqual([expect.stringMatching(/^Error: fault\n +at .*static-app\.test\.ts/)])
})

test('a search is answered with what was found, and as the page lies there where nobody has searched', async () => {
  const app = staticApp(folder, rules, {
    filled: {
      '/search': {
        isAsked: ({ req }) => req.query('q') !== undefined,
        page: async (root, { req }) => (req.query('q') === 'gym' ? `${root === folder} found` : undefined),
      },
    },
  })
  const found = await app.request('/search?q=gym')
  expect([found.status, await found.text(), found.headers.get('cache-control')]).toEqual([
    200,
    'true found',
    REVALIDATE,
  ])
  expect(found.headers.get('content-type')).toContain('text/html')
  const again = await app.request('/search?q=gym', { headers: { 'if-none-match': found.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  for (const path of ['/search', '/search?q=', '/search?q=none', '/search?page=2']) {
    expect(await (await app.request(path)).text()).toBe('search')
  }
})

test('a page that is filled for one person is kept by nobody', async () => {
  const filled = { '/search': { isAsked: () => true, page: async () => 'own', isPersonal: true } }
  const { headers } = await staticApp(folder, rules, { filled }).request('/search')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-frame-options')).toBe('DENY')
})
