import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, countPieces } from './cart.ts'
import { openCart } from './open-cart.ts'
import type { CartChange } from './shared-cart.ts'
import { readStoredCart } from './stored-cart.ts'
import { lineOf, someLine } from './test-cart.ts'
import { couldHaveCome, type Made } from './test-cart-orders.ts'
import { type StorageMood, testBrowser } from './test-tabs.ts'

/** `CART_RUNS=100000 npx vitest run src/domain/open-cart.test.ts` looks longer. */
const RUNS = Number(process.env.CART_RUNS ?? 700)
const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

type Step =
  | { kind: 'change'; change: CartChange }
  | { kind: 'sleep' | 'wake' | 'reload' | 'leave' | 'back' | 'mend' }
  | { kind: 'wait'; ms: number }
  | { kind: 'set-clock-back'; ms: number }
  | { kind: 'storage'; mood: StorageMood }

const change = (made: fc.Arbitrary<CartChange>) => made.map((it): Step => ({ kind: 'change', change: it }))
const addition = () => someLine().map((line): CartChange => ({ kind: 'add', line }))
const life = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Step>({ kind: 'sleep' }, { kind: 'wake' }, { kind: 'reload' }) },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ kind: 'leave' }, { kind: 'back' }, { kind: 'mend' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(1, 20 * SECOND_MS, 61 * SECOND_MS, 125 * SECOND_MS, 11 * 60 * SECOND_MS, 48 * HOUR_MS)
      .map((ms): Step => ({ kind: 'wait', ms })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'set-clock-back', ms: HOUR_MS }) },
)
const anyChange = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'b').map((id): CartChange => ({ kind: 'add', line: lineOf(id, 100, 1) })),
  },
  fc.constantFrom('a', 'b').map((itemId): CartChange => ({ kind: 'remove', itemId })),
  fc
    .tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 10, max: 90 }))
    .map(([itemId, quantity]): CartChange => ({ kind: 'set-quantity', itemId, quantity })),
  fc
    .tuple(fc.constantFrom('a', 'b'), fc.constantFrom(1, -1))
    .map(([itemId, delta]): CartChange => ({ kind: 'change-quantity', itemId, delta })),
  fc.constant<CartChange>({ kind: 'clear' }),
)

/** What each tab does, one after the other; the scheduler says when, and when what was written arrives where. */
function scripts(step: fc.Arbitrary<Step>, most: number) {
  return fc
    .oneof(
      { weight: 50, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 8, arbitrary: fc.integer({ min: 5, max: 17 }) },
      { weight: 1, arbitrary: fc.integer({ min: 18, max: 40 }) },
    )
    .chain((tabs) =>
      fc
        .array(fc.tuple(fc.nat({ max: tabs - 1 }), step), { minLength: 1, maxLength: most })
        .map((steps) =>
          Array.from({ length: tabs }, (_, tab) => steps.filter(([of]) => of === tab).map(([, it]) => it)),
        ),
    )
}

interface Hooks {
  made?(change: CartChange, past: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): void
}

/** Lets the tabs do what they are to do in the order that the scheduler finds. */
async function play(scheduler: fc.Scheduler, tabScripts: Step[][], { made }: Hooks = {}) {
  let steadyMs = 1.8e12
  let offsetMs = 0
  const browser = testBrowser(
    tabScripts.length,
    { steadyMs: () => steadyMs, wallMs: () => steadyMs + offsetMs },
    openCart,
  )
  const mending = new Set<number>()
  const later = (label: string, work: () => void) => void scheduler.schedule(Promise.resolve(), label).then(work)
  const mendLater = (index: number) => {
    const tab = browser.tabs[index]
    if (tab === undefined || tab.isAsleep() || mending.has(index) || !tab.look().lacking) return
    mending.add(index)
    later(`mend ${index}`, () => {
      mending.delete(index)
      if (tab.isAsleep()) return
      tab.mend()
      sendLater(index)
    })
  }
  const sendLater = (index: number) => {
    const tab = browser.tabs[index]
    if (!tab?.hasUnsent()) return
    later(`send ${index}`, () => {
      tab.send()
      sendLater(index)
      for (const [other, receiver] of browser.tabs.entries()) {
        later(`deliver ${other}`, () => {
          if (!receiver.isAsleep()) receiver.deliver()
          mendLater(other)
        })
      }
    })
  }
  const act = (index: number, step: Step) => {
    const tab = browser.tabs[index]
    if (tab === undefined) return
    if (step.kind === 'wait') {
      steadyMs += step.ms
      if (step.ms > SECOND_MS) browser.timeHasPassed()
    } else if (step.kind === 'set-clock-back') offsetMs -= step.ms
    else if (step.kind === 'storage') browser.setMood(step.mood)
    else if (step.kind === 'mend') {
      if (!tab.isAsleep()) tab.mend()
    } else if (step.kind !== 'change') {
      // Who leaves a page that could not keep its changes has been told that they stay behind.
      if (step.kind === 'sleep' || step.kind === 'wake' || !tab.look().unkept) tab[step.kind]()
    } else if (!tab.isAsleep()) {
      const past = tab.look().document.applied
      made?.(step.change, past, tab.make(step.change).document.applied)
    }
    sendLater(index)
    mendLater(index)
  }
  const runs = tabScripts.map(async (steps, index) => {
    for (const step of steps) {
      await scheduler.schedule(Promise.resolve(), `${index} ${step.kind}`)
      act(index, step)
    }
  })
  await scheduler.waitIdle()
  await Promise.all(runs)
  return {
    browser,
    wait(ms: number) {
      steadyMs += ms
      browser.timeHasPassed()
    },
  }
}

