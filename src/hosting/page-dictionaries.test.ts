import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dictionaryPath, PRESENT_DICTIONARY_PATH } from '#domain/page-dictionary.ts'
import { hostingRules } from './rules.ts'
import { staticApp } from './static-app.ts'

const SHARED = '<li>Stable mat of rubber, 1830 × 1220 mm</li>'.repeat(60)
const PAGE = `<!doctype html>${SHARED}<p>Item S-1</p>`
const TAKEN = 'gzip, deflate, br, zstd, dcb, dcz'

let folder = ''
let app: ReturnType<typeof staticApp>
const [now, earlier, gone] = ['now', 'earlier', 'gone'].map((word) => dictionaryOf(`<!doctype html>${SHARED}${word}`))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dictionaries-'))
  mkdirSync(join(folder, '_astro'))
  mkdirSync(join(folder, 'product'))
  for (const dictionary of [now, earlier]) write(dictionary?.path ?? '', dictionary?.text ?? '')
  write(PRESENT_DICTIONARY_PATH, JSON.stringify(now?.path))
  write('/product/S-1.html', PAGE)
  write('/_astro/make-ready.a-_b1234.js', 'ready()')
  write('/_astro/shop.a1b2c3d4.js', 'shop()'.repeat(300))
  app = staticApp(folder, hostingRules)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a page comes with the dictionary that a browser has, and is the same page', async () => {
  const { headers, bytes } = await get('/product/S-1', offer(now))
  expect(headers.get('content-encoding')).toBe('dcz')
  expect(bytes.subarray(0, 40)).toEqual(
    Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), now?.hash ?? Buffer.of()]),
  )
  expect(bytes.length).toBeLessThan(120)
  expect(read(bytes, 'dcz', now)).toBe(PAGE)
  expect(headers.get('content-length')).toBe(String(bytes.length))
  expect(headers.get('link')).toBe(null)
})

test('caches are told by what the answers differ, and every answer has one tag', async () => {
  const answers = [await get('/product/S-1', offer(now)), await get('/product/S-1', { 'accept-encoding': 'br' })]
  answers.push(await get('/product/S-1'), await get('/product/S-1', offer(earlier)))
  expect(new Set(answers.map(({ headers }) => headers.get('vary')))).toEqual(
    new Set(['accept-encoding, available-dictionary']),
  )
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  const etag = answers[0]?.headers.get('etag') ?? ''
  const again = await get('/product/S-1', { ...offer(now), 'if-none-match': etag })
  expect([again.status, again.headers.get('vary')]).toEqual([304, 'accept-encoding, available-dictionary'])
  expect((await get('/_astro/shop.a1b2c3d4.js', offer(now))).headers.get('vary')).toBe('accept-encoding')
})

test('an earlier dictionary is used as long as it is there, and the browser hears of the present one', async () => {
  const link = `<${now?.path}>; rel="compression-dictionary"`
  const old = await get('/product/S-1', offer(earlier))
  expect([old.headers.get('content-encoding'), old.headers.get('link')]).toEqual(['dcz', link])
  expect(read(old.bytes, 'dcz', earlier)).toBe(PAGE)
  const unknown = await get('/product/S-1', offer(gone))
  expect([unknown.headers.get('content-encoding'), unknown.headers.get('link')]).toEqual(['br', link])
})

test('a deployed dictionary is announced from then on', async () => {
  await get('/product/S-1', offer(now))
  write(PRESENT_DICTIONARY_PATH, JSON.stringify(earlier?.path))
  const { headers } = await get('/_astro/make-ready.a-_b1234.js')
  expect(headers.get('server-timing')).toBe(`dictionary;desc="${earlier?.path}"`)
})

test('it is announced with the script that fetches it, and with nothing that comes before', async () => {
  const { headers } = await get('/_astro/make-ready.a-_b1234.js')
  expect(headers.get('server-timing')).toBe(`dictionary;desc="${now?.path}"`)
  for (const path of ['/product/S-1', '/_astro/shop.a1b2c3d4.js']) {
    const first = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect([first.headers.get('server-timing'), first.headers.get('link')]).toEqual([null, null])
  }
})

test('the dictionary says that it is one, and may be kept for a year', async () => {
  const { headers, bytes } = await get(now?.path ?? '', { 'accept-encoding': 'br' })
  expect(headers.get('use-as-dictionary')).toBe('match="/*", match-dest=("document" "")')
  expect(headers.get('cache-control')).toContain('max-age=31536000')
  expect(read(bytes, headers.get('content-encoding') ?? '')).toBe(now?.text)
})

test('a file that is not what its name says is not used', async () => {
  write(now?.path ?? '', 'damaged')
  const { status, headers, bytes } = await get('/product/S-1', offer(now))
  expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
  const plain = await get('/product/S-1', { 'accept-encoding': 'br' })
  for (const name of ['vary', 'etag']) expect(headers.get(name)).toBe(plain.headers.get(name))
  expect(read(bytes, headers.get('content-encoding') ?? '')).toBe(PAGE)
})

test('a site without a dictionary announces none', async () => {
  rmSync(join(folder, PRESENT_DICTIONARY_PATH))
  expect((await get('/_astro/make-ready.a-_b1234.js')).headers.get('server-timing')).toBe(null)
  expect((await get('/product/S-1', offer(gone))).headers.get('link')).toBe(null)
  write(PRESENT_DICTIONARY_PATH, '"/product/S-1.html"')
  expect((await get('/_astro/make-ready.a-_b1234.js')).headers.get('server-timing')).toBe(null)
})

test('whatever a caller says that it has and takes, it can read the page', async () => {
  const hashes = [now, earlier, gone].map((dictionary) => offer(dictionary)['available-dictionary'])
  const has = fc.oneof(fc.constantFrom(...hashes, ':::', '*', ''), fc.stringMatching(/^:?[\w+/=:.%-]{0,50}:?$/))
  const taken = fc.subarray(['gzip', 'br', 'dcb', 'dcz', 'dcz;q=0', 'DCZ', 'identity', 'zstd'])
  await fc.assert(
    fc.asyncProperty(has, taken, async (available, encodings) => {
      const { status, headers, bytes } = await get('/product/S-1', {
        'accept-encoding': encodings.join(', '),
        'available-dictionary': available,
      })
      expect(status).toBe(200)
      const encoding = headers.get('content-encoding') ?? 'identity'
      if (encoding !== 'identity') expect(encodings.map((each) => each.toLowerCase())).toContain(encoding)
      const used = [now, earlier].find((dictionary) => offer(dictionary)['available-dictionary'] === available)
      expect(read(bytes, encoding, used)).toBe(PAGE)
    }),
  )
})

function dictionaryOf(text: string) {
  const hash = createHash('sha256').update(text).digest()
  return { text, hash, path: dictionaryPath(hash.toString('base64url')) }
}

function offer(dictionary: ReturnType<typeof dictionaryOf> | undefined) {
  return { 'accept-encoding': TAKEN, 'available-dictionary': `:${dictionary?.hash.toString('base64')}:` }
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`http://localhost:4321${path}`, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

function read(bytes: Buffer, encoding: string, dictionary?: ReturnType<typeof dictionaryOf>): string {
  // The first 40 bytes are a frame of their own, after which Node stops.
  if (encoding === 'dcz') {
    return zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(dictionary?.text ?? '') }).toString()
  }
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}
