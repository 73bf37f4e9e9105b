import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as paths from './paths.ts'
import {
  cartLinkPath,
  choicePath,
  comparePath,
  contactPath,
  filteredPath,
  idIn,
  leadsTo,
  listLinkPath,
  listPath,
  logInPath,
  mainCategoryPagePath,
  mainCategoryPath,
  noProductsPath,
  ORDER_DETAILS_PATH,
  orderPath,
  PRODUCT_PATH,
  productPath,
  RESET_PASSWORD_PATH,
  resetPasswordPath,
  searchFilePath,
  searchPath,
  sitemapPartPath,
  subCategoryAnchor,
  subCategoryPath,
} from './paths.ts'

const HERE = 'https://shop.example'
const anyText = fc.string({ unit: 'grapheme' })
const anyId = fc.oneof(
  anyText.filter((id) => id !== ''),
  fc.constantFrom('.', '..', '../cart', 'a/b', `"'<>`, 'මැට් 1', '%2e%2e', '?q#h', '\\'),
)

test.each([
  [productPath({ itemId: 'S-1' }), '/product/S-1'],
  [productPath({ itemId: 'a/b c' }), '/product/a%2Fb%20c'],
  [productPath({ itemId: 'é"?#%' }), '/product/%C3%A9%22%3F%23%25'],
  [productPath({ itemId: '..' }), '/product/%25..'],
  [productPath({ itemId: 'a..' }), '/product/a..'],
  [orderPath({ orderId: 'HH001001' }), '/order-details/HH001001'],
  [resetPasswordPath('t/1', 'm.c'), '/reset-password/t%2F1#m.c'],
  [resetPasswordPath('t1', ''), '/reset-password/t1'],
  [subCategoryPath({ slug: 'horse' }, { slug: 'stable-mats' }), '/store/horse/stable-mats'],
  [subCategoryPath({ slug: 'horse' }, { slug: 'stable-mats' }, 2), '/store/horse/stable-mats/2'],
  [subCategoryAnchor({ slug: 'horse' }, { slug: 'stable-mats' }), 'horse/stable-mats'],
  [mainCategoryPath({ anchor: 'Gym & "Fitness"' }), '/store#Gym%20%26%20%22Fitness%22'],
  [mainCategoryPagePath({ slug: 'horse' }), '/store/horse'],
  [choicePath('/store/horse', { fact: 'material', key: 'coir' }), '/store/horse/material-coir'],
  [choicePath('/store/horse', { fact: 'brand', key: 'a/b' }, 2), '/store/horse/brand-a%2Fb/2'],
  [filteredPath('/store/horse', { fact: 'brand', key: 'a&b' }), '/store/horse?brand=a%26b'],
  [filteredPath('/find', { fact: 'brand', key: 'a&b' }, 'table'), '/find?brand=a%26b&view=table'],
  [listPath({ id: 'later' }), '/lists#list=later'],
  [listLinkPath('v1~AS-1*2', 'Barn & yard'), '/lists#share=v1~AS-1*2&name=Barn%20%26%20yard'],
  [comparePath([]), '/compare'],
  [comparePath(['S-1', 'a,b']), '/compare?ids=S-1,a%2Cb'],
  [contactPath('cart'), '/contact-us#about=cart'],
  [contactPath('quotation'), '/contact-us#about=quotation'],
  [contactPath({ code: 'C-1', name: 'Mat & mat' }), '/contact-us#about=product&code=C-1&name=Mat+%26+mat'],
  [
    contactPath({ code: 'C-1', name: 'Mat', quantity: 4, terms: { unit: { of: 'metre' } } }),
    '/contact-us#about=product&code=C-1&name=Mat&measure=metre&quantity=4',
  ],
  [
    contactPath({ code: 'C-1', name: 'Mat', terms: { unit: 'unstated' } }),
    '/contact-us#about=product&code=C-1&name=Mat',
  ],
  [searchPath('6 × 4 & more'), '/search?q=6+%C3%97+4+%26+more'],
  [noProductsPath('a=b'), '/no-products?q=a%3Db'],
  [logInPath({}), '/login'],
  [logInPath({ next: '/checkout' }), '/login?next=%2Fcheckout'],
  [logInPath(new URLSearchParams('next=%2Fcart&mode=sign-up')), '/login?next=%2Fcart&mode=sign-up'],
  [cartLinkPath('v1~AS-1*2~0abcde'), '/cart#share=v1~AS-1*2~0abcde'],
  [searchFilePath('head-0a1b'), '/_search/head-0a1b.json'],
  [sitemapPartPath('part-1'), '/sitemap/part-1.xml'],
])('%s is written %s', (path, written) => {
  expect(path).toBe(written)
})

test('every page and file has an address of its own', () => {
  const addresses = Object.entries(paths).flatMap(([name, path]) => (name.endsWith('_PATH') ? [String(path)] : []))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(new URL(address, HERE).href).toBe(HERE + address)
})

test('whatever an id is made of, its page is one below the page of its kind, and nothing is after it', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      for (const [page, path] of [
        [PRODUCT_PATH, productPath({ itemId: id })],
        [ORDER_DETAILS_PATH, orderPath({ orderId: id })],
        [RESET_PASSWORD_PATH, resetPasswordPath(id, '')],
      ] as const) {
        const { origin, pathname, search, hash } = new URL(path, HERE)
        expect([origin, search, hash, pathname.split('/').length]).toEqual([HERE, '', '', 3])
        expect(idIn(page, pathname)).toBe(/^\.\.?$/.test(id) ? `%${id}` : id)
      }
    }),
  )
})

test('a name, a query and a way back are read as they were written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(decodeURIComponent(new URL(mainCategoryPath({ anchor: text }), HERE).hash.slice(1))).toBe(text)
      expect(new URL(searchPath(text), HERE).searchParams.get('q')).toBe(text)
      expect(new URL(logInPath({ next: text }), HERE).searchParams.get('next')).toBe(text)
    }),
  )
})

test.each(['/product', '/product/', '/product/a/b', '/product/%E0%A4%A', '/fresh-product', '/products/a'])(
  '%s names no product',
  (pathname) => {
    expect(idIn(PRODUCT_PATH, pathname)).toBe('')
  },
)

test('a page is known whatever comes after its name', () => {
  for (const address of ['/login', '/login?next=/login', '/login.html', '/login#x', '/login/'])
    expect(leadsTo('/login', address)).toBe(true)
  for (const address of ['/login-help', '/logins', '/cart?x=/login']) expect(leadsTo('/login', address)).toBe(false)
})
