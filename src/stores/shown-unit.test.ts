import { afterEach, expect, test, vi } from 'vitest'
import { $shownUnit, showIn } from './shown-unit.ts'
import { $unitText } from './unit-text.ts'

afterEach(() => {
  $unitText.set('')
  vi.unstubAllGlobals()
})

test('sizes are shown in the unit that somebody chose', () => {
  showIn('ft')
  expect([$unitText.get(), $shownUnit.get()]).toEqual(['ft', 'ft'])
  showIn('cm')
  expect($shownUnit.get()).toBe('cm')
})

test.each([
  ['en-US', 'in'],
  ['en-AU', 'mm'],
])('where nobody chose, the language of the browser says in which: %s', (language, unit) => {
  vi.stubGlobal('navigator', { language })
  showIn('furlong')
  expect($shownUnit.get()).toBe(unit)
  showIn('')
  expect($shownUnit.get()).toBe(unit)
})

test('without a browser they are in millimetres', () => {
  vi.stubGlobal('navigator', undefined)
  showIn('none')
  expect($shownUnit.get()).toBe('mm')
})
