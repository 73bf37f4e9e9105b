import { existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentProgress } from '#catalogue/progress.ts'
import { apiAnswering, type SentCall } from '#store-api/test-api.ts'
import { collectPictures, type EncodePictures, pictureFiles } from './collect-pictures.ts'
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
  encode?: EncodePictures,
) {
  const { api, sent } = apiAnswering(answering, { retries: 0 })
  const cache = openPictureCache(folder)
  try {
    return { sent, ...(await collectPictures(api, pictureIds, cache, concurrency, silentProgress, encode)) }
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

test('a picture that a power cut left empty is fetched and encoded again, though the store has not changed it', async () => {
  const { pictures } = await collect(['a', 'b'])
  const [file = ''] = [...pictures.values()].flatMap(pictureFiles)
  truncateSync(join(folder, file))
  expect(await collect(['a', 'b'])).toMatchObject({ fetched: 1, encoded: 1, findings: [] })
  expect(statSync(join(folder, file)).size).toBeGreaterThan(0)
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
  expect(findings).toEqual([
    {
      kind: 'missing-picture',
      subject: 'gone',
      reason: 'The store has no picture under this id; a placeholder is shown.',
    },
  ])
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
    {
      kind: 'broken-picture',
      subject: 'odd',
      reason: expect.stringMatching(/^The picture (?:is|cannot be) .+; a placeholder is shown\.$/),
    },
  ])
})

test('in place of a picture that is broken now the last good one is shown', async () => {
  const first = await collect(['a'])
  store.set('a', { bytes: new TextEncoder().encode('<html>'), etag: '"a2"' })
  const { pictures, findings } = await collect(['a'])
  expect(pictures).toEqual(first.pictures)
  expect(findings).toMatchObject([
    { kind: 'broken-picture', reason: expect.stringMatching(/; the picture of the last refresh is shown\.$/) },
  ])
})

test('what was found is told in the order of the pictures, whichever answer comes first', async () => {
  const slow = async (sent: SentCall) => {
    for (let turn = 0; sent.target.includes('/gone-1') && turn < 50; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    return answer(sent)
  }
  const { findings } = await collect(['gone-1', 'gone-2', 'gone-3'], slow)
  expect(findings.map(({ subject }) => subject)).toEqual(['gone-1', 'gone-2', 'gone-3'])
})

test('each picture is a part of one step', async () => {
  const parts: unknown[] = []
  const { api } = apiAnswering(answer, { retries: 0 })
  const cache = openPictureCache(folder)
  await collectPictures(api, ['a', 'gone'], cache, 4, {
    step(label, total) {
      parts.push([label, total])
      return { advance: () => void parts.push('done') }
    },
  })
  cache.close()
  expect(parts).toEqual([['pictures', 2], 'done', 'done'])
})

test('a fault that is neither the picture’s nor the store’s is told', async () => {
  const cache = openPictureCache(folder)
  const picture = () => Promise.reject(new RangeError('A fault of ours'))
  await expect(collectPictures({ picture }, ['a'], cache, 4, silentProgress)).rejects.toThrow('A fault of ours')
  cache.close()
})

test('pictures that are encoded later are looked at again each time until their files are there', async () => {
  const described = await collect(['a'], answer, 4, 'later')
  expect(described).toMatchObject({ fetched: 1, encoded: 0, findings: [] })
  expect([...described.pictures.values()]).toMatchObject([{ width: 48, height: 32, widths: [48] }])
  for (const file of [...described.pictures.values()].flatMap(pictureFiles)) {
    expect(existsSync(join(folder, file))).toBe(false)
  }
  expect(await collect(['a'], answer, 4, 'later')).toMatchObject({ fetched: 1, pictures: described.pictures })
  expect(await collect(['a'])).toMatchObject({ fetched: 1, encoded: 1, pictures: described.pictures })
  expect(await collect(['a'], answer, 4, 'later')).toMatchObject({ fetched: 0, pictures: described.pictures })
})

test('what is to be encoded later is known to the cache by its name', async () => {
  const { pictures } = await collect(['a'], answer, 4, 'later')
  const cache = openPictureCache(folder)
  cache.noteUse([], 1_000)
  expect(cache.unusedSince(2_000)).toEqual([{ name: pictures.get('a')?.name, widths: [48] }])
  cache.close()
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
  expect(findings.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['missing-picture', 'a'],
    ['missing-picture', 'b'],
  ])
  expect(findings[0]?.reason).toMatch(/ Until then the picture of the last refresh is shown\.$/)
  expect(findings[1]?.reason).toMatch(/ Until then a placeholder is shown\.$/)
})

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)

test('a host that stops answering is asked for ten pictures more; the others are told, and stay what they were', async () => {
  store = new Map(numbered(30).map((id) => [id, { bytes: store.get('a')?.bytes ?? new Uint8Array(), etag: '"1"' }]))
  const first = await collect(numbered(29), answer, 1)
  const stalling = (sent: SentCall) =>
    sent.target.endsWith('/p0.jpg') ? answer(sent) : Promise.reject(new TypeError('fetch failed'))
  const { pictures, findings, sent } = await collect(numbered(30), stalling, 1)
  expect(sent).toHaveLength(11)
  expect(pictures).toEqual(first.pictures)
  expect(findings).toHaveLength(29)
  expect(findings.slice(10).map(({ subject }) => subject)).toEqual(numbered(30).slice(11))
  const unasked = 'The 10 pictures asked for before this one got no answer, so it was not asked for.'
  expect(findings[10]?.reason).toBe(`${unasked} Until then the picture of the last refresh is shown.`)
  expect(findings.at(-1)?.reason).toBe(`${unasked} Until then a placeholder is shown.`)
})

test.each([
  ['cannot give them', () => new Response('no', { status: 500 })],
  ['has none of them', () => new Response('no', { status: 404 })],
  [
    'stops answering now and then',
    ({ target }: SentCall) =>
      /p(?:9|19)\.jpg$/.test(target) ? new Response('no', { status: 404 }) : new Response('no', { status: 503 }),
  ],
])('a host that %s is asked for every picture', async (_, answering) => {
  expect((await collect(numbered(25), answering, 1)).sent).toHaveLength(25)
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
