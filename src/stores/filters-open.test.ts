import { afterEach, expect, test } from 'vitest'
import { closePage, openPage } from './test-browser.ts'

afterEach(closePage)

test('filters are closed at first, and a press opens them or closes them', async () => {
  openPage()
  const { $filtersOpen, closeFilters, toggleFilters } = await import('./filters-open.ts')
  expect($filtersOpen.get()).toBe(false)
  toggleFilters()
  expect($filtersOpen.get()).toBe(true)
  toggleFilters()
  expect($filtersOpen.get()).toBe(false)
  toggleFilters()
  closeFilters()
  expect($filtersOpen.get()).toBe(false)
})
