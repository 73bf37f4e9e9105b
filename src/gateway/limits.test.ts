import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { FOREIGN, LIMITS, type Limit } from './limits.ts'

const limits = new Set(
  [FOREIGN, ...Object.values(LIMITS)].flatMap(({ address, customer, target }) =>
    [address, customer, target].filter((limit): limit is Limit => limit !== undefined),
  ),
)

const WORDS = /^[a-z]+(?:-[a-z]+)*$/

test('every limit has a name of its own: two of a name would be one', () => {
  const names = [...limits].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(WORDS)
})

test('each limit is as wide as it was found to be enough: who makes one wider has to mean it', () => {
  const table = Object.fromEntries([...limits].map(({ name, calls, withinS }) => [name, `${calls} in ${withinS} s`]))
  expect(table).toEqual({
    visits: '1200 in 60 s',
    'look-ups': '1200 in 60 s',
    searches: '240 in 60 s',
    pictures: '600 in 60 s',
    forms: '300 in 600 s',
    messages: '10 in 600 s',
    'log-ins': '60 in 600 s',
    'sign-ups': '10 in 3600 s',
    reads: '600 in 60 s',
    'order-lines': '120 in 60 s',
    changes: '300 in 600 s',
    checkouts: '600 in 600 s',
    resets: '5 in 3600 s',
    'reset-tries': '60 in 600 s',
    foreign: '60 in 600 s',
    'own-reads': '300 in 60 s',
    'own-order-lines': '60 in 60 s',
    'own-changes': '30 in 600 s',
    'own-password': '10 in 600 s',
    'own-checkouts': '120 in 600 s',
    mailed: '5 in 3600 s',
    'new-orders': '30 in 3600 s',
  })
})

test.for([...limits])(
  '$name: so many within a minute, ten or an hour, and it is said what there is too much of',
  (limit) => {
    expect([60, 600, 3_600]).toContain(limit.withinS)
    expect(limit.what).toMatch(WORDS)
  },
)

test.for(Object.entries(LIMITS))('%s has a limit for one address', ([, { address }]) => {
  expect(address.calls).toBeGreaterThan(0)
})

/** What a call counts for. */
async function costOf(route: string, path: string): Promise<number> {
  const app = new Hono().get('*', (context) => context.json(LIMITS[route]?.cost?.(context) ?? 1))
  return Number(await (await app.request(path)).text())
}

test('a call counts for as many as it makes to the store', async () => {
  expect(await costOf('GET /api/items', '/api/items?ids=a,b,c')).toBe(3)
  expect(await costOf('GET /api/items', '/api/items')).toBe(1)
  expect(await costOf('GET /api/items/:itemId', '/api/items/a')).toBe(2)
  expect(await costOf('GET /api/search', '/api/search?text=a,b')).toBe(1)
})
