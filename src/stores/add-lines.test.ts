import { afterEach, expect, test, vi } from 'vitest'
import { MOST_CART_LINES } from '#domain/cart.ts'
import { cents } from '#domain/cents.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { addLines } from './add-lines.ts'
import { $cart, addLine, clearCart, setLineQuantity } from './cart.ts'

afterEach(() => {
  clearCart()
  vi.unstubAllGlobals()
})

const line = (itemId: string, quantity = 1) => ({ ...listLine(itemId, quantity), price: cents(1_250) })

const quantities = () => $cart.get().map(({ itemId, quantity }) => [itemId, quantity])

test('lines come into the cart as far as there is room, and undoing leaves alone what was changed beside them', () => {
  const kept = Array.from({ length: MOST_CART_LINES - 3 }, (_, index) => line(`kept-${index}`))
  const storage = stubLocalStorage()
  addLine(line('first', 2))
  addLine(line('beside', 1))
  // Another tab has filled the cart meanwhile.
  const { document } = CART_KIND.read(storage.read(CART_KIND.key) ?? '')
  storage.write(CART_KIND.key, CART_KIND.write({ ...document, lines: [...kept, ...document.lines] }))
  setLineQuantity('beside', 1)
  // What is there already needs no room.
  const { added, withoutRoom, undo } = addLines([line('last'), line('late'), line('first', 3), line('later')])
  expect(added.map(({ itemId }) => itemId)).toEqual(['last', 'first'])
  expect(withoutRoom.map(({ itemId }) => itemId)).toEqual(['late', 'later'])
  expect($cart.get()).toHaveLength(MOST_CART_LINES)
  expect(quantities().slice(kept.length)).toEqual([
    ['first', 5],
    ['beside', 1],
    ['last', 1],
  ])
  setLineQuantity('beside', 7)
  setLineQuantity('first', 6)
  undo()
  expect(quantities().slice(kept.length)).toEqual([
    ['first', 3],
    ['beside', 7],
  ])
})

test('what an order cannot take of one item stays out as a whole, and undoing takes nothing else', () => {
  addLine(line('metres', 9_000))
  const { added, withoutRoom, undo } = addLines([line('metres', 2_000), line('other', 9_999), line('metres', 999)])
  expect(added.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['other', 9_999],
    ['metres', 999],
  ])
  expect(withoutRoom.map(({ quantity }) => quantity)).toEqual([2_000])
  expect(quantities()).toEqual([
    ['metres', 9_999],
    ['other', 9_999],
  ])
  undo()
  expect(quantities()).toEqual([['metres', 9_000]])
})
