import { afterEach, expect, test, vi } from 'vitest'
import { $quickLookOpen, closeQuickLook, openQuickLook } from './quick-look.ts'

afterEach(() => {
  closeQuickLook()
  vi.unstubAllGlobals()
})

test('who opens the quick look wakes the island that draws it', () => {
  const [island, woken] = [new EventTarget(), vi.fn()]
  island.addEventListener('focusin', woken)
  vi.stubGlobal('document', { querySelector: (place: string) => (place === '[data-intent="cart"]' ? island : null) })
  expect($quickLookOpen.get()).toBe(false)
  openQuickLook()
  expect(woken).toHaveBeenCalledOnce()
  expect($quickLookOpen.get()).toBe(true)
  closeQuickLook()
  expect($quickLookOpen.get()).toBe(false)
})

test('it opens also on a page where nothing has to be woken', () => {
  vi.stubGlobal('document', { querySelector: () => null })
  openQuickLook()
  expect($quickLookOpen.get()).toBe(true)
})
