import { getTestStorage, setPersistentEngine, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, expect, test } from 'vitest'
import { $plansText } from './plans-text.ts'
import { stubFullBrowser } from './test-browser.ts'

afterEach(() => {
  setPersistentEngine({}, { addEventListener: () => {}, removeEventListener: () => {} })
  $plansText.set('')
})

test('the plans of what is in the cart are kept by the browser under their name', () => {
  expect($plansText.get()).toBe('')
  useTestStorageEngine()
  $plansText.set('[7]')
  expect(getTestStorage()).toMatchObject({ 'plans-in-cart': '[7]' })
})

test('a browser that is full keeps them for the page', async () => {
  stubFullBrowser()
  const { $plansText: $ofPage } = await import('./plans-text.ts')
  $ofPage.set('[7]')
  expect($ofPage.get()).toBe('[7]')
})
