import { expect, test } from 'vitest'
import { someItem } from '#catalogue/test-crawl.ts'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { catalogueEntry, placedDocument } from './catalogue-entry.ts'

function stated(changes: Partial<Item>) {
  const item = someItem(changes)
  return { ...item, facts: itemFacts(item), terms: readSaleTerms(item) }
}

const LINES = [
  'Size: 1830 × 1220 mm',
  'Thickness: 17 mm',
  'Weight: 40 kg',
  'Material: Coir',
  'Colour: Black',
  'Surface: Ribbed',
  'Drainage: Drains through holes',
].join('\n')
const PROSE = 'A mat of coir\n\nfor a box. Ponies like it, and so do we; the mat is on its way.'

const place = {
  use: [['horse', 'Horse'] as [string, string]],
  kind: [['horse/stable', 'Stable mats'] as [string, string]],
  position: 4,
  newness: undefined,
  family: [{ trait: 'colour' as const, count: 2 }],
  picture: 'one-360',
  second: 'two-360',
  row: 7,
  withProse: false,
}

test('an item is kept with all that lists are filtered and sorted by', () => {
  const entry = catalogueEntry(stated({ description: `${PROSE}\n\n${LINES}`, price: cents(8_950) }), place)
  expect(entry.choices).toEqual({
    use: [['horse', 'Horse']],
    kind: [['horse/stable', 'Stable mats']],
    material: [['coir', '']],
    colour: [['black', '']],
    surface: [['ribbed', '']],
    drainage: [['through', '']],
    brand: [['hoof', 'Hoof']],
  })
  expect(entry.numbers).toEqual({ price: 8_950, length: 18_300, width: 12_200, thickness: 170, weight: 40_000 })
  expect([entry.size, entry.thickness, entry.weight]).toEqual(['1830 × 1220 mm', '17 mm', '40 kg'])
})

test('what an item does not state is empty', () => {
  const entry = catalogueEntry(stated({ description: '', brand: '', price: 'on-request' }), place)
  expect(entry.choices).toMatchObject({ material: [], colour: [], surface: [], drainage: [], brand: [] })
  expect(entry).toMatchObject({ numbers: {}, size: '', thickness: '', weight: '' })
})

test('an item ranks by its place on the shelf, and a new one before all others', () => {
  expect(catalogueEntry(stated({}), place)).toMatchObject({ rank: 4, newness: undefined })
  expect(catalogueEntry(stated({}), { ...place, newness: 3 })).toMatchObject({ rank: -1, newness: 3 })
})

test('its document says where it is listed and what the build has of it', () => {
  expect(catalogueEntry(stated({}), place).document).toMatchObject({
    itemId: 'S-1',
    name: 'Stable mat',
    mainCategory: 'Horse',
    subCategory: 'Stable mats',
    family: [{ trait: 'colour', count: 2 }],
    picture: 'one-360',
    second: 'two-360',
    row: 7,
  })
})

test('the words of the prose are searched too where there is room: each once, of three letters and more', () => {
  const item = stated({ description: `${PROSE}\n\n${LINES}` })
  const bare = { mainCategory: '', subCategory: '', picture: '', second: '', family: [], row: 0 }
  const lines = 'Coir Black Ribbed Drains through holes'
  expect(placedDocument(item, { ...bare, withProse: false }).keywords).toBe(lines)
  expect(placedDocument(item, { ...bare, withProse: true }).keywords).toBe(
    `${lines} mat coir for box pony like and the its way`,
  )
})

test('a word of the prose behind an apostrophe is searched with and without what stands before it', () => {
  const item = stated({ description: 'Pour l’entrée, l’eau et le chien.' })
  const bare = { mainCategory: '', subCategory: '', picture: '', second: '', family: [], row: 0, withProse: true }
  expect(placedDocument(item, bare).keywords.trim()).toBe('pour lentree leau chien entree eau')
})