type Played = Awaited<ReturnType<typeof play>>

/** Everything arrives, everybody wakes, pages come back from the history: nobody may change anything by it. */
function restsAt({ browser, wait }: Played): readonly CartLine[] {
  browser.setMood('sound')
  for (const tab of browser.tabs) tab.wake()
  expect(browser.comeToRest()).toBeLessThan(6)
  const { cart } = readStoredCart(browser.stored().get('cart') ?? '')
  for (const pause of [0, 65 * SECOND_MS, 15 * 60 * SECOND_MS, 72 * HOUR_MS]) {
    wait(pause)
    for (const tab of browser.tabs) {
      tab.back()
      const { lines } = tab.look().document
      if (!isDeepStrictEqual(lines, cart.lines)) expect(lines).toEqual(cart.lines)
      tab.mend()
    }
    browser.comeToRest()
  }
  expect(readStoredCart(browser.stored().get('cart') ?? '').cart.lines).toEqual(cart.lines)
  return cart.lines
}

test('whatever tabs do, each addition is in the cart once', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      scripts(fc.oneof({ weight: 3, arbitrary: change(addition()) }, life), 30),
      async (scheduler, tabScripts) => {
        let added = 0
        const played = await play(scheduler, tabScripts, {
          made: (it) => {
            added += it.kind === 'add' ? it.line.quantity : 0
          },
        })
        expect(countPieces(restsAt(played))).toBe(added)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('what tabs add, set, remove and clear comes out as if done one after the other', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      scripts(fc.oneof({ weight: 3, arbitrary: change(anyChange) }, life), 16),
      async (scheduler, tabScripts) => {
        const all: Made[] = []
        const numbers = new Map<string, number>()
        const played = await play(scheduler, tabScripts, {
          made(it, past, now) {
            if (all.length >= 10) return
            const [name = '', number = 0] = Object.entries(now).find(([of, at]) => (past[of] ?? 0) < at) ?? []
            const before = all.flatMap((_, index) => {
              const [of = '', at = ''] = [...numbers.keys()][index]?.split(' ') ?? []
              return (past[of] ?? 0) >= Number(at) ? [index] : []
            })
            numbers.set(`${name} ${number}`, all.length)
            all.push({ change: it, before })
          },
        })
        const lines = restsAt(played)
        if (all.length < 10) expect(couldHaveCome(all, lines)).toBe(true)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('storage that is full or fails loses and multiplies nothing while the page is open', {
  timeout: 600_000,
}, async () => {
  const moods = fc.constantFrom<StorageMood>('sound', 'full', 'broken').map((mood): Step => ({ kind: 'storage', mood }))
  const step = fc.oneof(
    { weight: 4, arbitrary: change(addition()) },
    { weight: 2, arbitrary: life.filter(({ kind }) => !['reload', 'leave', 'back'].includes(kind)) },
    { weight: 1, arbitrary: moods },
  )
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), scripts(step, 30), async (scheduler, tabScripts) => {
      // What lies in storage in one place only, and is written over there, is remembered for ten minutes by its page.
      const waits = tabScripts.flat().map((it) => (it.kind === 'wait' ? it.ms : 0))
      fc.pre(waits.reduce((sum, ms) => sum + ms, 0) < 10 * 60 * SECOND_MS)
      let added = 0
      const played = await play(scheduler, tabScripts, {
        made: (it) => {
          added += it.kind === 'add' ? it.line.quantity : 0
        },
      })
      expect(countPieces(restsAt(played))).toBe(added)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
