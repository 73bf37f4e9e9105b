import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OFFLINE_CATALOGUE_PATH, OFFLINE_LIST_PATH } from '#domain/offline-paths.ts'
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

const FINDING = {
  '/search-index.json': '{"shards":["/_search/shard-1.json","/_search/shard-2.json"]}',
  '/filters.json': '{"columns":["/_search/column-1.json"],"blocks":"/_search/blocks-1.json"}',
  '/_search/shard-1.json': '[]',
  '/_search/shard-2.json': '[]',
  '/_search/column-1.json': '{}',
  '/_search/blocks-1.json': '["aa","bb"]',
  '/_search/rows-0-aa.json': '[]',
  '/_search/rows-1-bb.json': '[]',
}

/** A catalogue that is too large for a device, unless there are pages. */
function serveTooMany(pages: readonly string[] = []): void {
  const finding = { files: 8, bytes: 700 }
  const list = { pages: pages.map((path) => [path, '00']), bytes: 0, finding, pictures: [], pictureBytes: 0 }
  served.set(OFFLINE_CATALOGUE_PATH, async () => Response.json(list))
  for (const [path, text] of Object.entries(FINDING)) served.set(path, async () => new Response(text))
}

test('of too many pages what finds products is kept, with all that it names, and pinned', async () => {
  serveTooMany()
  expect(await keep()).toEqual({ end: 'kept', steps: [1, 2, 3, 4, 5, 6, 7, 8] })
  const { catalogue, files } = browserShelves(caches, ORIGIN)
  expect((await files.paths()).toSorted()).toEqual(Object.keys(FINDING).slice(2).toSorted())
  expect(await catalogue.paths()).toEqual(['/search-index.json', '/filters.json', OFFLINE_CATALOGUE_PATH])
  expect(await catalogueOnDevice()).toEqual({
    ...{ pages: 0, pictures: 0, finds: true, bytes: 700 },
    wholeSinceMs: expect.any(Number),
  })
  // What is here is not fetched again.
  asked.length = 0
  await keep()
  expect(asked).toEqual([OFFLINE_CATALOGUE_PATH, '/search-index.json', '/filters.json', OFFLINE_LIST_PATH])
})

test('where a file of what finds products cannot be had, nothing is told to be whole, and the rest is there', async () => {
  serveTooMany()
  served.delete('/_search/rows-1-bb.json')
  expect((await keep()).end).toBe('/_search/rows-1-bb.json could not be fetched.')
  expect(await catalogueOnDevice()).toMatchObject({ pages: 0, wholeSinceMs: undefined })
  expect(await browserShelves(caches, ORIGIN).catalogue.paths()).toEqual(['/search-index.json'])
})

test('a device without room for what finds products says so', async () => {
  serveTooMany()
  vi.spyOn(await caches.open('files'), 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect((await keep()).end).toMatchObject({ name: 'QuotaExceededError' })
})

test('what a sweep drops while its list is on the way is fetched again', async () => {
  serveTooMany()
  const { files } = browserShelves(caches, ORIGIN)
  served.set('/_search/rows-1-bb.json', async () => {
    await files.delete('/_search/column-1.json')
    return new Response('[]')
  })
  expect((await keep()).end).toBe('kept')
  expect(await files.paths()).toContain('/_search/column-1.json')
})

test('of what finds products a visit keeps some by itself, which stays when the catalogue is dropped', async () => {
  serveTooMany()
  serveBlocks(100)
  expect((await keep()).end).toBe('kept')
  const { files } = browserShelves(caches, ORIGIN)
  expect(await files.paths()).toHaveLength(104)
  await dropCatalogue()
  const left = await files.paths()
  // The two parts of search, and sixty of filters: the column, the names of the blocks, and the first of these.
  expect(left).toHaveLength(62)
  expect(left).toEqual(
    expect.arrayContaining(['/_search/shard-2.json', '/_search/column-1.json', '/_search/rows-57-name57.json']),
  )
  expect(await catalogueOnDevice()).toBe(undefined)
})

/** So many blocks of rows. */
function serveBlocks(count: number): void {
  const names = Array.from({ length: count }, (_, number) => `name${number}`)
  served.set('/_search/blocks-1.json', async () => Response.json(names))
  for (const [number, name] of names.entries())
    served.set(`/_search/rows-${number}-${name}.json`, async () => new Response('[]'))
}

test('a list of files that another tab removes meanwhile is not told to be here', async () => {
  serveTooMany()
  served.set('/_search/rows-1-bb.json', async () => {
    await dropCatalogue()
    return new Response('[]')
  })
  expect((await keep()).end).toBe('What was kept was removed meanwhile.')
  expect(await catalogueOnDevice()).toMatchObject({ finds: false, wholeSinceMs: undefined })
})

test('the names of blocks that a sweep drops are fetched again, with the blocks', async () => {
  serveTooMany()
  const { files } = browserShelves(caches, ORIGIN)
  served.set('/_search/column-1.json', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await files.delete('/_search/blocks-1.json')
    return new Response('{}')
  })
  expect((await keep()).end).toBe('kept')
  expect((await files.paths()).toSorted()).toEqual(Object.keys(FINDING).slice(2).toSorted())
})

