import { expect, test } from 'vitest'
import { choicePagePath, choicePages, findChoicePage, listOf, narrowableLists } from './choice-pages.ts'
import type { ListedMainCategory } from './listed-categories.ts'
import type { ListOfItems } from './listed-choices.ts'

const sub = { subCategoryId: 's', mainCategoryId: 'm', name: 'Coir', slug: 'material-coir', itemCount: 200 }
const main: ListedMainCategory = {
  mainCategoryId: 'm',
  name: 'Mats',
  slug: 'mats',
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
