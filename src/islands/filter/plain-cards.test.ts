import { afterEach, expect, test, vi } from 'vitest'
import { productPath } from '#domain/paths.ts'
import { showIn } from '#stores/shown-unit.ts'
import { plainCards } from './plain-cards.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of an entry of a list as is used. */
class Entry {
  dataset: Record<string, string> = {}
  parentNode: unknown = 'the list'
  private readonly path: string
  constructor(itemId: string) {
    this.path = productPath({ itemId })
  }
  querySelector() {
    return { getAttribute: () => this.path }
  }
}

test('a card of the page is taken as long as it says its facts in the unit that is shown', () => {
  const said: Record<string, string> = {}
  vi.stubGlobal('HTMLElement', Entry)
  vi.stubGlobal('document', { documentElement: { dataset: said } })
  const entry = new Entry('010101')
  // biome-ignore lint/suspicious/noExplicitAny: no more of a list is used
  const cards = plainCards({ children: [entry] } as any)
  showIn('mm')
  expect([cards.entryOf('010101'), cards.entryOf('020202')]).toEqual([entry, undefined])
  // Until the page says its facts in inches a card drawn anew does.
  showIn('in')
  expect(cards.entryOf('010101')).toBeUndefined()
  said.units = ''
  expect(cards.entryOf('010101')).toBe(entry)
})
