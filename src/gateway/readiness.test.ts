import { expect, test } from 'vitest'
import { readyRoute } from './readiness.ts'

type Ports = Parameters<typeof readyRoute>[0]

function opened(given: { store?: () => Promise<never>; get?: () => Promise<string>; set?: () => Promise<void> }) {
  let nowMs = 0
  let looks = 0
  const kept: unknown[] = []
  const store = {
    mainCategories() {
      looks += 1
      return given.store?.() ?? Promise.resolve({ entries: [], unreadable: [] })
    },
  }
  const once = {
    get: given.get ?? (async () => 'ok'),
    set: async (...set: unknown[]) => {
      kept.push(set)
      await given.set?.()
    },
  }
  const routes = readyRoute({ store, once: once as unknown as Ports['once'], nowMs: () => nowMs }, 20)
  return {
    async ask() {
      const answer = await routes.request('/api/readyz')
      return [answer.status, await answer.json()]
    },
    pass(ms: number) {
      nowMs += ms
    },
    looks: () => looks,
    kept,
  }
}

const never = () => new Promise<never>(() => undefined)
const fail = () => Promise.reject(new Error('secret words'))

test('ready is what finds the store, and can note and read again', async () => {
  const { ask, kept } = opened({})
  expect(await ask()).toEqual([200, { status: 'ready', store: 'ok', once: 'ok' }])
  expect(kept).toEqual([['readyz', 'ok', 2000]])
})

test.each([
  ['a store that fails', { store: fail }, { store: 'no-answer', once: 'ok' }],
  ['a store that stays away', { store: never }, { store: 'no-answer', once: 'ok' }],
  ['a place to note that fails', { set: fail }, { store: 'ok', once: 'no-answer' }],
  ['a place to note that cannot be read', { get: fail }, { store: 'ok', once: 'no-answer' }],
  ['a place to note that stays away', { get: never }, { store: 'ok', once: 'no-answer' }],
])('%s is said, and the gateway is not ready', async (_, given, found) => {
  expect(await opened(given).ask()).toEqual([503, { status: 'not-ready', ...found }])
})

test('who asks again within two seconds hears the last answer, and costs the store nothing', async () => {
  const { ask, pass, looks } = opened({})
  await Promise.all([ask(), ask()])
  pass(2000)
  await ask()
  expect(looks()).toBe(1)
  pass(1)
  await ask()
  expect(looks()).toBe(2)
})

test('a clock that was set back keeps no old answer', async () => {
  const { ask, pass, looks } = opened({})
  await ask()
  pass(-3_600_000)
  await ask()
  expect(looks()).toBe(2)
})
