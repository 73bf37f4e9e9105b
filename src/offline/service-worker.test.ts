import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { OFFLINE_LIST_PATH, SWEEP_ALONE } from '#domain/offline-paths.ts'
import { CART_PATH } from '#domain/paths.ts'
import { PERSONAL } from '#hosting/rules.ts'
import { toKeep } from './kept-response.ts'
import { browserShelves, SHELF_NAMES } from './shelves.ts'
import { testCaches } from './test-caches.ts'

const ORIGIN = 'https://shop.example'
const SCRIPT = `${ORIGIN}/_astro/main.Be94fRDv.js`

interface Told {
  request: Request
  data: unknown
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}
type Handler = (event: Told) => void
const handlers = new Map<string, Handler>()
const kept = testCaches()
beforeAll(async () => {
  const addEventListener = (name: string, handler: Handler) => void handlers.set(name, handler)
  vi.stubGlobal('self', { location: { origin: ORIGIN }, caches: kept, navigator: {}, addEventListener })
  await import('./service-worker.ts')
})

afterEach(async () => {
  for (const name of Object.values(SHELF_NAMES)) await kept.delete(name)
})

test('a page that is left takes no file from another page that waits for the same', async () => {
  vi.stubGlobal('fetch', async (asked: RequestInfo, rules?: RequestInit) => {
    const { signal } = new Request(asked, rules)
    await new Promise((resolve) => setTimeout(resolve, 20))
    signal.throwIfAborted()
    return new Response('run()')
  })
  const left = new AbortController()
  const [, other] = [ask(new Request(SCRIPT, { signal: left.signal })), ask(new Request(SCRIPT))]
  left.abort()
  expect(await (await other)?.text()).toBe('run()')
})

test('a device that is to fetch nothing ahead is swept all the same', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('caches', kept)
  const { pictures } = browserShelves(caches, ORIGIN)
  const facts = { content: '', bytes: 30_000_000, needs: [], later: [] }
  for (const [keptAtMs, path] of ['/pictures/1-360.avif', '/pictures/2-360.avif'].entries())
    await pictures.put(path, toKeep(new Response(''), { ...facts, keptAtMs }))
  await tell(SWEEP_ALONE)
  expect(await pictures.paths()).toEqual(['/pictures/2-360.avif'])
  expect(fetched).not.toHaveBeenCalled()
})

test('the cart of who once ran no script is kept as the page of all', async () => {
  vi.stubGlobal('caches', kept)
  vi.stubGlobal('fetch', async (path: string, rules?: RequestInit) => {
    if (path === OFFLINE_LIST_PATH) return Response.json({ files: [], pages: [CART_PATH], data: [] })
    if (rules?.credentials === 'omit') return new Response('the cart of all')
    return new Response('a cart of one', { headers: { 'cache-control': PERSONAL } })
  })
  await tell('/store')
  expect(await (await browserShelves(caches, ORIGIN).pages.match(CART_PATH))?.text()).toBe('the cart of all')
})

async function tell(data: unknown): Promise<void> {
  const works: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void works.push(work)
  handlers.get('message')?.({ request: new Request(SCRIPT), data, respondWith: () => undefined, waitUntil })
  await Promise.all(works)
}

function ask(request: Request): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    answer = given
    given.catch(() => undefined)
  }
  handlers.get('fetch')?.({ request, data: undefined, respondWith, waitUntil: () => undefined })
  return answer
}
