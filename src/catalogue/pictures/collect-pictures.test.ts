import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentProgress } from '#catalogue/progress.ts'
import { apiAnswering, type SentCall } from '#store-api/test-api.ts'
import { collectPictures, pictureFiles } from './collect-pictures.ts'
import { openPictureCache } from './picture-cache.ts'
import { picture } from './test-pictures.ts'

let folder = ''
let store: Map<string, { bytes: Uint8Array<ArrayBuffer>; etag: string }>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'collected-'))
  store = new Map([
    ['a', { bytes: await picture('jpeg'), etag: '"a1"' }],
    ['b', { bytes: await picture('png', { colour: '#ffffff' }), etag: '"b1"' }],
  ])
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A store with validators, as the embedded one and most servers are. */
function answer({ target, headers }: SentCall): Response {
  const found = store.get(/^\/Uploads\/(.+)\.jpg$/.exec(target)?.[1] ?? '')
  if (found === undefined) return new Response('no', { status: 404 })
  if (headers.get('if-none-match') === found.etag) return new Response(null, { status: 304 })
  return new Response(found.bytes, { headers: { etag: found.etag } })
}

async function collect(
  pictureIds: string[],
  answering: (sent: SentCall) => Response | Promise<Response> = answer,
  concurrency = 4,
) {
  const { api, sent } = apiAnswering(answering, { retries: 0 })
  const cache = openPictureCache(folder)
  try {
    return { sent, ...(await collectPictures(api, pictureIds, cache, concurrency, silentProgress)) }
  } finally {
    cache.close()
  }
}

test('pictures are fetched and encoded, and their files are there', async () => {
  const { pictures, findings, fetched, encoded } = await collect(['a', 'b'])
  expect({ findings, fetched, encoded }).toEqual({ findings: [], fetched: 2, encoded: 2 })
  expect([...pictures.keys()].toSorted()).toEqual(['a', 'b'])
  for (const file of [...pictures.values()].flatMap(pictureFiles)) expect(existsSync(join(folder, file))).toBe(true)
})

test('a second time nothing unchanged is fetched or encoded', async () => {
  const first = await collect(['a', 'b'])
  const second = await collect(['a', 'b'])
  expect(second).toMatchObject({ fetched: 0, encoded: 0, findings: [] })
  expect(second.pictures).toEqual(first.pictures)
  expect(second.sent.map(({ headers }) => headers.get('if-none-match')).toSorted()).toEqual(['"a1"', '"b1"'])
})

test('a store without validators costs the fetching, not the encoding', async () => {
  const bare = (sent: SentCall) => new Response(answer(sent).body)
  await collect(['a', 'b'], bare)
  expect(await collect(['a', 'b'], bare)).toMatchObject({ fetched: 2, encoded: 0 })
})

test('of pictures that changed only those are encoded, under a new name', async () => {
  const first = await collect(['a', 'b'])
  store.set('a', { bytes: await picture('jpeg', { colour: '#112233' }), etag: '"a2"' })
  const second = await collect(['a', 'b'])
  expect(second).toMatchObject({ fetched: 1, encoded: 1 })
  expect(second.pictures.get('a')?.name).not.toBe(first.pictures.get('a')?.name)
  expect(second.pictures.get('b')).toEqual(first.pictures.get('b'))
  expect(await collect(['a', 'b'])).toMatchObject({ fetched: 0, encoded: 0 })
})

test('a picture whose files were lost is fetched again in full', async () => {
  const { pictures } = await collect(['a'])
  const [file = ''] = [...pictures.values()].flatMap(pictureFiles)
  rmSync(join(folder, file))
  const second = await collect(['a'])
  expect(second).toMatchObject({ fetched: 1, encoded: 1 })
  expect(second.sent[0]?.headers.has('if-none-match')).toBe(false)
  expect(existsSync(join(folder, file))).toBe(true)
})

test('a picture that many items share is encoded for all of them, all at once too', async () => {
  const bytes = await picture('jpeg', { width: 400, height: 300 })
  const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']
  const { pictures, findings } = await collect(ids, () => new Response(bytes), 8)
  expect(findings).toEqual([])
  expect(pictures.size).toBe(8)
  expect(new Set([...pictures.values()].map(({ name }) => name)).size).toBe(1)
})

test('a missing picture costs only itself and is listed', async () => {
  const { pictures, findings } = await collect(['a', 'gone'])
  expect([...pictures.keys()]).toEqual(['a'])
  expect(findings).toMatchObject([{ kind: 'missing-picture', subject: 'gone' }])
})

test('a picture that the store no longer has is not shown from the last time', async () => {
  await collect(['a'])
  store.delete('a')
  expect((await collect(['a'])).pictures.size).toBe(0)
})

test.each([
  ['a web page', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', new Uint8Array()],
])('%s in place of a picture costs only itself and is listed', async (_, bytes) => {
  store.set('odd', { bytes, etag: '"o"' })
  const { pictures, findings } = await collect(['odd', 'a'])
  expect([...pictures.keys()]).toEqual(['a'])
  expect(findings).toMatchObject([
    { kind: 'broken-picture', subject: 'odd', reason: expect.stringMatching(/placeholder/) },
  ])
})

test('a picture over 10 MB costs only itself and is listed', async () => {
  store.set('huge', { bytes: new Uint8Array(10 * 1024 * 1024 + 1), etag: '"h"' })
  const { pictures, findings } = await collect(['huge', 'a'])
  expect([...pictures.keys()]).toEqual(['a'])
  expect(findings).toMatchObject([
    { kind: 'missing-picture', subject: 'huge', reason: expect.stringContaining('10 MB') },
  ])
})

test.each([
  ['answers with status 500', () => new Response('no', { status: 500 })],
  ['refuses the connection', () => Promise.reject(new TypeError('fetch failed'))],
])('while the server %s, pictures of the last time stay, and new ones wait', async (_, failing) => {
  const first = await collect(['a'])
  const { pictures, findings } = await collect(['a', 'b'], failing)
  expect(pictures).toEqual(first.pictures)
  expect(findings.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b'])
})

test('a cache that another version wrote starts empty', async () => {
  await collect(['a'])
  const database = new DatabaseSync(join(folder, 'pictures.sqlite'))
  database.exec('DROP TABLE picture; CREATE TABLE picture (key TEXT, recipe INTEGER); PRAGMA user_version = 4711')
  database.close()
  const second = await collect(['a'])
  expect(second).toMatchObject({ fetched: 1, findings: [] })
  expect(await collect(['a'])).toMatchObject({ fetched: 0, encoded: 0 })
})
