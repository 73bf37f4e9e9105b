import { expect, test } from 'vitest'
import { choicePagePath, choicePages, choiceParts, findChoicePage, listOf, narrowableLists } from './choice-pages.ts'
import type { ListedMainCategory } from './listed-categories.ts'
import type { ListOfItems } from './listed-choices.ts'

const sub = { subCategoryId: 's', mainCategoryId: 'm', name: 'Coir', slug: 'material-coir', itemCount: 200 }
const main: ListedMainCategory = {
  mainCategoryId: 'm',
  name: 'Mats',
  slug: 'mats',
  anchor: 'Mats',
  itemCount: 200,
  subCategories: [sub],
}
const catalogue = {
  categories: () => [main],
  choicesOf: ({ of }: ListOfItems) => [
    { fact: 'material' as const, key: 'coir', name: '', count: of === 'sub' ? 80 : 90 },
    { fact: 'colour' as const, key: 'black', name: '', count: 5 },
  ],
}

test('a choice has a page in the range, in its main category and, page by page, in its kind', () => {
  expect(choicePages(catalogue, narrowableLists(catalogue)).map(choicePagePath)).toEqual([
    '/find/material-coir',
    '/find/colour-black',
    // A kind has this address already.
    '/store/mats/colour-black',
    '/store/mats/material-coir/material-coir',
    '/store/mats/material-coir/material-coir/2',
    '/store/mats/material-coir/material-coir/3',
    '/store/mats/material-coir/colour-black',
  ])
})

test('every page is found by its address, and no other', () => {
  for (const page of choicePages(catalogue, narrowableLists(catalogue))) {
    const { fact, key } = page.choice
    expect(findChoicePage(catalogue, listOf(page.main, page.sub), `${fact}-${key}`, page.page)).toEqual(page)
  }
  expect(findChoicePage(catalogue, listOf(main, sub), 'material-steel', 1)).toBeUndefined()
  expect(findChoicePage(catalogue, listOf(main, undefined), 'material-coir', 1)).toBeUndefined()
})

test('the whole range, each main category and each kind can be narrowed, and has its address', () => {
  expect(narrowableLists(catalogue)).toEqual([
    { list: { of: 'range' }, path: '/find', main: undefined, sub: undefined },
    { list: { of: 'main', id: 'm' }, path: '/store/mats', main, sub: undefined },
    { list: { of: 'sub', id: 's' }, path: '/store/mats/material-coir', main, sub },
  ])
})

const coir = { fact: 'material', key: 'coir', name: '' } as const
const partsOf = (list: ListedMainCategory | undefined, parts: { id: string; count: number; paged: boolean }[]) =>
  choiceParts({ categories: () => [main, door], partsWith: () => parts }, list, coir)
const door: ListedMainCategory = { ...main, mainCategoryId: 'd', name: 'Doors', slug: 'doors', subCategories: [] }
const loose = { ...sub, subCategoryId: 'l', name: 'Loose', slug: 'loose' }
const wide: ListedMainCategory = { ...main, subCategories: [sub, loose] }

test('parts of the range lead to the page of what was chosen, or to the whole list where there is none', () => {
  const parts = [
    { id: 'd', count: 40, paged: true },
    { id: 'm', count: 2, paged: false },
  ]
  expect(partsOf(undefined, parts)).toEqual([
    { name: 'Mats', path: '/store/mats', count: 2 },
    { name: 'Doors', path: '/store/doors/material-coir', count: 40 },
  ])
})

test('a main category whose kind has the address of a choice is led to as a whole', () => {
  expect(partsOf(undefined, [{ id: 'm', count: 40, paged: true }])).toEqual([
    { name: 'Mats', path: '/store/mats', count: 40 },
  ])
})

test('parts of a main category are its kinds, and those without are not named', () => {
  expect(partsOf(wide, [{ id: 'l', count: 3, paged: true }])).toEqual([
    { name: 'Loose', path: '/store/mats/loose/material-coir', count: 3 },
  ])
  expect(partsOf(wide, [{ id: 's', count: 3, paged: true }])).toEqual([
    { name: 'Coir', path: '/store/mats/material-coir/material-coir', count: 3 },
  ])
  expect(partsOf(wide, [])).toEqual([])
})

test('parts are asked for of the list at hand', () => {
  const asked: unknown[] = []
  const partsWith = (...question: unknown[]) => {
    asked.push(question)
    return []
  }
  choiceParts({ categories: () => [main], partsWith }, undefined, coir)
  choiceParts({ categories: () => [main], partsWith }, main, coir)
  expect(asked).toEqual([
    [{ of: 'range' }, coir],
    [{ of: 'main', id: 'm' }, coir],
  ])
})
