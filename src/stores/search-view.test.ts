import { afterEach, expect, test } from 'vitest'
import { $searchView, readSearchView } from './search-view.ts'
import { stubPage } from './test-page.ts'

afterEach(() => $searchView.set({ order: 'listed', look: 'cards', category: '', page: 1 }))

test('how results are looked at stands in the address', () => {
  expect($searchView.get()).toEqual({ order: 'listed', look: 'cards', category: '', page: 1 })
  stubPage('/search?q=mat&sort=price&view=table&category=Horse&page=3')
  readSearchView()
  expect($searchView.get()).toEqual({ order: 'price', look: 'table', category: 'Horse', page: 3 })
})
