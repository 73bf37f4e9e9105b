import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OFFLINE_CATALOGUE_PATH } from '#domain/offline-paths.ts'
import { CART_PATH } from '#domain/paths.ts'
import { browserShelves } from '#offline/shelves.ts'
import { testCaches } from '#offline/test-caches.ts'
import { catalogueOnDevice, dropCatalogue, keepCatalogue } from './kept-catalogue.ts'

const ORIGIN = 'https://shop.example'
const PAGES = ['/product/1', '/product/2', '/product/3', '/product/4', '/product/5', '/product/6']

const served = new Map<string, () => Promise<Response>>()
const asked: string[] = []
beforeEach(() => {
  const list = { pages: PAGES.map((path) => [path, '00']), bytes: 0, pictures: [], pictureBytes: 0 }
  for (const path of PAGES) served.set(path, async () => new Response(`<p>${path}</p>`))
  served.set(OFFLINE_CATALOGUE_PATH, async () => Response.json(list))
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('fetch', async (path: string, { credentials }: RequestInit = {}) => {
    asked.push(path)
    return (
      served.get(credentials === 'omit' ? `${path} without cookies` : path)?.() ?? new Response('', { status: 404 })
    )
  })
  vi.stubGlobal('caches', testCaches())
})
afterEach(() => {
  served.clear()
  asked.length = 0
})

test('all pages of the list are kept, and gone after they are dropped', async () => {
  expect(await keep()).toMatchObject({ end: 'kept', steps: [1, 2, 3, 4, 5, 6] })
  expect(await catalogueOnDevice()).toMatchObject({ pages: 6, wholeSinceMs: expect.any(Number) })
  await dropCatalogue()
  expect(await catalogueOnDevice()).toBe(undefined)
})

test('a page that a visit has kept stays when the catalogue is dropped', async () => {
  const opened = new Response('opened')
  await browserShelves(caches, ORIGIN).pages.put('/product/2', opened)
  expect((await keep()).end).toBe('kept')
  await dropCatalogue()
  expect(await (await browserShelves(caches, ORIGIN).pages.match('/product/2'))?.text()).toBe('<p>/product/2</p>')
})

test('the cart of who once ran no script is kept as the page of all', async () => {
  const list = { pages: [[CART_PATH, '00']], bytes: 0, pictures: [], pictureBytes: 0 }
  served.set(OFFLINE_CATALOGUE_PATH, async () => Response.json(list))
  served.set(
    CART_PATH,
    async () => new Response('a cart of one', { headers: { 'cache-control': 'private, no-store' } }),
  )
  served.set(`${CART_PATH} without cookies`, async () => new Response('the cart of all'))
  expect((await keep()).end).toBe('kept')
  expect(await (await browserShelves(caches, ORIGIN).catalogue.match(CART_PATH))?.text()).toBe('the cart of all')
})

test('what another tab removes meanwhile is not told to be here', async () => {
  served.set('/product/6', async () => {
    await dropCatalogue()
    return new Response('<p>6</p>')
  })
  expect((await keep()).end).toBe('What was kept was removed meanwhile.')
  expect((await catalogueOnDevice())?.wholeSinceMs).toBe(undefined)
})

test('when one page cannot be fetched, no other is begun, and nothing goes on after the end', async () => {
  const held = Promise.withResolvers<Response>()
  served.set('/product/1', async () => Promise.reject(new TypeError('no network')))
  for (const path of ['/product/2', '/product/3', '/product/4']) served.set(path, () => held.promise)
  setTimeout(() => held.resolve(new Response('late')), 20)
  const { end, steps } = await keep()
  expect(end).toBe('no network')
  const atEnd = steps.length
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(steps).toHaveLength(atEnd)
  expect(asked).not.toContain('/product/5')
})

test.each([404, 410])('a page with status %d is of another build, and the rest is kept', async (status) => {
  served.set('/product/3', async () => new Response('gone', { status }))
  expect((await keep()).end).toBe('kept')
  expect(await catalogueOnDevice()).toMatchObject({ pages: 5, wholeSinceMs: expect.any(Number) })
})

test.each([429, 500, 502, 503])('a shop that answers with status %d has not been kept whole', async (status) => {
  served.set('/product/3', async () => new Response('busy', { status }))
  expect((await keep()).end).toBe(`/product/3 answered with status ${status}.`)
  expect(await catalogueOnDevice()).toMatchObject({ wholeSinceMs: undefined })
})

async function keep() {
  const steps: number[] = []
  const advance = (done: number) => void steps.push(done)
  const kept = keepCatalogue({ withPictures: true, signal: new AbortController().signal, advance })
  return { end: await kept.catch((error: unknown) => (error instanceof Error ? error.message : error)), steps }
}
