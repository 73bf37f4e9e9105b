import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPieces } from './cart.ts'
import { type CartChange, catchUp, emptySharedCart, type SharedCart } from './shared-cart.ts'
import { someLine } from './test-cart.ts'

/** Two tabs on one storage: a change is written over whatever the tab last knew, and the other hears of it later. */
function twoTabs() {
  let storage = emptySharedCart
  const tabs = ['left', 'right'].map((tab) => ({
    tab,
    changes: [] as CartChange[],
    known: emptySharedCart,
    unheard: [] as SharedCart[],
  }))
  const write = (writer: (typeof tabs)[number], cart: SharedCart) => {
    writer.known = cart
    storage = cart
    for (const other of tabs) if (other !== writer) other.unheard.push(cart)
  }
  return {
    storage: () => storage,
    make(index: number, change: CartChange) {
      const tab = tabs[index]
      if (tab === undefined) return
      tab.changes.push(change)
      write(tab, catchUp(tab.known, tab))
    },
    hear(index: number) {
      const tab = tabs[index]
      const heard = tab?.unheard.shift()
      if (tab === undefined || heard === undefined) return false
      const caughtUp = catchUp(heard, tab)
      if (caughtUp === heard) tab.known = heard
      else write(tab, caughtUp)
      return true
    },
  }
}

test('any interleaving of two tabs keeps every addition', () => {
  const step = fc.oneof(
    fc.tuple(fc.constantFrom(0, 1), someLine()).map(([tab, line]) => ({ tab, line })),
    fc.constantFrom(0, 1).map((tab) => ({ tab, line: undefined })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tabs = twoTabs()
      let added = 0
      for (const { tab, line } of steps) {
        if (line === undefined) tabs.hear(tab)
        else {
          added += line.quantity
          tabs.make(tab, { kind: 'add', line })
        }
      }
      let rounds = 0
      while ([0, 1].map((tab) => tabs.hear(tab)).some(Boolean)) {
        rounds += 1
        expect(rounds).toBeLessThan(200)
      }
      expect(countPieces(tabs.storage().lines)).toBe(added)
    }),
    { numRuns: 500 },
  )
})

test('a tab that has nothing to add leaves a stored cart as it is, so tabs come to rest', () => {
  const stored: SharedCart = { lines: [], applied: { other: 3 } }
  expect(catchUp(stored, { tab: 'mine', changes: [] })).toBe(stored)
})

test('the memory of closed tabs has an end', () => {
  let cart = emptySharedCart
  for (let tab = 0; tab < 100; tab += 1) cart = catchUp(cart, { tab: `t${tab}`, changes: [{ kind: 'clear' }] })
  expect(Object.keys(cart.applied).length).toBeLessThanOrEqual(16)
})
