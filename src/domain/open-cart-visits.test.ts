import { expect, test } from 'vitest'
import { countPieces } from './cart.ts'
import { openCart } from './open-cart.ts'
import type { SharedStorage } from './shared-storage.ts'
import { readStoredCart } from './stored-cart.ts'
import { lineOf } from './test-cart.ts'

// Pages of the shop of before may be open still, or come back when a release is taken back. They keep the cart as
// version 1 did: lines, and up to which of its changes each of the last 16 tabs is contained.

const NOW_MS = 1.8e12
const add = { kind: 'add' as const, line: lineOf('a', 100, 1) }

function memory(): SharedStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    keys: () => [...texts.keys()],
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

function pageOn(storage: SharedStorage, name: string, nowMs = () => NOW_MS) {
  let names = 0
  return openCart(storage, { wallMs: nowMs, steadyMs: nowMs }, () => {
    names += 1
    return `${name}${names}`
  })
}

/** What a page of version 1 writes after its second change, when it is sure of the first. */
function olderShopAdds(storage: SharedStorage, tab: string, count: number) {
  const { lines, applied } = JSON.parse(storage.read('cart') ?? '')
  const [line] = lines
  const others = Object.entries(applied).filter(([name]) => name !== tab)
  storage.write(
    'cart',
    JSON.stringify({
      version: 1,
      lines: [{ ...line, quantity: line.quantity + 1 }],
      applied: Object.fromEntries([...others.slice(-15), [tab, count]]),
    }),
  )
}

test('a cart of the shop of before is taken over, and its open pages find what they count on', () => {
  const storage = memory()
  const line = { itemID: 'a', itemCode: 'C', name: 'Mat', cacheID: '', retailPrice: 1, quantity: 2 }
  storage.write('cart', JSON.stringify({ version: 1, lines: [line], applied: { older: 7 } }))
  const page = pageOn(storage, 'p')
  expect(page.make(add).document.lines).toMatchObject([{ itemId: 'a', quantity: 3 }])
  expect(JSON.parse(storage.read('cart') ?? '').applied).toMatchObject({ older: 7 })
})

test('a page of the shop of before and pages of this one add to the same cart', () => {
  const storage = memory()
  const pages = Array.from({ length: 14 }, (_, index) => pageOn(storage, `p${index}x`))
  pages[0]?.make(add)
  olderShopAdds(storage, 'older', 1)
  for (const page of pages.slice(1)) page.make(add)
  olderShopAdds(storage, 'older', 2)
  for (const page of pages) page.mend()
  expect(countPieces(readStoredCart(storage.read('cart') ?? '').cart.lines)).toBe(16)
})

test('what pages leave beside the cart is cleared away', () => {
  const storage = memory()
  let nowMs = NOW_MS
  for (let visit = 0; visit < 100; visit += 1) {
    nowMs += 200_000
    const page = pageOn(storage, `p${visit}x`, () => nowMs)
    page.mend()
    page.make(add)
  }
  expect(storage.texts.size).toBeLessThanOrEqual(3)
  expect(Object.keys(JSON.parse(storage.read('cart') ?? '').applied).length).toBeLessThanOrEqual(5)
  expect(countPieces(readStoredCart(storage.read('cart') ?? '').cart.lines)).toBe(100)
})

test('a page left open while many others come and go applies nothing again', () => {
  const storage = memory()
  let nowMs = NOW_MS
  const left = pageOn(storage, 'left', () => nowMs)
  left.make(add)
  for (let visit = 0; visit < 48; visit += 1) {
    nowMs += 10_000
    pageOn(storage, `p${visit}x`, () => nowMs).make({
      kind: 'set-price',
      itemId: 'a',
      price: lineOf('a', 120, 1).price,
    })
    left.mend()
  }
  expect(countPieces(left.look().document.lines)).toBe(1)
  pageOn(storage, 'last', () => nowMs).make({ kind: 'clear' })
  expect(left.mend().document.lines).toEqual([])
})
