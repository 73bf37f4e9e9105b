import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bestEncoding, type PlainEncoding } from './accepted-encodings.ts'
import { keptFiles, stateOf } from './kept-files.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const long = (text: string) => text.repeat(500)

async function read(keep: ReturnType<typeof keptFiles>, name: string, encoding: PlainEncoding) {
  const state = stateOf(join(folder, name))
  const kept = state && (await keep(state, encoding))
  if (kept === undefined) return undefined
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => Buffer.from(bytes) }
  expect(kept.encoding).not.toBe('dcz')
  return { ...kept, text: plain[encoding === kept.encoding ? encoding : 'identity'](kept.bytes).toString() }
}

test('a page is compressed once for each encoding, and has one tag in all', async () => {
  const keep = keptFiles()
  writeFileSync(join(folder, 'page.html'), long('<p>Mat</p>'))
  const all = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((encoding) => read(keep, 'page.html', encoding)),
  )
  expect(all.map((kept) => kept?.encoding)).toEqual(['br', 'gzip', 'identity'])
  expect(new Set(all.map((kept) => kept?.text))).toEqual(new Set([long('<p>Mat</p>')]))
  expect(new Set(all.map((kept) => kept?.etag)).size).toBe(1)
  expect((await read(keep, 'page.html', 'br'))?.bytes).toBe(all[0]?.bytes)
})

test('many who ask at once wait for the same work', async () => {
  const keep = keptFiles()
  writeFileSync(join(folder, 'asked.html'), long('<p>Asked</p>'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(keep, 'asked.html', 'br')))
  expect(new Set(answers.map((answer) => answer?.bytes)).size).toBe(1)
})

test('a file that changed is read again, even where its size stays', async () => {
  const keep = keptFiles()
  const file = join(folder, 'price.html')
  writeFileSync(file, long('<p>100</p>'))
  const before = await read(keep, 'price.html', 'br')
  writeFileSync(file, long('<p>200</p>'))
  utimesSync(file, 1, 1)
  const after = await read(keep, 'price.html', 'br')
  expect(after?.text).toBe(long('<p>200</p>'))
  expect(after?.etag).not.toBe(before?.etag)
})

test('what lies compressed beside a file goes out as it is, also when it came later', async () => {
  const keep = keptFiles()
  writeFileSync(join(folder, 'a.js'), long('mat()'))
  expect((await read(keep, 'a.js', 'br'))?.encoding).toBe('br')
  const beside = brotliCompressSync(long('mat()'))
  writeFileSync(join(folder, 'a.js.br'), beside)
  expect(Buffer.from((await read(keep, 'a.js', 'br'))?.bytes ?? []).equals(beside)).toBe(true)
})

test('pictures and little pages stay as they are, and what is large is not kept', async () => {
  const keep = keptFiles()
  writeFileSync(join(folder, 'mat.avif'), long('picture'))
  writeFileSync(join(folder, 'little.html'), '<p>Mat</p>')
  writeFileSync(join(folder, 'large.json'), Buffer.alloc(600_000))
  expect(await read(keep, 'mat.avif', 'br')).toMatchObject({ encoding: 'identity', varies: false, type: 'image/avif' })
  expect(await read(keep, 'little.html', 'br')).toMatchObject({ encoding: 'identity', varies: false })
  expect(await read(keep, 'large.json', 'br')).toBe(undefined)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
])('to who accepts "%s" goes %s', (accepted, encoding) => expect(bestEncoding(accepted)).toBe(encoding))
