import { beforeEach, expect, test } from 'vitest'
import { countPieces } from './cart.ts'
import { openCart } from './open-cart.ts'
import { readStoredCart } from './stored-cart.ts'
import { lineOf } from './test-cart.ts'
import { testBrowser } from './test-tabs.ts'

// Storage so full that a change fits into the cart and not beside it: its page alone can make a cart whole that was
// written over. Nobody's news is later than half a minute here, but where a test says so.

const SECOND_MS = 1_000
const START_MS = 1.8e12

let nowMs: number
beforeEach(() => {
  nowMs = START_MS
})

const add = (itemId: string, pieces: number) => ({ kind: 'add' as const, line: lineOf(itemId, 100, pieces) })

/** Two tabs; the first has added 10 pieces that both know, and then 12 that only the cart has room for. */
function crowded() {
  const clock = () => nowMs
  const browser = testBrowser(2, { steadyMs: clock, wallMs: clock }, openCart)
  const [first, second] = browser.tabs
  if (first === undefined || second === undefined) throw new Error('There are two tabs.')
  const send = () => {
    for (const tab of browser.tabs) while (tab.hasUnsent()) tab.send()
  }
  const hear = (tab: typeof first) => {
    send()
    while (tab.hasUnheard()) tab.deliver()
  }
  first.make(add('b', 10))
  browser.comeToRest()
  browser.setMood('full')
  expect(first.make(add('b', 12))).toMatchObject({ unkept: false })
  send()
  return { browser, first, second, send, hear }
}

function piecesOf(browser: ReturnType<typeof crowded>['browser']): number {
  browser.setMood('sound')
  browser.comeToRest()
  return countPieces(readStoredCart(browser.stored().get('cart') ?? '').cart.lines)
}

const at = (ms: number) => {
  nowMs = START_MS + ms
}

test('a change that is in the cart alone outlasts a second page that writes over it twice', () => {
  const { browser, first, second, hear, send } = crowded()
  at(20 * SECOND_MS)
  browser.setMood('sound')
  second.make(add('c', 7))
  at(45 * SECOND_MS)
  browser.setMood('full')
  hear(first)
  expect(first.mend()).toMatchObject({ lacking: false })
  send()
  at(70 * SECOND_MS)
  browser.setMood('sound')
  second.make(add('c', 2))
  first.look()
  expect(piecesOf(browser)).toBe(31)
})

test('it outlasts a computer that slept, and hears one after the other of what happened before', () => {
  const { browser, second } = crowded()
  browser.setMood('sound')
  second.make(add('c', 7))
  at(125 * SECOND_MS)
  browser.timeHasPassed()
  expect(piecesOf(browser)).toBe(29)
})

test('what its page adds later is not cleared away with what it added before', () => {
  const { browser, first, second, hear } = crowded()
  hear(second)
  at(125 * SECOND_MS)
  browser.setMood('sound')
  first.make(add('d', 5))
  second.mend()
  second.make(add('c', 7))
  hear(first)
  first.reload()
  expect(piecesOf(browser)).toBe(34)
})

test('a page that slept until its name was forgotten adds nothing again', () => {
  const { browser, first, second, hear } = crowded()
  hear(second)
  first.sleep()
  browser.setMood('sound')
  for (const seconds of [300, 601, 640]) {
    at(seconds * SECOND_MS)
    second.make(add('c', 1))
    second.mend()
    browser.timeHasPassed()
  }
  first.wake()
  expect(piecesOf(browser)).toBe(25)
})