test('what a sweep drops in the moment before its list is pinned is fetched again', async () => {
  serveTooMany()
  const { files } = browserShelves(caches, ORIGIN)
  const shelf = await caches.open('catalogue')
  const put = shelf.put.bind(shelf)
  vi.spyOn(shelf, 'put').mockImplementation(async (url, answer) => {
    if (String(url).endsWith('/filters.json')) await files.delete('/_search/column-1.json')
    await put(url, answer)
  })
  expect((await keep()).end).toBe('kept')
  expect(await files.paths()).toContain('/_search/column-1.json')
})

test('a file that is never there though it was fetched is told, and not looked for for ever', async () => {
  serveTooMany()
  const shelf = await caches.open('files')
  const put = shelf.put.bind(shelf)
  vi.spyOn(shelf, 'put').mockImplementation(async (url, answer) => {
    if (!String(url).endsWith('/_search/column-1.json')) await put(url, answer)
  })
  expect((await keep()).end).toBe('/_search/column-1.json is not there though it was fetched.')
  expect(await catalogueOnDevice()).toMatchObject({ finds: false, wholeSinceMs: undefined })
})

test('a removal that is cut off tells nothing to be whole', async () => {
  serveTooMany()
  serveBlocks(100)
  await keep()
  vi.spyOn(await caches.open('files'), 'delete').mockRejectedValue(new Error('The tab was closed.'))
  await expect(dropCatalogue()).rejects.toThrow('closed')
  expect(await catalogueOnDevice()).toMatchObject({ wholeSinceMs: undefined })
})

test('what was fetched before a stop can be removed', async () => {
  serveTooMany()
  serveBlocks(100)
  const stop = new AbortController()
  served.set('/_search/rows-90-name90.json', async () => {
    stop.abort()
    return new Response('[]')
  })
  expect((await keep(stop.signal)).end).toBe('stopped')
  const { files, pages } = browserShelves(caches, ORIGIN)
  const later = '/_search/column-1.json /_search/blocks-1.json'
  await pages.put('/filters.json', new Response('', { headers: { 'x-kept-later': later } }))
  await dropCatalogue()
  expect(await files.paths()).toHaveLength(62)
})

test('pages that were kept before the catalogue grew too large stay', async () => {
  const some = PAGES.slice(0, 3)
  serveTooMany(some)
  await keep()
  expect(await catalogueOnDevice()).toMatchObject({ pages: 3, finds: true })
  serveTooMany()
  expect((await keep()).end).toBe('kept')
  expect(await catalogueOnDevice()).toMatchObject({ pages: 3, finds: true, wholeSinceMs: expect.any(Number) })
  // A page that the shop no longer has goes.
  serveTooMany(some.slice(1))
  await keep()
  expect(await catalogueOnDevice()).toMatchObject({ pages: 2 })
})

test('progress stays within what the list says, though a newer build has more files', async () => {
  serveTooMany()
  serveBlocks(5)
  expect((await keep()).steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8])
})

test('the pages that search and order come with what finds products', async () => {
  serveTooMany()
  const list = { files: ['/_astro/a.js'], pages: ['/quick-order'], data: [] }
  served.set(OFFLINE_LIST_PATH, async () => Response.json(list))
  for (const path of ['/_astro/a.js', '/quick-order']) served.set(path, async () => new Response(path))
  expect((await keep()).end).toBe('kept')
  const { files, pages } = browserShelves(caches, ORIGIN)
  expect(await files.paths()).toContain('/_astro/a.js')
  expect(await pages.paths()).toContain('/quick-order')
})

test('nothing more is fetched of what finds products once that is stopped', async () => {
  serveTooMany()
  const stop = new AbortController()
  served.set('/_search/column-1.json', async () => {
    stop.abort()
    return new Response('{}')
  })
  expect((await keep(stop.signal)).end).toBe('stopped')
  expect(asked).not.toContain('/_search/rows-0-aa.json')
  expect(await browserShelves(caches, ORIGIN).catalogue.paths()).toEqual(['/search-index.json'])
})

async function keep(signal = new AbortController().signal) {
  const steps: number[] = []
  const advance = (done: number) => void steps.push(done)
  const kept = keepCatalogue({ withPictures: true, signal, advance })
  return { end: await kept.catch((error: unknown) => (error instanceof Error ? error.message : error)), steps }
}
