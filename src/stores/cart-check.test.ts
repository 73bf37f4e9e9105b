import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cents, cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { lineOf } from '#domain/test-cart.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { closePage, openPage } from './test-browser.ts'

const BUILT_MS = Date.UTC(2026, 10, 1)
const NOW_MS = Date.UTC(2026, 10, 24)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/catalogue.json'
      ? Response.json({ crawledAt: '2026-11-01T00:00:00Z' })
      : new Response('', { status: 404 }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

/** A page of its own: what the store said stays as long as the page does. */
async function freshPage(kept: Record<string, string> = {}) {
  const storage = stubLocalStorage()
  openPage(kept)
  return {
    storage,
    kept,
    ...(await import('./test-backend.ts')),
    ...(await import('./cart.ts')),
    ...(await import('./cart-check.ts')),
  }
}

function item(itemId: string, price: Cents | 'on-request', description = ''): Item {
  return {
    ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description, brand: '', pictureKey: '' },
    ...{ subCategoryId: 's', price },
  }
}

const MATS = [
  item('same', cents(900)),
  item('dearer', cents(1_100), 'Minimum order: 4\nSize: 1830 × 1220 mm\nWeight: 12 kg'),
  item('asked', 'on-request'),
]

test('a cart that has not been held against the store says so, and an empty one asks nothing', async () => {
  const page = await freshPage()
  const liveItems = vi.fn(async () => ({ items: [], missing: [] }))
  page.stubCatalogue({ liveItems })
  await page.checkPrices()
  expect(page.$cartCheck.get()).toEqual({ status: 'unchecked' })
  expect([page.$orderable.get(), liveItems.mock.calls]).toEqual([[], []])
})

test('the store says what each line costs now, and what of it can be ordered', async () => {
  const page = await freshPage()
  const liveItems = vi.fn(async () => ({ items: MATS, missing: ['gone'] }))
  page.stubCatalogue({ liveItems })
  for (const [itemId, quantity] of [
    ['same', 2],
    ['dearer', 3],
    ['asked', 1],
    ['gone', 1],
  ] as const)
    page.addLine(lineOf(itemId, 900, quantity))
  const checking = page.checkPrices()
  expect(page.$cartCheck.get()).toEqual({ status: 'checking' })
  // Asked while the first question is on its way, it is the same question.
  expect(page.checkPrices()).toBe(checking)
  await checking
  expect(liveItems.mock.calls).toEqual([[['same', 'dearer', 'asked', 'gone']]])
  expect(page.$cartCheck.get()).toEqual({ status: 'checked' })
  const { lines, known } = page.$checkedCart.get()
  expect(lines.map(({ state }) => state)).toEqual(['same', 'changed', 'on-request', 'gone'])
  expect(page.$orderable.get().map(({ itemId, price }) => [itemId, price])).toEqual([
    ['same', 900],
    ['dearer', 1_100],
  ])
  expect(known.get('dearer')).toMatchObject({
    itemId: 'dearer',
    price: 1_100,
    terms: { unit: 'unstated', minimum: 4, step: 1 },
    grams: { least: 12_000, most: 12_000 },
    measures: [{ kind: 'size', lengthMm: 1_830, widthMm: 1_220 }],
  })
  await page.checkPrices()
  expect(liveItems).toHaveBeenCalledTimes(2)
})

test('a page that has stayed open asks again for what it has had for five minutes', async () => {
  const page = await freshPage()
  const liveItems = vi.fn(async () => ({ items: MATS, missing: [] }))
  page.stubCatalogue({ liveItems })
  page.addLine(lineOf('same', 900, 2))
  await page.checkOldPrices()
  expect(liveItems).toHaveBeenCalledTimes(0)
  await page.cartOnceChecked()
  vi.setSystemTime(NOW_MS + 5 * 60_000 - 1)
  await page.cartOnceChecked()
  await page.checkOldPrices()
  expect(liveItems).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOW_MS + 5 * 60_000)
  await page.checkOldPrices()
  expect(liveItems).toHaveBeenCalledTimes(2)
  vi.setSystemTime(NOW_MS + 10 * 60_000)
  await page.cartOnceChecked()
  // A clock that was set back says nothing of how old it is.
  vi.setSystemTime(NOW_MS)
  await page.cartOnceChecked()
  expect(liveItems).toHaveBeenCalledTimes(4)
})

