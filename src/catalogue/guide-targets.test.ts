import { expect, test } from 'vitest'
import { guideTargets } from './guide-targets.ts'
import { catalogueOf, someItem } from './test-crawl.ts'

const items = [
  someItem({ itemId: 'S-1', code: 'ST-22' }),
  someItem({ itemId: 'S-2', code: 'trailer' }),
  someItem({ itemId: 'S-3', code: 'S-1' }),
  someItem({ itemId: 'S-4', code: '' }),
]
const slugs = new Map([
  ['main horse', 'horses'],
  ['sub stable', 'stable-mats'],
  ['sub trailer', 'trailer-mats'],
])
const find = guideTargets(catalogueOf(items), slugs)

test.each([
  ['an item by its id', 'S-2', '/product/S-2'],
  ['an item by its code', 'ST-22', '/product/S-1'],
  ['the item with that id, though it is the code of another', 'S-1', '/product/S-1'],
  ['a sub-category by its id', 'stable', '/store/horses/stable-mats'],
  ['the item with that code, though a sub-category has it for its id', 'trailer', '/product/S-2'],
  ['an address with https', 'https://maker.example/care', 'https://maker.example/care'],
  ['the store', '/store', '/store'],
  ['the page of contacts', '/contact-us', '/contact-us'],
  ['the page about the maker', '/about-us', '/about-us'],
  ['frequent questions', '/FAQ', '/FAQ'],
  ['shipping', '/shipping-info', '/shipping-info'],
  ['returns', '/return-policy', '/return-policy'],
])('a guide leads to %s: %s', (_, target, address) => {
  expect(find(target)).toBe(address)
})

test.each([
  'S-9',
  '',
  'horse',
  'http://maker.example/',
  'javascript:alert(1)',
  '//maker.example',
  '/checkout',
  '/nowhere',
  'store',
])('a guide leads nowhere by %j', (target) => {
  expect(find(target)).toBeUndefined()
})

test('a sub-category without an address of its own, or of its main category, is led to by nobody', () => {
  expect(guideTargets(catalogueOf([]), new Map([['main horse', 'horses']]))('stable')).toBeUndefined()
  expect(guideTargets(catalogueOf([]), new Map([['sub stable', 'stable-mats']]))('stable')).toBeUndefined()
})
