import { expect, test, vi } from 'vitest'
import { OFFLINE_LIST_PATH, SWEPT_PATH } from '#domain/offline-paths.ts'
import { createKeeper } from './keeper.ts'
import { testShelf, testShelves } from './test-shelves.ts'
import { warm } from './warm.ts'

const HOUR_MS = 3_600_000
const PICTURE_BYTES = 1_000

test('what is too much goes once an hour, and a page view in between reads next to nothing', async () => {
  let [nowMs, reads] = [HOUR_MS, 0]
  const shelves = testShelves(async () => {
    reads += 1
  })
  const network = async (path: string) =>
    path === OFFLINE_LIST_PATH ? Response.json({ files: [], pages: [], data: [] }) : new Response(path)
  const turn = (work: () => Promise<void>) => work()
  const mostBytes = 10 * PICTURE_BYTES
  const keeper = createKeeper({ shelves, network, turn, wait: async () => undefined, nowMs: () => nowMs, mostBytes })
  const view = () => warm('/store', { keeper, shelves, network, pause: async () => undefined, nowMs: () => nowMs })
  const look = async (number: number) => {
    const picture = async () => new Response('x'.repeat(PICTURE_BYTES))
    const kept: Promise<unknown>[] = []
    await keeper.files.answer(`/pictures/${number}-360.avif`, picture, (work) => void kept.push(work))
    await Promise.all(kept)
  }
  await view()
  for (let number = 0; number < 100; number += 1) await look(number)
  reads = 0
  await view()
  expect(reads).toBeLessThan(10)
  nowMs += 2 * HOUR_MS
  expect(await shelves.pictures.paths()).toHaveLength(100)
  await view()
  expect((await shelves.pictures.paths()).length).toBeLessThan(10)
})

