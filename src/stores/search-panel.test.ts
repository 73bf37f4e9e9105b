import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { refused, stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

/** The panel of a page that is loaded now, with the focus in its box. */
async function load(answers: Parameters<typeof stubCalls>[0]) {
  const calls = stubCalls(answers)
  vi.resetModules()
  const stores = { ...(await import('./search-panel.ts')), ...(await import('./search-query.ts')) }
  const stop = stores.startPanel()
  stores.enterPanel()
  const names = () => stores.$panel.get().options.map(({ itemId }) => itemId)
  const outcome = () => expect.poll(() => stores.$panel.get().outcome)
  /** Something is typed, and both the index and the store have answered. */
  const type = async (typed: string, told: string) => {
    stores.$searchQuery.set(typed)
    await expect.poll(() => stores.$panel.get().announcement).toBe(told)
  }
  return { ...stores, calls, names, outcome, stop, type }
}

afterEach(() => vi.resetModules())

const TWO = '2 products found. Use the arrow keys to look through them.'

const UNREACHABLE = 'Search cannot be reached just now. The store can be browsed as always.'

const MATS = [
  someMat('s', {
    ...{ name: 'Stable mat', code: 'HH-S', price: cents(8_950), brief: '600 × 400 mm', picture: 'a1b2-128' },
  }),
  someMat('t', { name: 'Stable tile', code: 'HH-T', price: 'on-request' }),
]

const ofStore = (q: string, ...items: object[]) => ({ [`GET /api/search?q=${q}`]: { items } })
const item = (itemId: string, name: string) => ({
  ...{ itemId, code: `HH-${itemId}`, name, description: '', brand: '', pictureKey: '', subCategoryId: 's' },
  price: 2_000,
})

const CLOSED = {
  ...{ open: false, outcome: 'blank', asked: '', options: [], active: -1, allHref: '/search', allLabel: '' },
  ...{ storeUnreachable: false, announcement: '' },
}

test('the panel is closed as long as nothing is typed, and the index is on its way', async () => {
  const { $panel, calls } = await load(indexOf(MATS))
  expect($panel.get()).toEqual(CLOSED)
  await expect.poll(() => calls.map(([call]) => call)).toContain('GET /search-index.json')
})

test('an index that does not come troubles nobody who types nothing', async () => {
  const { $panel, calls } = await load({})
  await expect.poll(() => calls.length).toBe(1)
  expect($panel.get()).toEqual(CLOSED)
})

test('what is found stands in the panel, marked where it is why, with the way to all', async () => {
  const { $panel, type } = await load({ ...indexOf(MATS), ...ofStore('stable') })
  await type('stable', TWO)
  const { options, ...panel } = $panel.get()
  expect(panel).toEqual({
    ...{ open: true, outcome: 'found', asked: 'stable', active: -1, allHref: '/search?q=stable' },
    ...{ allLabel: 'See 2 products', storeUnreachable: false, announcement: TWO },
  })
  const name = (rest: string) => [
    { text: 'Stable', marked: true },
    { text: rest, marked: false },
  ]
  const plain = (text: string) => [{ text, marked: false }]
  expect(options).toEqual([
    {
      ...{ itemId: 's', href: '/product/s', picture: 'a1b2-128', price: '$89.50' },
      ...{ name: name(' mat'), code: plain('HH-S'), brief: plain('600\u00a0×\u00a0400\u00a0mm') },
    },
    {
      ...{ itemId: 't', href: '/product/t', picture: '', price: 'Price on request' },
      ...{ name: name(' tile'), code: plain('HH-T'), brief: [] },
    },
  ])
})

test('the panel opens when the focus comes into its box', async () => {
  stubCalls({ ...indexOf(MATS), ...ofStore('stable') })
  vi.resetModules()
  const { $panel, enterPanel, startPanel } = await import('./search-panel.ts')
  startPanel()
  const { $searchQuery } = await import('./search-query.ts')
  $searchQuery.set('stable')
  expect($panel.get().open).toBe(false)
  enterPanel()
  await expect.poll(() => $panel.get()).toMatchObject({ open: true, outcome: 'found', active: -1 })
})

test('how many there are is said once the store has answered too', async () => {
  const store = Promise.withResolvers<object>()
  const { $panel, $searchQuery, outcome } = await load({
    ...indexOf(MATS),
    'GET /api/search?q=stable': () => store.promise,
  })
  $searchQuery.set('stable')
  expect($panel.get()).toMatchObject({ open: true, outcome: 'looking', asked: 'stable', allHref: '/search?q=stable' })
  await outcome().toBe('found')
  expect($panel.get()).toMatchObject({ allLabel: 'See all products', announcement: '' })
  store.resolve({ items: [] })
  await expect.poll(() => $panel.get().allLabel).toBe('See 2 products')
})

test('where there may be more, it is over so many', async () => {
  const many = Array.from({ length: 8 }, (_, index) => someMat(`m${index}`))
  const { $panel, type } = await load({ ...indexOf(many, 1), ...ofStore('mat') })
  await type('mat', 'over 6 products found. Use the arrow keys to look through them.')
  expect($panel.get().allLabel).toBe('See over 6 products')
})

test('where the store does not answer that is said beside what was found', async () => {
  const { $panel, type } = await load({ ...indexOf(MATS), 'GET /api/search?q=stable': refused(502, 'fault') })
  await type('stable', `From our last catalogue: the store itself does not answer just now. ${TWO}`)
  expect($panel.get()).toMatchObject({ storeUnreachable: true, allLabel: 'See 2 products' })
})

test('nothing that was found is said', async () => {
  const { $panel, type } = await load({ ...indexOf(MATS), ...ofStore('trampoline') })
  await type('trampoline', '0 products found')
  expect($panel.get()).toMatchObject({
    ...{ open: true, outcome: 'nothing', asked: 'trampoline', options: [], allLabel: '', storeUnreachable: false },
  })
})

test('where neither can be had the panel says so', async () => {
  const { $panel, $searchQuery, outcome } = await load({})
  $searchQuery.set('stable')
  await outcome().toBe('unreachable')
  expect($panel.get()).toMatchObject({ open: true, asked: 'stable', options: [], announcement: UNREACHABLE })
})

test('where more is found than can be told of the panel says so, and Enter leads to the results', async () => {
  const { $panel, $searchQuery, outcome, deadEndOf } = await load({
    'GET /api/search?q=stable': { items: [], more: true },
  })
  $searchQuery.set('stable')
  await outcome().toBe('too-many')
  expect($panel.get()).toMatchObject({
    ...{ open: true, options: [], allLabel: '', storeUnreachable: false },
    announcement: 'This finds too many products to show. Please type more of what you look for.',
  })
  expect(deadEndOf('stable')).toBeUndefined()
})

test('eight are shown, and among them what only the store knows', async () => {
  const many = Array.from({ length: 10 }, (_, index) => someMat(`m${index}`))
  const { $panel, names, type } = await load({ ...indexOf(many), ...ofStore('mat', item('new', 'Mat of today')) })
  await type('mat', '11 products found. Use the arrow keys to look through them.')
  // Whether the build lacks it is looked up then.
  await expect
    .poll(() => [names().length, names().at(-1), $panel.get().allLabel])
    .toEqual([8, 'new', 'See 11 products'])
})

const found = (documents: readonly SearchDocument[] = MATS) => load({ ...indexOf(documents), ...ofStore('stable') })

test('the arrow keys go through what was found, the box between the last and the first', async () => {
  const { $panel, moveActive, type } = await found()
  await type('stable', TWO)
  const after = (direction: 'down' | 'up') => {
    moveActive(direction)
    return $panel.get().active
  }
  expect([after('down'), after('down'), after('down'), after('down')]).toEqual([0, 1, -1, 0])
  expect([after('up'), after('up'), after('up')]).toEqual([-1, 1, 0])
})

test('a panel that is put away stays so until something is typed or asked for', async () => {
  const { $panel, $searchQuery, dismissPanel, moveActive, reopenPanel, type } = await found()
  await type('stable', TWO)
  moveActive('down')
  expect([dismissPanel(), dismissPanel()]).toEqual([true, false])
  expect($panel.get()).toMatchObject({ open: false, active: -1 })
  moveActive('down')
  expect($panel.get()).toMatchObject({ open: true, active: -1 })
  moveActive('down')
  dismissPanel()
  reopenPanel()
  expect($panel.get()).toMatchObject({ open: true, active: -1 })
  dismissPanel()
  $searchQuery.set('stable m')
  expect($panel.get().open).toBe(true)
})

test('what the arrow keys had reached is left when something else is typed', async () => {
  const { $panel, $searchQuery, moveActive, type } = await found()
  await type('stable', TWO)
  moveActive('down')
  moveActive('down')
  $searchQuery.set('stable m')
  expect($panel.get().active).toBe(-1)
})

test('what the arrow keys have reached stays reached where it comes to stand elsewhere', async () => {
  const store = Promise.withResolvers<object>()
  const { $panel, $searchQuery, moveActive, names, type } = await load({
    ...indexOf(MATS),
    ...ofStore('stable'),
    'GET /api/search?q=stable+tile': () => store.promise,
  })
  await type('stable', TWO)
  $searchQuery.set('stable tile')
  moveActive('up')
  expect([names(), $panel.get().active]).toEqual([['s', 't'], 1])
  await expect.poll(names).toEqual(['t'])
  expect($panel.get().active).toBe(0)
  store.resolve({ items: [item('new', 'Stable tile of today')] })
  await expect.poll(names).toEqual(['t', 'new'])
  expect($panel.get().active).toBe(0)
  moveActive('down')
  expect($panel.get().active).toBe(1)
})

test('another product is never reached in the place of one that has gone', async () => {
  const { $panel, $searchQuery, moveActive, names, type } = await load({
    ...indexOf(MATS),
    ...ofStore('stable'),
    ...ofStore('stable+tile'),
  })
  await type('stable', TWO)
  $searchQuery.set('stable tile')
  moveActive('down')
  expect([names(), $panel.get().active]).toEqual([['s', 't'], 0])
  await expect.poll(names).toEqual(['t'])
  expect($panel.get().active).toBe(-1)
  moveActive('down')
  expect($panel.get().active).toBe(0)
})

test('what the arrow keys had reached is left when there are fewer', async () => {
  const { $panel, $searchQuery, moveActive, names, type } = await load({
    ...indexOf(MATS),
    ...ofStore('stable'),
    ...ofStore('stable+mat'),
  })
  await type('stable', TWO)
  $searchQuery.set('stable mat')
  moveActive('up')
  expect([names(), $panel.get().active]).toEqual([['s', 't'], 1])
  await expect.poll(names).toEqual(['s'])
  expect($panel.get().active).toBe(-1)
})

test('a panel that the focus leaves is closed, and open again when it comes back', async () => {
  const { $panel, dismissPanel, enterPanel, leavePanel, moveActive, type } = await found()
  await type('stable', TWO)
  moveActive('down')
  leavePanel()
  expect($panel.get()).toMatchObject({ open: false, active: -1 })
  enterPanel()
  expect($panel.get()).toMatchObject({ open: true, active: -1 })
  dismissPanel()
  leavePanel()
  enterPanel()
  expect($panel.get().open).toBe(true)
})

test('Enter leads to the page for nothing where nothing was found, and to the results else', async () => {
  const { deadEndOf, type } = await load({ ...indexOf(MATS), ...ofStore('stable'), ...ofStore('a+b') })
  expect(deadEndOf('')).toBeUndefined()
  await type('stable', TWO)
  expect(deadEndOf('stable')).toBeUndefined()
  await type('a b', '0 products found')
  expect(deadEndOf(' a b ')).toBe('/no-products?q=a+b')
  expect(deadEndOf('a')).toBeUndefined()
})

test('a page that has gone answers no more', async () => {
  const { $panel, $searchQuery, stop } = await found()
  stop()
  $searchQuery.set('stable')
  expect($panel.get()).toEqual(CLOSED)
})
