import { getTestStorage, setPersistentEngine, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { ViewedItem } from './recently-viewed.ts'
import { stubFullBrowser } from './test-browser.ts'

const KEY = 'recently-viewed'

beforeEach(() => {
  useTestStorageEngine()
  setTestStorageKey(KEY, undefined)
})

afterEach(() => {
  setPersistentEngine({}, { addEventListener: () => {}, removeEventListener: () => {} })
  vi.resetModules()
})

/** What a page knows that is loaded now, where the browser keeps this text. */
async function load(text?: string) {
  if (text !== undefined) setTestStorageKey(KEY, text)
  vi.resetModules()
  return import('./recently-viewed.ts')
}

const viewed = (itemId: string, more: object = {}): ViewedItem => ({
  ...{ itemId, name: `Mat ${itemId}`, code: 'C', facts: ['10 mm'], makes: '2 colours', sold: 'metre 5 1' },
  ...{ price: cents(900), squareMetre: cents(450), picture: 'a-360', ...more },
})

test('what was looked at comes first, once, and the ninth before it is the last that is remembered', async () => {
  const { $recentlyViewed, rememberViewed } = await load()
  expect($recentlyViewed.get()).toEqual([])
  for (let index = 0; index < 10; index += 1) rememberViewed(viewed(`m${index}`))
  rememberViewed(viewed('m5', { name: 'Renamed' }))
  const ids = $recentlyViewed.get().map(({ itemId }) => itemId)
  expect(ids).toEqual(['m5', 'm9', 'm8', 'm7', 'm6', 'm4', 'm3', 'm2', 'm1'])
  expect($recentlyViewed.get()[0]?.name).toBe('Renamed')
  expect(JSON.parse(getTestStorage()[KEY] ?? '')).toEqual($recentlyViewed.get())
})

test('the next page finds it as it was', async () => {
  const items = [viewed('a'), viewed('b', { price: 'on-request' })]
  const { $recentlyViewed } = await load(JSON.stringify(items))
  expect($recentlyViewed.get()).toEqual(items)
})

test('a browser that is full keeps it for the page', async () => {
  stubFullBrowser()
  const { $recentlyViewed, rememberViewed } = await import('./recently-viewed.ts')
  rememberViewed(viewed('a'))
  expect($recentlyViewed.get()).toEqual([viewed('a')])
})

test('of more than nine that are kept the first nine are shown', async () => {
  const many = Array.from({ length: 12 }, (_, index) => viewed(`m${index}`))
  const { $recentlyViewed } = await load(JSON.stringify(many))
  expect($recentlyViewed.get()).toEqual(many.slice(0, 9))
})

test('what older pages kept said no more than name and price, and that in words', async () => {
  const old = (price: unknown) => ({ itemId: 'a', name: 'Mat', price, picture: '' })
  const { $recentlyViewed } = await load(JSON.stringify([old('$12.50'), old('on request')]))
  const read = { itemId: 'a', name: 'Mat', code: '', facts: [], makes: '', sold: '', squareMetre: 0, picture: '' }
  expect($recentlyViewed.get()).toEqual([
    { ...read, price: 1_250 },
    { ...read, price: 'on-request' },
  ])
})

test.each([
  ['an id that no address can have', { itemId: '..' }],
  ['no id', { itemId: 7 }],
  ['no name', { name: null }],
  ['a code that is none', { code: 7 }],
  ['facts that are none', { facts: 'x' }],
  ['more facts than a card has', { facts: Array(7).fill('x') }],
  ['a fact that is none', { facts: [7] }],
  ['terms that are none', { sold: 7 }],
  ['terms of 101 characters', { sold: 'x'.repeat(101) }],
  ['half a cent', { price: 0.5 }],
  ['no price', { price: null }],
  ['a price of 41 characters', { price: '1'.repeat(41) }],
  ['half a cent a square metre', { squareMetre: 0.5 }],
  ['less than nothing a square metre', { squareMetre: -1 }],
  ['no picture', { picture: null }],
])('an entry with %s is left out, and the others stay', async (_, damage) => {
  const { $recentlyViewed } = await load(JSON.stringify([viewed('a', damage), viewed('b')]))
  expect($recentlyViewed.get()).toEqual([viewed('b')])
})

test('a name and the address of a picture are as long as they like, and of all else the longest is taken', async () => {
  const longest = viewed('a', {
    ...{ name: 'x'.repeat(2_000), facts: Array(6).fill('x'), sold: 'x'.repeat(100), picture: 'x'.repeat(2_000) },
    squareMetre: 0,
  })
  const { $recentlyViewed } = await load(JSON.stringify([longest]))
  expect($recentlyViewed.get()).toEqual([longest])
})

test.each(['{', '7', 'null', ''])('whatever stands in the storage, nothing is thrown: %s', async (text) => {
  const { $recentlyViewed } = await load(text)
  expect($recentlyViewed.get()).toEqual([])
})
