import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchStore } from '#flows/live-catalogue.ts'
import { storeForOrders } from './open-desk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The gateway's client of a store that answers so, and how often the store was asked. */
function open(answer: () => Response) {
  const fetch = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return { store: storeForOrders({ url: 'http://store.test', apiKey: 'key' }), fetch }
}

const pleaseWait = (seconds: number) => () =>
  new Response('', { status: 503, headers: { 'retry-after': String(seconds) } })

test.each([
  [1, 2],
  [2, 2],
  [3, 1],
  [60, 1],
])(
  'of a store that says to wait %i s no customer waits for longer than a moment (calls: %i)',
  async (seconds, times) => {
    const { store, fetch } = open(pleaseWait(seconds))
    const failed = vi.fn()
    store.customer('C1').catch(failed)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ failure: expect.objectContaining({ status: 503 }) }))
    expect(fetch).toHaveBeenCalledTimes(times)
  },
)

test('an answer of the store that would fill the memory is cut off', async () => {
  const { store } = open(() => new Response(`"${'x'.repeat(4 * 1024 * 1024)}"`))
  await expect(store.orders('C1')).rejects.toMatchObject({ failure: { kind: 'too-large' } })
})

test('a search that finds too much is not read', async () => {
  const { store } = open(() => new Response(`"${'x'.repeat(1024 * 1024)}"`))
  expect(await searchStore(store, 'a')).toEqual({ items: [], more: true })
})
