import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, stubFullBrowser } from './test-browser.ts'

afterEach(closePage)

test('the look that somebody chose is kept by the browser under its name', async () => {
  const kept = openPage()
  const { $lookText } = await import('./look-text.ts')
  expect($lookText.get()).toBe('')
  $lookText.set('table')
  expect(kept).toEqual({ look: 'table' })
})

test('a browser that is full keeps it for the page', async () => {
  stubFullBrowser()
  const { $lookText } = await import('./look-text.ts')
  $lookText.set('table')
  expect($lookText.get()).toBe('table')
})
