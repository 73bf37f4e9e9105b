import { zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageDictionary } from './page-dictionary.ts'

const page = (name: string, price: string) =>
  `<!doctype html><main class="product"><h1>${name}</h1><p class="price">Price <b>$${price}</b> each</p></main>`
const pages = ['Stable', 'Dairy', 'Gym', 'Door'].map((name, index) => page(`${name} mat`, `${index < 3 ? 2 : 3}4.95`))

test('what pages share is in it, in the order of a page', () => {
  const text = pageDictionary(pages.slice(0, 1), pages)
  expect(text).toContain('<!doctype html><main class="product"><h1>')
  expect(text).toContain('<p class="price">Price <b>')
})

test('what is one item’s own is not, so another price makes no other dictionary', () => {
  const changed = pages.with(0, page('Stable mat', '19.90'))
  expect(pageDictionary(changed.slice(0, 1), changed)).toBe(pageDictionary(pages.slice(0, 1), pages))
  expect(pageDictionary(pages.slice(0, 1), pages)).not.toMatch(/Stable|24/)
})

test('with it, a page takes fewer bytes than with none', () => {
  const dictionary = Buffer.from(pageDictionary(pages.slice(0, 1), pages))
  const other = page('Boot room mat', '22.00')
  expect(zstdCompressSync(other, { dictionary }).length).toBeLessThan(zstdCompressSync(other).length / 2)
})

test('a shop of no pages, or of one, has an empty one', () => {
  expect(pageDictionary([], [])).toBe('')
  expect(pageDictionary(pages.slice(0, 1), pages.slice(0, 1))).toBe('')
})
