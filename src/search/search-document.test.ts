import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { factOf } from '#domain/measured-line.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { DocumentMessage, readDocument, writeDocument } from './document-message.ts'
import { documentOf, fieldText, type SearchDocument } from './search-document.ts'
import { measureTerm } from './search-measures.ts'

const item: Item = {
  itemId: 'S-1',
  code: 'HH-STB 18',
  name: 'Stable mat 20 mm',
  description: 'Size: 1830 × 1220 mm\nThickness: 17 mm\nMaterial: Natural rubber\nColour: Black\nWeight: 30 kg',
  brand: 'Hoof & Husk',
  pictureKey: '',
  subCategoryId: 'stable',
  price: cents(8_950),
}
/** The terms of measures in millimetres, as a document keeps them. */
const terms = (...mm: number[]) => mm.map(measureTerm).join(' ')

const CATEGORIES: [string, string][] = [
  ['Barn', 'Stables'],
  ['Home', 'Doors'],
]

const whole: SearchDocument = {
  itemId: 'S-1',
  code: 'C-1',
  name: 'Mat',
  brand: 'Hoof',
  price: cents(100),
  brief: '1 m',
  material: 'Rubber',
  family: [
    { trait: 'colour', count: 2 },
    { trait: 'size', count: 3 },
    { trait: 'thickness', count: 4 },
  ],
  sold: 'metre 5 1',
  squareMetre: cents(40),
  picture: 'p-1',
  second: 'p-2',
  row: 12,
  mainCategory: 'Home',
  subCategory: 'Doors',
  keywords: 'words',
  measures: '100mm',
}

test('what is written of an item is read, with its categories by their number', () => {
  const message = v.parse(DocumentMessage, JSON.parse(JSON.stringify(writeDocument(whole, 1))))
  expect(readDocument(message, CATEGORIES)).toEqual(whole)
  expect(readDocument(message, [])).toEqual({ ...whole, mainCategory: '', subCategory: '' })
  const asked = { ...whole, price: 'on-request' } as const
  expect(readDocument(writeDocument(asked, 1), CATEGORIES)).toEqual(asked)
})

test('an item that is newer than the build is shown as the store lists it', () => {
  const document = documentOf(item, itemFacts(item), ONE_BY_ONE)
  expect(document).toMatchObject({
    itemId: 'S-1',
    code: 'HH-STB 18',
    name: 'Stable mat 20 mm',
    brand: 'Hoof & Husk',
    price: 8_950,
    material: expect.stringContaining('Natural rubber'),
    family: [],
    sold: '',
    picture: '',
    second: '',
    row: -1,
    mainCategory: '',
    subCategory: '',
  })
  expect(document.brief).toContain(' · ')
  expect(document.keywords).toContain('Black')
  // What is asked for by its measure is no word, and is measured as its facts and its name say.
  expect(document.keywords).not.toMatch(/1830|17 mm|30 kg/)
  expect(document.measures).toBe(terms(1_830, 1_220, 17, 20))
  const plain = documentOf({ ...item, description: '', name: 'Mat' }, [], ONE_BY_ONE)
  expect(plain).toMatchObject({ brief: '', material: '', keywords: '', measures: '', squareMetre: 0 })
})

test('what is sold by the metre is compared by the square metre', () => {
  const width = factOf({ label: 'Size', text: '1 m wide, cut to length' })
  const document = documentOf(item, [width], { unit: { of: 'metre' }, minimum: 5, step: 1 })
  expect([document.sold, document.squareMetre]).toEqual(['metre 5 1', 8_950])
  expect(document.measures).toBe(terms(1_000, 20))
})

test('what ends a floor of tiles is compared by no square metre, and a narrow paver is', () => {
  const description = 'Size: 200 × 100 mm'
  const squareMetreOf = (name: string, size = description) => {
    const narrow = { ...item, name, description: size }
    return documentOf(narrow, itemFacts(narrow), ONE_BY_ONE).squareMetre
  }
  expect(squareMetreOf('Brick paver')).toBe(447_500)
  expect(squareMetreOf('Corner ramp for interlocking tile')).toBe(0)
  expect(squareMetreOf('Ramp edge for interlocking tile', 'Size: 1200 × 100 mm')).toBe(0)
})

test.for([
  ['Size: 1830 × 1220 × 17 mm', [1_830, 1_220, 17]],
  ['Size: 1830 × 1220 mm, 16 mm at the ribs', [1_830, 1_220, 16]],
  ['Thickness: 10–12 mm', [10, 12]],
  ['Thickness: 12 mm or 17 mm', [12, 17]],
  ['Made 1830 × 1220 mm large and 17 mm thick.', [1_830, 1_220, 17]],
  ['Width of the ribs: 8 mm', [8]],
  ['Size: large', []],
] as const)('every measure that a line states is one to search by: %s', ([description, mm]) => {
  const plain = { ...item, name: 'Mat', description: `${description}\nColour: Black` }
  expect(documentOf(plain, itemFacts(plain), ONE_BY_ONE).measures).toBe(terms(...mm))
})

test('each field of a document has its terms', () => {
  expect(fieldText(whole, 'measures')).toBe('100mm')
  expect(fieldText(whole, 'kind').split(' ')).toEqual(expect.arrayContaining(['door', 'home']))
  expect(fieldText(whole, 'brand')).toBe('hoof')
  expect(fieldText({ ...whole, code: 'HH-STB 18' }, 'code')).toBe('hh stb 18 hhstb18 stb18')
  expect(fieldText(whole, 'name')).toBe('mat')
})