test('new prices that were seen are taken over, and nothing else is touched', async () => {
  const page = await freshPage()
  page.stubCatalogue({ liveItems: async () => ({ items: MATS, missing: [] }) })
  for (const itemId of ['same', 'dearer', 'asked']) page.addLine(lineOf(itemId, 900, 4))
  await page.checkPrices()
  page.acceptNewPrices()
  expect(page.$cart.get().map(({ itemId, price }) => [itemId, price])).toEqual([
    ['same', 900],
    ['dearer', 1_100],
    ['asked', 900],
  ])
  const { storage } = page
  const changes = storage
    .keys()
    .map((key) => storage.read(key) ?? '')
    .join()
    .match(/set-price/g)
  expect(changes).toHaveLength(1)
})

test('a quantity that an item is not sold in becomes the next that it is', async () => {
  const page = await freshPage()
  page.stubCatalogue({ liveItems: async () => ({ items: MATS, missing: [] }) })
  for (const itemId of ['same', 'dearer']) page.addLine(lineOf(itemId, 900, 3))
  await page.checkPrices()
  page.takeSoldQuantities()
  expect(page.$cart.get().map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['same', 3],
    ['dearer', 4],
  ])
})

test('the store is asked for a cart once, and whoever comes meanwhile waits for the answer', async () => {
  const page = await freshPage()
  const liveItems = vi.fn(async () => ({ items: MATS, missing: [] }))
  page.stubCatalogue({ liveItems })
  page.addLine(lineOf('dearer', 900, 4))
  const [first, second] = [page.cartOnceChecked(), page.cartOnceChecked()]
  expect((await second).total).toBe(4_400)
  expect((await first).total).toBe(4_400)
  expect((await page.cartOnceChecked()).total).toBe(4_400)
  expect(liveItems).toHaveBeenCalledTimes(1)
})

test('where the store cannot be reached the cart works on with the prices of the last build, and asks no more for a minute', async () => {
  const page = await freshPage()
  const liveItems = vi.fn(() => Promise.reject(page.UNREACHABLE))
  page.stubCatalogue({ liveItems })
  page.addLine(lineOf('a', 900, 4))
  expect((await page.cartOnceChecked()).total).toBe(3_600)
  expect(page.$cartCheck.get()).toEqual({ status: 'unreachable', pricesAtMs: BUILT_MS })
  await page.cartOnceChecked()
  expect([liveItems.mock.calls.length, page.kept['cart-prices-confirmed']]).toEqual([1, undefined])
  vi.setSystemTime(NOW_MS + 60_000)
  page.stubCatalogue({ liveItems: async () => ({ items: [item('a', cents(900))], missing: [] }) })
  await page.cartOnceChecked()
  expect(page.$cartCheck.get()).toEqual({ status: 'checked' })
})

test('a store that could not be reached is asked again by a page that is looked at again', async () => {
  const page = await freshPage()
  const liveItems = vi.fn(() => Promise.reject(page.UNREACHABLE))
  page.stubCatalogue({ liveItems })
  page.addLine(lineOf('a', 900, 4))
  await page.checkPrices()
  await page.checkOldPrices()
  expect(liveItems).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOW_MS + 60_000)
  await page.checkOldPrices()
  expect(liveItems).toHaveBeenCalledTimes(2)
})

test('prices that the store has confirmed are as old as that', async () => {
  const page = await freshPage()
  page.stubCatalogue({ liveItems: async () => ({ items: [item('a', cents(900))], missing: [] }) })
  page.addLine(lineOf('a', 900, 4))
  await page.checkPrices()
  vi.setSystemTime(NOW_MS + 60_000)
  page.stubCatalogue({ liveItems: () => Promise.reject(page.UNREACHABLE) })
  await page.checkPrices()
  expect(page.$cartCheck.get()).toEqual({ status: 'unreachable', pricesAtMs: NOW_MS })
})

/** What a page says of its prices that cannot reach the store, a day after another one has reached it. */
async function nextDay({ told, line }: { told: Item[]; line: number }) {
  const before = await freshPage()
  before.stubCatalogue({ liveItems: async () => ({ items: told, missing: [] }) })
  before.addLine(lineOf('a', 900, 4))
  await before.checkPrices()
  vi.setSystemTime(NOW_MS + 86_400_000)
  const page = await freshPage(before.kept)
  page.stubCatalogue({ liveItems: () => Promise.reject(page.UNREACHABLE) })
  page.addLine(lineOf('a', line, 4))
  return page
}

