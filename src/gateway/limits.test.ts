import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { LIMITS, type Limit } from './limits.ts'

const limits = new Set(
  Object.values(LIMITS).flatMap(({ address, customer, target }) =>
    [address, customer, target].filter((limit): limit is Limit => limit !== undefined),
  ),
)

const WORDS = /^[a-z]+(?:-[a-z]+)*$/

test('every limit has a name of its own: two of a name would be one', () => {
  const names = [...limits].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(WORDS)
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
