import { afterEach, expect, test, vi } from 'vitest'
import { FIRST_SEARCH_VIEW } from '#search/search-view.ts'
import { askedInAddress, changeView } from './change-search-view.ts'
import { $lookText } from './look-text.ts'
import { $searchView } from './search-view.ts'
import { stubPage } from './test-page.ts'

afterEach(() => {
  $searchView.set(FIRST_SEARCH_VIEW)
  $lookText.set('')
  vi.unstubAllGlobals()
})

test.each([
  ['/search?q=+Stable+mat+', 'Stable mat'],
  ['/search?page=2', ''],
])('%s asks for «%s»', (address, asked) => {
  stubPage(address)
  expect(askedInAddress()).toBe(asked)
})

test('another order begins with the first page, and what filters say stays in the address', () => {
  const page = stubPage('/search?q=mat&page=3&material=coir&use=barn&utm=x')
  $searchView.set({ order: 'listed', look: 'table', category: 'Horse', page: 3 })
  changeView({ order: 'price' })
  expect($searchView.get()).toEqual({ order: 'price', look: 'table', category: 'Horse', page: 1 })
  expect(page.told).toEqual(['replace ?q=mat&category=Horse&sort=price&view=table&material=coir&use=barn'])
})

test('the look that is chosen is kept for lists, and the order is not', () => {
  stubPage('/search?q=mat')
  changeView({ order: 'price' })
  expect($lookText.get()).toBe('')
  changeView({ look: 'table' })
  expect($lookText.get()).toBe('table')
})

test('the next page is asked for as such, and without filters there are none in the address', () => {
  const page = stubPage('/search?q=mat')
  changeView({ page: 2 })
  expect($searchView.get().page).toBe(2)
  expect(page.told).toEqual(['replace ?q=mat&page=2'])
})
