import { expect, test } from 'vitest'
import { loadPage } from '#client/load-page.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readCard, textOf } from './read-card.ts'
import { type Markup, matCard, stubPages } from './test-pages.ts'

/** What a card says that stands on a page. */
async function read(card: Markup) {
  stubPages({ '/store': { holds: { li: card } } })
  const found = (await loadPage('/store'))?.querySelector('li')
  if (!found) throw new Error('The page has a card.')
  return readCard(found)
}

test('a card says what it shows of its item', async () => {
  expect(await read(matCard('a'))).toEqual({
    ...{ itemId: 'a', name: 'Mat a', code: 'HH-a', facts: ['600 × 600 mm', '10 mm'], makes: '2 colours' },
    ...{ price: 8_950, squareMetre: 4_500, sold: 'tile 4 4', picture: 'a1b2-360' },
  })
})

test('what a card does not show is empty, and an item without a price is on request', async () => {
  const bare = { holds: { '.name a': { text: 'Mat', attributes: { href: '/product/a' } } } }
  expect(await read(bare)).toEqual({
    ...{ itemId: 'a', name: 'Mat', code: '', facts: [], makes: '' },
    ...{ price: 'on-request', squareMetre: 0, sold: '', picture: '' },
  })
  const asked = await read(matCard('a', { holds: { '[data-add-to-cart]': { data: {} } } }))
  expect(asked).toMatchObject({ price: 'on-request', sold: '' })
})

test.each([
  ['one without a link', {}],
  ['one whose link leads nowhere', { holds: { '.name a': { text: 'Mat' } } }],
  ['one of another kind of page', { holds: { '.name a': { attributes: { href: '/store/horse' } } } }],
])('a card that leads to no product is none: %s', async (_, card: Markup) => {
  expect(await read(card)).toBeUndefined()
})

test.each(['10–12 mm', '1830 × 1220 mm', '8-10 mm'])(
  'what was set without breaks reads as it was written: %s',
  (text) => {
    expect(textOf({ textContent: `\n  ${unbroken(text)} ` })).toBe(text)
  },
)

test('of no element there are no words', () => {
  expect(textOf(null)).toBe('')
})
