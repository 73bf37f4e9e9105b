import { getTestStorage, setPersistentEngine, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, expect, test } from 'vitest'
import { stubFullBrowser } from './test-browser.ts'
import { $unitText } from './unit-text.ts'

afterEach(() => {
  setPersistentEngine({}, { addEventListener: () => {}, removeEventListener: () => {} })
  $unitText.set('')
})

test('the unit that somebody chose is kept by the browser under its name', () => {
  expect($unitText.get()).toBe('')
  useTestStorageEngine()
  $unitText.set('ft')
  expect(getTestStorage()).toMatchObject({ unit: 'ft' })
})

test('a browser that is full keeps it for the page', async () => {
  stubFullBrowser()
  const { $unitText: $ofPage } = await import('./unit-text.ts')
  $ofPage.set('ft')
  expect($ofPage.get()).toBe('ft')
})
