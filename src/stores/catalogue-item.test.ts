import { afterEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { closePage, openPage } from './test-browser.ts'

afterEach(closePage)

const DOCUMENT: SearchDocument = {
  ...{ itemId: 'a', code: 'HH-a', name: 'Stable mat', brand: 'Hoof', price: cents(900), brief: '1.8 × 1.2 m · 17 mm' },
  ...{ material: 'Rubber', family: [], sold: 'piece', squareMetre: cents(417), picture: 'a1b2-128', second: '' },
  ...{ row: 0, mainCategory: 'Horse', subCategory: 'Stable', keywords: '', measures: '' },
}

async function catalogueItemOf(more: Partial<SearchDocument>) {
  openPage()
  const { catalogueItem } = await import('./catalogue-item.ts')
  return catalogueItem({ ...DOCUMENT, ...more })
}

test('a catalogue says of an item what its card says, with a small picture', async () => {
  expect(await catalogueItemOf({})).toEqual({
    ...{ itemId: 'a', name: 'Stable mat', code: 'HH-a', price: 900, sold: 'piece' },
    facts: ['1.8 × 1.2 m · 17 mm', 'Rubber'],
    picture: '/pictures/a1b2-128.webp',
  })
})

test('what an item does not state is left out', async () => {
  expect(await catalogueItemOf({ brief: '', picture: '' })).toMatchObject({ facts: ['Rubber'], picture: '' })
  expect(await catalogueItemOf({ material: '' })).toMatchObject({ facts: ['1.8 × 1.2 m · 17 mm'] })
})