test.each([
  ['said', 900, NOW_MS],
  ['contradicted', 1_200, 'unknown'],
] as const)('a price that the store has %s is of its day, or of none that is known', async (_, told, pricesAtMs) => {
  const page = await nextDay({ told: [item('a', cents(told))], line: 900 })
  await page.cartOnceChecked()
  expect(page.$cartCheck.get()).toEqual({ status: 'unreachable', pricesAtMs })
})

test('a line that the store was never asked about is as old as the build, and so is its cart', async () => {
  const page = await nextDay({ told: [item('a', cents(900))], line: 900 })
  await page.cartOnceChecked()
  page.addLine(lineOf('b', 900, 1))
  await page.cartOnceChecked()
  expect(page.$cartCheck.get()).toEqual({ status: 'unreachable', pricesAtMs: BUILT_MS })
})

test('a new price that this page has from the store is of the day of its answer', async () => {
  const page = await freshPage()
  page.stubCatalogue({ liveItems: async () => ({ items: [item('a', cents(1_200))], missing: [] }) })
  page.addLine(lineOf('a', 900, 4))
  await page.checkPrices()
  vi.setSystemTime(NOW_MS + 86_400_000)
  page.stubCatalogue({ liveItems: () => Promise.reject(page.UNREACHABLE) })
  expect((await page.cartOnceChecked()).total).toBe(4_800)
  expect(page.$cartCheck.get()).toEqual({ status: 'unreachable', pricesAtMs: NOW_MS })
})

test.each([
  ['1790000000000', 1_790_000_000_000],
  ['7', 7],
  ['0', BUILT_MS],
  ['x7', BUILT_MS],
  ['7 days', BUILT_MS],
  ['[["a",900,1790000000000]]', 1_790_000_000_000],
  ['[["a",900,"1790000000000"]]', BUILT_MS],
  ['[["b",900,1790000000000]]', BUILT_MS],
  ['1790000000000000', BUILT_MS],
])('the time of the last confirmation is kept as «%s»', async (kept, pricesAtMs) => {
  const page = await freshPage({ 'cart-prices-confirmed': kept })
  page.stubCatalogue({ liveItems: () => Promise.reject(page.UNREACHABLE) })
  page.addLine(lineOf('a', 900, 4))
  await page.checkPrices()
  expect(page.$cartCheck.get()).toEqual({ status: 'unreachable', pricesAtMs })
})

test('what comes into the cart while the store is asked is asked about too', async () => {
  const page = await freshPage()
  const answers: (() => void)[] = []
  const liveItems = vi.fn(async (asked: readonly string[]) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return { items: MATS.filter(({ itemId }) => asked.includes(itemId)), missing: [] }
  })
  page.stubCatalogue({ liveItems })
  page.addLine(lineOf('same', 900, 1))
  const checking = page.checkPrices()
  expect(page.$unasked.get()).toEqual(['same'])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  page.addLine(lineOf('dearer', 900, 4))
  answers.shift()?.()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(page.$unasked.get()).toEqual(['dearer'])
  answers.shift()?.()
  await checking
  expect([page.$unasked.get(), page.$cartCheck.get()]).toEqual([[], { status: 'checked' }])
  expect(page.$checkedCart.get().weight).toBeDefined()

  page.addLine(lineOf('asked', 900, 1))
  expect(page.$unasked.get()).toEqual(['asked'])
  const waited = page.cartOnceChecked()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers.shift()?.()
  expect((await waited).known.has('asked')).toBe(true)
})

test('while a store that could not be reached is asked again, how old the prices are stays said', async () => {
  const page = await freshPage()
  page.stubCatalogue({ liveItems: () => Promise.reject(new Error('gone')) })
  page.addLine(lineOf('same', 900, 1))
  await page.checkPrices()
  const said = page.$cartCheck.get()
  expect(said).toMatchObject({ status: 'unreachable', pricesAtMs: expect.any(Number) })
  const again = page.checkPrices()
  expect(page.$cartCheck.get()).toEqual({ ...said, status: 'checking' })
  await again
  expect(page.$cartCheck.get()).toEqual(said)
})
