import { afterEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { closePage, openPage } from './test-browser.ts'
import { refused, stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'
import { stubPage } from './test-page.ts'

const MATS = [
  someMat('a', { name: 'Stable mat A', price: cents(3_000) }),
  someMat('b', { name: 'Stable mat B', price: cents(1_000) }),
  someMat('c', { name: 'Stable mat C', price: cents(2_000), mainCategory: 'Gym', subCategory: 'Floors' }),
]

const ofStore = (q: string, ...items: object[]) => ({ [`GET /api/search?q=${q}`]: { items } })

/** A search page of this address that is loaded now. */
async function load(
  address: string,
  answers: Parameters<typeof stubCalls>[0] = all(),
  kept: Record<string, string> = {},
) {
  const page = stubPage(address, { state: 'kept' })
  const calls = stubCalls(answers)
  openPage(kept)
  const stores = {
    ...(await import('./search-page.ts')),
    ...(await import('./narrowing.ts')),
    ...(await import('./search-view.ts')),
  }
  const stop = stores.openSearchPage()
  /** What a person sees of the page. */
  const seen = () => {
    const shown = stores.$searchPage.get()
    if (shown.status === 'blank') return 'blank'
    return shown.status === 'found' ? shown.shown.map(({ document }) => document.itemId) : [shown.status, shown.asked]
  }
  const sees = (...expected: string[]) => expect.poll(seen).toEqual(expected)
  const found = () => stores.$foundDocuments.get()?.documents.map(({ itemId }) => itemId)
  return { ...stores, page, calls, seen, sees, found, stop }
}

function all() {
  return { ...indexOf(MATS), ...ofStore('stable'), ...ofStore('gym') }
}

afterEach(closePage)

test('the words of the address are answered', async () => {
  const { $searchPage, found, seen, sees } = await load('/search?q=+stable+')
  expect(seen()).toEqual(['looking', 'stable'])
  expect(found()).toBeUndefined()
  await sees('a', 'b', 'c')
  await expect
    .poll(() => $searchPage.get())
    .toMatchObject({
      ...{ status: 'found', asked: 'stable', query: { text: 'stable' }, view: { page: 1 } },
      ...{ total: 3, hasMore: false, rows: undefined, narrowed: false, more: false, storeUnreachable: false },
      categories: [
        { name: 'Horse', count: 2 },
        { name: 'Gym', count: 1 },
      ],
    })
  expect(found()).toEqual(['a', 'b', 'c'])
})

test('a search comes in the look that was chosen last, and wakes what it takes', async () => {
  const { $searchView, $columnsNeeded, page } = await load('/search?q=stable', all(), { look: 'table' })
  expect($searchView.get().look).toBe('table')
  expect(page.told).toEqual(['replace /search?q=stable&view=table'])
  expect($columnsNeeded.get()).toBe(true)
})

test('a page that is asked nothing has no look, and wakes nothing', async () => {
  const { $columnsNeeded, page, seen } = await load('/search', all(), { look: 'table' })
  expect(seen()).toBe('blank')
  expect(page.told).toEqual([])
  expect($columnsNeeded.get()).toBe(false)
})

test('a page without its script is looking', async () => {
  const { LOOKING_PAGE } = await load('/search')
  expect(LOOKING_PAGE).toEqual({ status: 'looking', asked: '' })
})

test('an address that asks for nothing is blank', async () => {
  const { $columnsNeeded, found, seen } = await load('/search')
  expect([seen(), found(), $columnsNeeded.get()]).toEqual(['blank', [], false])
})

test('where neither index nor store can be had the page says so', async () => {
  const { found, sees } = await load('/search?q=stable', {})
  await sees('unreachable', 'stable')
  expect(found()).toEqual([])
})

test('where the index cannot be had and the store finds nothing, the page says the same and leads nowhere', async () => {
  const { page, sees } = await load('/search?q=stable', ofStore('stable'))
  await sees('unreachable', 'stable')
  expect(page.gone).toEqual([])
})

test('where more is found than can be told of the page says so', async () => {
  const { found, sees } = await load('/search?q=stable', { 'GET /api/search?q=stable': { items: [], more: true } })
  await sees('too-many', 'stable')
  expect(found()).toEqual([])
})

test('where the store does not answer that is said beside what was found', async () => {
  const answers = { ...indexOf(MATS), 'GET /api/search?q=stable': refused(502, 'store-unavailable') }
  const { $searchPage, sees } = await load('/search?q=stable', answers)
  await sees('a', 'b', 'c')
  await expect.poll(() => $searchPage.get()).toMatchObject({ storeUnreachable: true })
})

test('where the last build has nothing and the store does not answer, the page says so and leads nowhere', async () => {
  const answers = { ...indexOf(MATS), 'GET /api/search?q=zebra': refused(502, 'store-unavailable') }
  const { page, sees } = await load('/search?q=zebra', answers)
  await sees('nothing', 'zebra')
  expect(page.gone).toEqual([])
})

test('a search that finds nothing leads to its own page, and shows nothing before', async () => {
  const { page, seen } = await load('/search?q=a+b', { ...indexOf(MATS), ...ofStore('a+b') })
  await expect.poll(() => page.gone).toEqual(['/no-products?q=a+b'])
  expect(seen()).toEqual(['looking', 'a b'])
})

test('the address says which category is shown, and in which order', async () => {
  const { $searchPage, found, sees } = await load('/search?q=stable&category=Horse&sort=price')
  await sees('b', 'a')
  expect(found()).toEqual(['b', 'a'])
  expect($searchPage.get()).toMatchObject({ total: 2, view: { category: 'Horse', order: 'price' } })
})

test('a category that is gone is none: all are shown, and that is what is pressed', async () => {
  const { $searchPage, sees } = await load('/search?q=stable&category=Gone')
  await sees('a', 'b', 'c')
  expect($searchPage.get()).toMatchObject({ view: { category: '' } })
})

test('Back and forth answer other words, and who has left is asked no more', async () => {
  const { page, sees, stop, $searchPage } = await load('/search?q=stable')
  await sees('a', 'b', 'c')
  page.place.search = '?q=gym&category=Gym'
  page.happens('popstate')
  await expect.poll(() => $searchPage.get()).toMatchObject({ status: 'found', query: { text: 'gym' } })
  expect($searchPage.get()).toMatchObject({ asked: 'gym', view: { category: 'Gym' } })
  stop()
  page.place.search = '?q=stable'
  page.happens('popstate')
  expect($searchPage.get()).toMatchObject({ asked: 'gym' })
})

test('who has left is led nowhere, and their filters hear of nothing', async () => {
  const { $columnsNeeded, $foundDocuments, page, stop } = await load('/search?q=stable')
  stop()
  $foundDocuments.set(undefined)
  const { changeView } = await import('./change-search-view.ts')
  changeView({ look: 'table' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([page.gone, $foundDocuments.get(), $columnsNeeded.get()]).toEqual([[], undefined, false])
})

test('more results are shown page by page, and the address says so', async () => {
  const many = Array.from({ length: 100 }, (_, index) => someMat(`m${index}`))
  const { $searchPage, page, showMoreResults } = await load('/search?q=mat', { ...indexOf(many), ...ofStore('mat') })
  await expect.poll(() => $searchPage.get()).toMatchObject({ status: 'found', total: 100, hasMore: true })
  const count = () => {
    const shown = $searchPage.get()
    return shown.status === 'found' ? shown.shown.length : 0
  }
  expect(count()).toBe(36)
  showMoreResults()
  expect([count(), page.place.search]).toEqual([72, '?q=mat&page=2'])
  showMoreResults()
  expect(count()).toBe(100)
  expect($searchPage.get()).toMatchObject({ hasMore: false })
})

test('so many results are looked for, and it is known that there may be more', async () => {
  const many = Array.from({ length: 19 }, (_, index) => someMat(`m${index}`))
  const { $searchPage } = await load('/search?q=mat', { ...indexOf(many, 1), ...ofStore('mat') })
  await expect.poll(() => $searchPage.get()).toMatchObject({ status: 'found', total: 18, more: true })
})

test.each(['view=table', 'sort=thickness', 'material=rubber'])(
  'what only the filters can show waits for them, and what is chosen with stays: %s',
  async (stated) => {
    const { $columnsNeeded, $foundDocuments, $leftDocuments, $searchPage, found, sees } = await load(
      `/search?q=stable&${stated}`,
    )
    await expect.poll(found).toEqual(['a', 'b', 'c'])
    expect([$columnsNeeded.get(), $leftDocuments.get()]).toEqual([true, 'asked'])
    const categories = [
      { name: 'Horse', count: 2 },
      { name: 'Gym', count: 1 },
    ]
    const nothing = { shown: [], rows: undefined, hasMore: false, narrowed: false }
    expect($searchPage.get()).toMatchObject({ status: 'found', waiting: true, total: 3, categories, ...nothing })
    const [, b, c] = MATS
    if (b === undefined || c === undefined) throw new Error('There are three mats.')
    const rows = [{ document: c, size: '1 m', thickness: '', weight: '' }]
    $leftDocuments.set({ documents: [c, b], of: $foundDocuments.get()?.of ?? '', rows })
    await sees('c', 'b')
    expect($searchPage.get()).toMatchObject({ waiting: false, narrowed: true, total: 2, rows })
  },
)

test('categories are counted as the filters leave them, those beside a chosen one are not', async () => {
  const { $foundDocuments, $leftDocuments, $searchPage, sees } = await load('/search?q=stable')
  await sees('a', 'b', 'c')
  const categoriesWith = (...documents: typeof MATS) => {
    $leftDocuments.set({ documents, of: $foundDocuments.get()?.of ?? '', rows: undefined })
    const page = $searchPage.get()
    return page.status === 'found' && page.categories.map(({ name, count }) => [name, count])
  }
  const [a, , c] = MATS
  if (a === undefined || c === undefined) throw new Error('There are three mats.')
  expect(categoriesWith(a)).toEqual([
    ['Horse', 1],
    ['Gym', 0],
  ])
  expect(categoriesWith(c, a)).toEqual([
    ['Horse', 1],
    ['Gym', 1],
  ])
  const { changeView } = await import('./change-search-view.ts')
  changeView({ category: 'Horse' })
  expect(categoriesWith(a)).toEqual([
    ['Horse', 1],
    ['Gym', undefined],
  ])
})

test('filters that are awake already are not woken again', async () => {
  const { $columnsNeeded, $leftDocuments, sees } = await load('/search?q=stable')
  await sees('a', 'b', 'c')
  $columnsNeeded.set(true)
  const { changeView } = await import('./change-search-view.ts')
  changeView({ look: 'table' })
  expect($leftDocuments.get()).toBe('all')
})

test.each([
  ['another category', '?q=stable&category=Gym&view=table', ['c']],
  ['all categories', '?q=stable&view=table', ['a', 'b', 'c']],
  ['other words', '?q=gym&category=Horse&view=table', ['c']],
])('what filters leave of one category is not shown of %s, nor counted', async (_, address, wanted) => {
  const { $foundDocuments, $leftDocuments, $searchPage, found, page, sees } = await load(
    '/search?q=stable&category=Horse&view=table',
  )
  await expect.poll(found).toEqual(['a', 'b'])
  const leave = () => {
    const { documents = [], of = '' } = $foundDocuments.get() ?? {}
    const rows = documents.map((document) => ({ document, size: '', thickness: '', weight: '' }))
    $leftDocuments.set({ documents, of, rows })
  }
  leave()
  await sees('a', 'b')
  page.goTo(`/search${address}`)
  page.happens('popstate')
  await expect.poll(found).toEqual(wanted)
  expect($searchPage.get()).toMatchObject({ waiting: true, total: wanted.length, rows: undefined, narrowed: false })
  leave()
  await sees(...wanted)
  expect($searchPage.get()).toMatchObject({ waiting: false, total: wanted.length })
})

test('what filters leave beyond what is found by now is not shown', async () => {
  const { $foundDocuments, $leftDocuments, $searchPage, sees } = await load('/search?q=stable')
  await sees('a', 'b', 'c')
  const documents = [...MATS, someMat('elsewhere')]
  $leftDocuments.set({ documents, of: $foundDocuments.get()?.of ?? '', rows: undefined })
  await sees('a', 'b', 'c')
  expect($searchPage.get()).toMatchObject({ narrowed: false, total: 3, rows: undefined })
})
