import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, stubWindow } from './test-browser.ts'

afterEach(closePage)

test('what was chosen to be compared is kept as it is, and is nothing at first', async () => {
  const kept = openPage()
  const { $comparedText } = await import('./compared-text.ts')
  expect($comparedText.get()).toBe('')
  $comparedText.set('[7]')
  expect(kept).toEqual({ compared: '[7]' })
})

test('where the browser forbids storage it lasts as long as the page', async () => {
  openPage()
  stubWindow()
  const { $comparedText } = await import('./compared-text.ts')
  const { $storageTrouble } = await import('./guarded-storage.ts')
  $comparedText.set('[7]')
  expect([$comparedText.get(), $storageTrouble.get()]).toEqual(['[7]', 'forbidden'])
})
