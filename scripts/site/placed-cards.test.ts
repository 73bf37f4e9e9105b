import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { someItem } from '#catalogue/test-crawl.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { type PlacedCards, placeCards } from './placed-cards.ts'

/** Of items by their ids, what their cards show. */
type Shown = Readonly<Record<string, string>>
/** Text of a page, and cards between it. */
type Layout = readonly (string | { itemId: string; look: string })[]

const IDS = ['a', 'b', 'c', '\u{1F434}'] as const
const LOOKS = ['large', 'small']

afterAll(() => {
  globalThis.cardPlaces = undefined
})

/** The cards of a catalogue, as a thread renders them, and how many it rendered. */
function cardsOf(shown: Shown) {
  const nameOf = (itemId: string) => shown[itemId] ?? ''
  const cards = placeCards(nameOf, (itemId) => ({
    item: { ...someItem({ itemId, name: nameOf(itemId) }), facts: [], terms: readWrittenSaleTerms('') },
    picture: undefined,
    second: undefined,
    family: [],
  }))
  const rendered: string[] = []
  /** A page of a layout, as it comes from a renderer. */
  const pageOf = (layout: Layout) => {
    cards.begin()
    const parts = layout.map((part) => {
      if (typeof part === 'string') return part
      return globalThis.cardPlaces?.place(part.itemId, part.look, async ({ item }) => {
        rendered.push(item.itemId)
        return `<article class="${part.look}"><a href="/product/${item.itemId}">${item.name}</a></article>`
      })
    })
    return cards.fill({ text: Buffer.from(parts.join('')).toString('latin1'), addresses: [] })
  }
  return { cards, pageOf, rendered }
}

/** Once each look was rendered, as by the first pages of a thread. */
async function warm({ cards, pageOf, rendered }: ReturnType<typeof cardsOf>): Promise<PlacedCards> {
  await pageOf(LOOKS.map((look) => ({ itemId: 'first', look })))
  rendered.length = 0
  return cards
}

const shown = fc.record(Object.fromEntries(IDS.map((id) => [id, fc.string({ unit: 'grapheme', maxLength: 3 })])))
const card = fc.record({ itemId: fc.constantFrom(...IDS), look: fc.constantFrom(...LOOKS) })
const layout = fc.array(fc.oneof(card, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 })

test('a page whose cards are renewed is the page rendered anew, whatever has changed', () =>
  fc.assert(
    fc.asyncProperty(layout, shown, shown, async (layout, before, now) => {
      const page = await cardsOf(before).pageOf(layout)
      const later = cardsOf(now)
      const renewed = await (await warm(later)).renew(page)
      expect(renewed).toEqual(await later.pageOf(layout))
    }),
  ))

test('of a page that is renewed only what has changed is rendered', async () => {
  const layout = IDS.map((itemId) => ({ itemId, look: 'small' }))
  const page = await cardsOf({ a: 'one', b: 'two', c: 'three' }).pageOf(layout)
  const later = cardsOf({ a: 'one', b: 'too', c: 'three' })
  await (await warm(later)).renew(page)
  expect(later.rendered).toEqual(['b'])
})

test('a page is not renewed where no card of its look was rendered yet', async () => {
  const page = await cardsOf({ a: 'one' }).pageOf([{ itemId: 'a', look: 'small' }])
  expect(await cardsOf({ a: 'two' }).cards.renew(page)).toBeUndefined()
})

test('cards stand where they were placed, in whatever order that was, and are told in the order of the page', async () => {
  const { cards } = cardsOf({ a: 'one', b: 'two' })
  const placed = ['a', 'b'].map((id) => globalThis.cardPlaces?.place(id, 'small', async ({ item }) => `(${item.name})`))
  const { text, cards: told } = await cards.fill({ text: `<p>${placed[1]}${placed[0]}</p>`, addresses: [] })
  expect(text).toBe('<p>(two)(one)</p>')
  expect(told).toEqual([
    ['b', 'small', 'two', 3, 5],
    ['a', 'small', 'one', 8, 5],
  ])
})
