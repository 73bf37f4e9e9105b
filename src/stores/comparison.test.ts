import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { comparePath } from '#domain/paths.ts'
import { $compared } from './compared.ts'
import { $comparedText } from './compared-text.ts'
import { $comparison, comparisonAddress, leaveOut, openComparison } from './comparison.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'
import { productPage, stubPages } from './test-pages.ts'

const ORIGIN = 'https://shop.example'
const before = $comparison.get()
let told = ''

beforeEach(() => {
  told = ''
  vi.stubGlobal('location', { origin: ORIGIN, search: '' })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => (told = address),
  })
  vi.stubGlobal('XMLHttpRequest', UnreachableBut404)
  stubCatalogue({ freshItem: async () => undefined })
  choose('a', 'gone', 'b')
})

afterEach(() => {
  $comparedText.set('')
  $comparison.set(before)
  // Else the stores of the next file would read this address.
  vi.unstubAllGlobals()
})

test('mats that could not be fetched stay in the address, and are asked for again', async () => {
  await openComparison()
  expect($comparison.get()).toMatchObject({ mats: [], unknown: ['gone'], unreached: ['a', 'b'] })
  expect(told).toBe(ORIGIN + comparePath(['a', 'b']))
  vi.stubGlobal('location', { origin: ORIGIN, search: new URL(told).search })
  await openComparison()
  expect($comparison.get().unreached).toEqual(['a', 'b'])
  expect(comparisonAddress()).toBe(told)
})

test('leaving a mat out leaves the others in the order asked for', async () => {
  choose('a', 'b', 'c')
  await openComparison()
  leaveOut('b')
  expect(told).toBe(ORIGIN + comparePath(['a', 'c']))
  expect(comparisonAddress()).toBe(told)
})

const mats = () => $comparison.get().mats.map(({ itemId }) => itemId)

test('the mats that an address names are fetched, in its order, and the address stays as it is', async () => {
  vi.stubGlobal('location', { origin: ORIGIN, search: '?ids=c,a,gone,away,d,e,f,g' })
  stubPages({
    ...Object.fromEntries(['a', 'c', 'd', 'e', 'f', 'g'].map((id) => [`/product/${id}`, productPage({ itemId: id })])),
    '/product/away': 503,
  })
  const opening = openComparison()
  expect($comparison.get()).toEqual({ status: 'loading', mats: [], unknown: [], beyond: [], unreached: [], named: [] })
  await opening
  expect(mats()).toEqual(['c', 'a', 'd', 'e'])
  expect($comparison.get()).toMatchObject({
    ...{ status: 'ready', unknown: ['gone'], beyond: ['f', 'g'], unreached: ['away'] },
    named: ['c', 'a', 'away', 'd', 'e'],
  })
  expect(told).toBe('')
})

test('a mat newer than its page is compared as the store tells of it, which alone says what it does not have', async () => {
  stubPages({ '/product/a': productPage({ itemId: 'a' }) })
  const description = 'Came in this morning.\n\nSize: 900 × 600 mm\nThickness: 12 mm'
  const item = { itemId: 'new', code: 'HH-new', name: 'Mat of this morning', description, brand: '', pictureKey: '' }
  const fresh = { item: { ...item, subCategoryId: 's', price: cents(5_400) }, pictureIds: ['p1', 'p2'] }
  stubCatalogue({
    async freshItem(itemId) {
      if (itemId === 'late') throw UNREACHABLE
      return itemId === 'new' ? fresh : undefined
    },
    pictureAddress: (id) => `/picture/${id}`,
  })
  choose('a', 'new', 'gone', 'late')
  await openComparison()
  expect(mats()).toEqual(['a', 'new'])
  expect($comparison.get()).toMatchObject({ unknown: ['gone'], unreached: ['late'] })
  expect($comparison.get().mats[1]).toEqual({
    ...{ itemId: 'new', code: 'HH-new', name: 'Mat of this morning', price: 5_400, squareMetre: 10_000, sold: '' },
    ...{ facts: [], makes: '', picture: '/picture/p1', photograph: '/picture/p1', listPath: '' },
    stated: [
      { label: 'Size', text: '900 × 600 mm' },
      { label: 'Thickness', text: '12 mm' },
    ],
    paragraphs: ['Came in this morning.'],
    edging: { edges: [], corner: undefined },
  })
  // What is not there takes no place among six that are.
  expect($compared.get().map(({ itemId }) => itemId)).toEqual(['a', 'new', 'late'])
})

test('what was chosen in this browser is shown where the address names nothing', async () => {
  stubPages(Object.fromEntries(['a', 'b'].map((id) => [`/product/${id}`, productPage({ itemId: id })])))
  choose('a', 'b')
  await openComparison()
  expect([mats(), told]).toEqual([['a', 'b'], `${ORIGIN}/compare?ids=a,b`])
  const again = openComparison()
  expect($comparison.get()).toMatchObject({ status: 'loading', mats: [] })
  await again
})

test('a mat that is left out is gone from the page, the address and what was chosen', async () => {
  stubPages(Object.fromEntries(['a', 'b'].map((id) => [`/product/${id}`, productPage({ itemId: id })])))
  choose('a', 'b')
  await openComparison()
  leaveOut('a')
  expect([mats(), told]).toEqual([['b'], `${ORIGIN}/compare?ids=b`])
  expect($compared.get().map(({ itemId }) => itemId)).toEqual(['b'])
})

function choose(...ids: string[]): void {
  $comparedText.set(JSON.stringify(ids.map((itemId) => ({ itemId, name: itemId, picture: '' }))))
}

/** A network that is down, but for the page of an item that is no more. */
class UnreachableBut404 {
  status = 404
  path = ''
  onload?: () => void
  onerror?: () => void

  open(_method: string, path: string): void {
    this.path = path
  }

  send(): void {
    queueMicrotask(() => (this.path.endsWith('/gone') ? this.onload?.() : this.onerror?.()))
  }
}
