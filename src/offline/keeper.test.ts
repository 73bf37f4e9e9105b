import { expect, test } from 'vitest'
import { createKeeper } from './keeper.ts'
import { keptFacts } from './kept-response.ts'
import { otherSizes } from './other-sizes.ts'
import { testShelves } from './test-shelves.ts'

const SCRIPT = '/_astro/main.Be94fRDv.js'
const PAGE = `<script src="${SCRIPT}"></script>`

/** A keeper, what it did after its answers, and a network that answers what it is told. */
function setUp({ guard, mostBytes }: { guard?: () => Promise<void>; mostBytes?: number } = {}) {
  const served = new Map<string, Response>([[SCRIPT, new Response('run()')]])
  const shelves = testShelves(guard)
  const asked: string[] = []
  const network = async (path: string) => {
    asked.push(path)
    const answer = served.get(path)
    if (answer === undefined) throw new TypeError('no network')
    return answer.clone()
  }
  const keeper = createKeeper({
    shelves,
    network,
    turn: (work) => work(),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    nowMs: () => 1_000,
    ...(mostBytes === undefined ? {} : { mostBytes }),
  })
  const running: Promise<unknown>[] = []
  const later = (work: Promise<unknown>) => void running.push(work)
  const visit = (key: string, instead?: string, drops = true) =>
    keeper.answerPage({ key, keeps: true, drops }, () => network(key), later, instead)
  const settled = async () => {
    for (const work of running) await work
  }
  return { keeper, shelves, served, asked, later, visit, settled, network }
}

test('a page is kept with what it needs, and shown as old when the network is gone', async () => {
  const { served, visit, settled } = setUp()
  served.set('/cart', new Response(PAGE, { headers: { 'content-encoding': 'br', 'x-frame-options': 'DENY' } }))
  await visit('/cart')
  await settled()
  served.clear()
  const old = await visit('/cart')
  expect(await old.text()).toBe(PAGE)
  expect(old.headers.get('server-timing')).toBe('kept;desc="1000"')
  expect(old.headers.get('x-frame-options')).toBe('DENY')
  expect(old.headers.has('content-encoding')).toBe(false)
})

test('a page counts as the bytes that it takes, whatever is written in it', async () => {
  const { keeper, shelves } = setUp()
  await keeper.keep('/about-us', new Response('藁'.repeat(3_000)))
  const kept = await shelves.pages.match('/about-us')
  expect(kept && keptFacts(kept).bytes).toBe(9_000)
})

test('a page that is one person’s own is shown and never kept', async () => {
  const { keeper, shelves, served, visit, settled } = setUp()
  const own = () => new Response(PAGE, { headers: { 'cache-control': 'private, no-store' } })
  served.set('/cart', own())
  expect(await (await visit('/cart')).text()).toBe(PAGE)
  await settled()
  expect(await keeper.keep('/cart', own())).toBe(false)
  expect(await shelves.pages.paths()).toEqual([])
})

test('a page whose script cannot be had is not kept', async () => {
  const { shelves, served, visit, settled } = setUp()
  served.delete(SCRIPT)
  served.set('/cart', new Response(PAGE))
  expect((await visit('/cart')).status).toBe(200)
  await settled()
  expect(await shelves.pages.paths()).toEqual([])
})

test('a slow or faulty shop shows what was last known, and a page that is gone is dropped', async () => {
  const { keeper, shelves, served, visit, settled, later } = setUp()
  served.set('/cart', new Response(PAGE))
  await visit('/cart')
  await settled()
  served.set('/cart', new Response('fault', { status: 503 }))
  expect(await (await visit('/cart')).text()).toBe(PAGE)
  const never = () => new Promise<Response>(() => undefined)
  expect(await (await keeper.answerPage({ key: '/cart', keeps: true, drops: true }, never, later)).text()).toBe(PAGE)
  served.set('/cart', new Response('gone', { status: 404 }))
  expect((await visit('/cart')).status).toBe(404)
  expect(await shelves.pages.paths()).toEqual([])
})

test('what somebody opened and also asked to keep is one page, and stays as opened when the catalogue goes', async () => {
  const { keeper, shelves, served, visit, settled } = setUp()
  served.set('/a', new Response('first'))
  await visit('/a')
  await settled()
  await keeper.keep('/a', new Response('second'), 'catalogue')
  await keeper.keep('/b', new Response('asked for'), 'catalogue')
  for (const shelf of [shelves.pages, shelves.catalogue]) expect(await (await shelf.match('/a'))?.text()).toBe('second')
  served.set('/a', new Response('third'))
  await visit('/a')
  await settled()
  for (const shelf of [shelves.pages, shelves.catalogue]) expect(await (await shelf.match('/a'))?.text()).toBe('third')
  expect(await shelves.pages.paths()).toEqual(['/a'])
})

test('one of many addresses of a page that is not there says nothing of the page itself', async () => {
  const { shelves, served, visit, settled } = setUp()
  served.set('/cart', new Response(PAGE))
  await visit('/cart')
  served.set('/cart', new Response('gone', { status: 404 }))
  expect((await visit('/cart', undefined, false)).status).toBe(404)
  await settled()
  expect(await shelves.pages.paths()).toEqual(['/cart'])
})

test('in place of a page that is not here another stands in, where there is one', async () => {
  const { served, visit, settled } = setUp()
  await expect(visit('/store', '/offline')).rejects.toThrow('no network')
  served.set('/offline', new Response('offline'))
  await visit('/offline')
  await settled()
  expect(await (await visit('/store', '/offline')).text()).toBe('offline')
})

test('shelves that fail or are full are as if there were none', async () => {
  const { keeper, served, visit, settled, later, network } = setUp({
    guard: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  })
  served.set('/cart', new Response(PAGE))
  expect(await (await visit('/cart')).text()).toBe(PAGE)
  expect(await (await keeper.files.answer(SCRIPT, () => network(SCRIPT), later)).text()).toBe('run()')
  await keeper.sweep()
  await settled()
})

test('a file is fetched once for all that ask for it at a time, and from the shelf afterwards', async () => {
  const { keeper, asked, later, settled, network } = setUp()
  const get = async () => (await keeper.files.answer(SCRIPT, () => network(SCRIPT), later)).text()
  expect(await Promise.all([get(), get(), keeper.files.ensure(SCRIPT)])).toEqual(['run()', 'run()', true])
  await settled()
  expect(await get()).toBe('run()')
  expect(asked).toEqual([SCRIPT])
})

test('without a network a picture is shown in another size', async () => {
  const { keeper, shelves, served, later, settled, network } = setUp()
  served.set('/pictures/04f4e179a489a6-360.webp', new Response(new Uint8Array([1, 2, 3])))
  await keeper.files.ensure('/pictures/04f4e179a489a6-360.webp')
  await settled()
  served.clear()
  const wanted = '/pictures/04f4e179a489a6-720.avif'
  const picture = await keeper.files.answer(wanted, () => network(wanted), later)
  expect(keptFacts(picture).bytes).toBe(3)
  expect(await shelves.files.paths()).toEqual([])
  expect(otherSizes(wanted)[0]).toBe('/pictures/04f4e179a489a6-720.webp')
  expect(otherSizes(SCRIPT)).toEqual([])
})

test('what is too much goes, oldest first', async () => {
  const { keeper, shelves, served, visit, settled } = setUp({ mostBytes: 12 })
  for (const path of ['/a', '/b', '/c']) {
    served.set(path, new Response('12345'))
    await visit(path)
    await settled()
  }
  await keeper.sweep()
  expect(await shelves.pages.paths()).toHaveLength(2)
})
