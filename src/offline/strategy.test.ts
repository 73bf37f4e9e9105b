import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlingOf, pageKey } from './strategy.ts'

const ORIGIN = 'https://shop.example'
const how = (path: string, method = 'GET', special = false) =>
  handlingOf({ method, url: `${ORIGIN}${path}`, special }, ORIGIN)

test.each([
  '/_astro/style.B3l6TS2x.css',
  '/pictures/04f4e179a489a6-360.avif',
  '/_search/head-4dff83e25c76.json',
  // As a device has it that has been without a network since before it lay elsewhere.
  '/search/head-4dff83e25c76.json',
])('%s is named by its content', (path) => {
  expect(how(path)).toEqual({ how: 'file', key: path })
})

test.each([
  ['/', '/'],
  ['/store', '/store'],
  ['/store/', '/store'],
  ['/store?sort=price', '/store'],
  ['/search', '/search'],
  ['/search/', '/search'],
  ['/product/S-1.a_b', '/product/S-1.a_b'],
  ['/account', '/account'],
])('%s is a page, kept as %s', (path, key) => {
  expect(how(path)).toEqual({ how: 'page', key, keeps: true, drops: true })
})

test('a search is shown by the page that is kept, and is not kept itself', () => {
  expect(how('/search?q=coir')).toEqual({ how: 'page', key: '/search', keeps: false, drops: true })
  expect(how('/search/?q=coir')).toEqual({ how: 'page', key: '/search', keeps: false, drops: true })
})

test('what names the files of an index is answered from the shelf, and goes there only with them', () => {
  for (const path of ['/search-index.json', '/filters.json', '/catalogue.json'])
    expect(how(path)).toEqual({ how: 'data', key: path, keeps: false, drops: true })
  expect(how('/second-pictures.json')).toMatchObject({ how: 'data', keeps: true })
})

test('which order or which cart an address names is not kept', () => {
  expect(how('/order-details/HH1001')).toMatchObject({ key: '/order-details', drops: false })
  expect(how('/buy/010101:2')).toMatchObject({ key: '/cart', drops: false })
  expect(how('/order-details/S.1')).toMatchObject({ key: '/order-details', drops: false })
  expect(how('/buy/A.1:2')).toMatchObject({ key: '/cart', drops: false })
})

test.each([
  '/checkout',
  '/login?next=/checkout',
  '/reset-password/token',
  '/forgot-password',
  '/edit-password',
  '/sitemap.xml',
  '/service-worker.js',
  '/kept-shop.json',
  `/_astro/pages.${'a-_0'.repeat(10)}abc.txt`,
  '/favicon.ico',
])('the worker leaves %s alone', (path) => {
  expect(how(path)).toEqual({ how: 'untouched' })
})

test('nothing is answered but what is read of the shop itself, and nothing under /api', () => {
  const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)
  fc.assert(
    fc.property(path, fc.constantFrom('POST', 'PUT', 'DELETE', 'HEAD', 'PATCH'), (asked, method) => {
      expect(how(`/api${asked}`)).toEqual({ how: 'untouched' })
      expect(how(asked, method)).toEqual({ how: 'untouched' })
      expect(how(asked, 'GET', true)).toEqual({ how: 'untouched' })
      expect(handlingOf({ method: 'GET', url: `https://other.example${asked}`, special: false }, ORIGIN)).toEqual({
        how: 'untouched',
      })
    }),
  )
})

test('a page is kept under a name that does not change when it is asked for by that name', () => {
  fc.assert(
    fc.property(fc.webPath(), (text) => {
      const key = pageKey(`/${text.replace(/^\/+/, '')}`)
      expect(pageKey(key)).toBe(key)
    }),
  )
})