test('where the list of the build cannot be had, what is too much goes all the same', async () => {
  const shelves = testShelves()
  const network = async () => new Response('busy', { status: 503 })
  const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
  const keeper = createKeeper({ shelves, network, turn: (work) => work(), ...times, mostBytes: PICTURE_BYTES })
  for (const path of ['/a', '/b']) await keeper.keep(path, new Response('x'.repeat(PICTURE_BYTES)))
  await warm('/store', { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  expect(await shelves.pages.paths()).toEqual(['/a', SWEPT_PATH])
})

test('of what a list of data names the first sixty are kept, those that a list among them names as well', async () => {
  const shelves = testShelves()
  const names = JSON.stringify(Array.from({ length: 100 }, (_, number) => `name${number}`))
  const network = async (path: string) => {
    if (path === OFFLINE_LIST_PATH) return Response.json({ files: [], pages: [], data: ['/filters.json'] })
    if (path === '/filters.json')
      return new Response('{"columns":["/_search/column-1.json"],"blocks":"/_search/blocks-1.json"}')
    return new Response(path === '/_search/blocks-1.json' ? names : '[]')
  }
  const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
  const keeper = createKeeper({ shelves, network, turn: (work) => work(), ...times })
  await warm(undefined, { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  const kept = await shelves.files.paths()
  expect(kept.slice(0, 3)).toEqual(['/_search/column-1.json', '/_search/blocks-1.json', '/_search/rows-0-name0.json'])
  expect(kept).toHaveLength(60)
  expect(await shelves.pages.match('/filters.json')).toBeDefined()
  expect(await shelves.catalogue.paths()).toEqual([])

  // Somebody has asked for all of it: what a build has changed comes too.
  await shelves.catalogue.put('/filters.json', new Response('of an earlier build'))
  await shelves.pages.delete(OFFLINE_LIST_PATH)
  await warm(undefined, { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  expect(await shelves.files.paths()).toHaveLength(102)
  expect(await (await shelves.catalogue.match('/filters.json'))?.text()).toContain('column-1')
})

test('a browser that takes no more files is cleared of half of what nobody asked for, and then takes the file', async () => {
  const [files, pictures] = [testShelf(), testShelf()]
  const put: typeof files.put = async (path, answer) => {
    if ((await pictures.paths()).length >= 20) throw new DOMException('full', 'QuotaExceededError')
    return files.put(path, answer)
  }
  const shelves = { ...testShelves(), files: { ...files, put }, pictures }
  const list = { files: ['/_astro/a.js'], pages: [], data: [] }
  const network = async (path: string) => (path === OFFLINE_LIST_PATH ? Response.json(list) : new Response(path))
  const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
  const keeper = createKeeper({ shelves, network, turn: (work) => work(), ...times })
  const kept: Promise<unknown>[] = []
  for (let number = 0; number < 20; number += 1) {
    const picture = async () => new Response('x'.repeat(PICTURE_BYTES))
    await keeper.files.answer(`/pictures/${number}-360.avif`, picture, (work) => void kept.push(work))
  }
  await Promise.all(kept)
  await warm(undefined, { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  expect(await files.paths()).toEqual(['/_astro/a.js'])
  expect(await pictures.paths()).toHaveLength(10)
})

test('a browser that takes no more is cleared of half of what nobody asked for, and then takes the page', async () => {
  const [pages, pictures] = [testShelf(), testShelf()]
  const used = async () => (await pictures.paths()).length * PICTURE_BYTES
  const put: typeof pages.put = async (path, answer) => {
    if ((await used()) >= 20 * PICTURE_BYTES) throw new DOMException('full', 'QuotaExceededError')
    return pages.put(path, answer)
  }
  const shelves = { ...testShelves(), pages: { ...pages, put }, pictures }
  const network = async (path: string) =>
    path === OFFLINE_LIST_PATH ? Response.json({ files: [], pages: [], data: [] }) : new Response(path)
  const turn = (work: () => Promise<void>) => work()
  const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
  const keeper = createKeeper({ shelves, network, turn, ...times })
  const kept: Promise<unknown>[] = []
  for (let number = 0; number < 20; number += 1) {
    const picture = async () => new Response('x'.repeat(PICTURE_BYTES))
    await keeper.files.answer(`/pictures/${number}-360.avif`, picture, (work) => void kept.push(work))
  }
  await Promise.all(kept)
  await warm('/store', { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  expect(await used()).toBe(10 * PICTURE_BYTES)
  expect(await shelves.pages.match('/store')).toBeDefined()
})

test.each([true, false])(
  'a part of an index that has no room costs no page that was opened, pinned or not: %s',
  async (isPinned) => {
    const files = testShelf()
    let fetched = 0
    const put: typeof files.put = async (path, answer) => {
      if ((await files.paths()).length >= 5) throw new DOMException('full', 'QuotaExceededError')
      return files.put(path, answer)
    }
    const shelves = { ...testShelves(), files: { ...files, put } }
    const network = async (path: string) => {
      fetched += 1
      if (path === OFFLINE_LIST_PATH) return Response.json({ files: [], pages: [], data: ['/filters.json'] })
      if (path === '/filters.json')
        return Response.json(Array.from({ length: 9 }, (_, part) => `/_search/new-${part}.json`))
      return new Response('[]')
    }
    const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
    const keeper = createKeeper({ shelves, network, turn: (work) => work(), ...times })
    const view = () => warm(undefined, { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
    if (isPinned) await shelves.catalogue.put('/filters.json', new Response('old'))
    const opened = Array.from({ length: 20 }, (_, number) => `/product/${number}`)
    for (const path of opened) await keeper.keep(path, new Response(path))
    for (let times = 0; times < 5; times += 1) await view()
    expect(await shelves.pages.paths()).toEqual(expect.arrayContaining(opened))
    expect(await (await shelves.catalogue.match('/filters.json'))?.text()).toBe(isPinned ? 'old' : undefined)
    expect(await shelves.pages.match('/filters.json')).toBe(undefined)
    fetched = 0
    await view()
    expect(fetched).toBe(0)
  },
)

test('an index that is removed while it is brought up to date is left as a visit keeps it', async () => {
  const shelves = testShelves()
  const network = async (path: string) => {
    if (path === OFFLINE_LIST_PATH) return Response.json({ files: [], pages: [], data: ['/filters.json'] })
    if (path === '/filters.json') return Response.json(['/_search/new.json'])
    await shelves.catalogue.delete('/filters.json')
    return new Response('[]')
  }
  const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
  const keeper = createKeeper({ shelves, network, turn: (work) => work(), ...times })
  await shelves.catalogue.put('/filters.json', new Response('old'))
  await shelves.pages.put('/filters.json', new Response('old'))
  await warm(undefined, { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  expect(await (await shelves.pages.match('/filters.json'))?.text()).toBe('old')
  expect(await shelves.catalogue.paths()).toEqual([])
})

test('of an index that is here whole and has not changed no part is looked at again', async () => {
  const list = JSON.stringify(Array.from({ length: 100 }, (_, part) => `/_search/part-${part}.json`))
  const asked: string[] = []
  const network = async (path: string) => {
    asked.push(path)
    if (path === OFFLINE_LIST_PATH) return Response.json({ files: [], pages: [], data: ['/filters.json'] })
    return new Response(path === '/filters.json' ? list : '[]')
  }
  const shelves = testShelves()
  const looked = vi.spyOn(shelves.files, 'match')
  const times = { wait: async () => undefined, nowMs: () => HOUR_MS }
  const keeper = createKeeper({ shelves, network, turn: (work) => work(), ...times })
  await shelves.catalogue.put('/filters.json', new Response(list))
  await warm(undefined, { keeper, shelves, network, pause: async () => undefined, nowMs: times.nowMs })
  expect(asked).toEqual([OFFLINE_LIST_PATH, '/filters.json'])
  // But by the sweep.
  expect(looked).not.toHaveBeenCalled()
  expect(await shelves.pages.match('/filters.json')).toBeDefined()
})
