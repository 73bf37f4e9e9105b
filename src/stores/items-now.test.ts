import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { $now, $nowAtMs, $pictureOf, $unreachedAtMs, askPrices, askPricesAgain } from './items-now.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'

afterEach(() => {
  vi.useRealTimers()
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
  $pictureOf.set(() => '')
})

const item = (itemId: string): Item => ({
  ...{ itemId, code: '', name: `Mat ${itemId}`, description: '', brand: '', pictureKey: '' },
  ...{ subCategoryId: 's', price: cents(900) },
})

test('each item is asked for once in five minutes, and what the store does not have is gone', async () => {
  const liveItems = vi.fn(async (ids: string[]) => ({
    items: ids.filter((id) => id !== 'gone').map(item),
    missing: ids.filter((id) => id === 'gone'),
  }))
  stubCatalogue({ liveItems, pictureAddress: (id) => `/picture/${id}` })
  expect($pictureOf.get()('a')).toBe('')
  await askPrices(['a', '', 'gone'])
  await askPrices(['a', 'b', 'gone'])
  await askPrices(['a', 'b'])
  expect(liveItems.mock.calls).toEqual([[['a', 'gone']], [['b']]])
  expect([...$now.get()]).toEqual([
    ['a', item('a')],
    ['gone', 'gone'],
    ['b', item('b')],
  ])
  expect([$pictureOf.get()('a'), $unreachedAtMs.get().size]).toEqual(['/picture/a', 0])
})

test('what the store said five minutes ago is asked for again, and each answer has its moment', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const liveItems = vi.fn(async (ids: string[]) => ({ items: ids.map(item), missing: [] }))
  stubCatalogue({ liveItems })
  await askPrices(['a'])
  vi.setSystemTime(1_000_000 + 299_999)
  await askPrices(['a', 'b'])
  vi.setSystemTime(1_000_000 + 300_000)
  await askPrices(['a', 'b'])
  expect(liveItems.mock.calls).toEqual([[['a']], [['b']], [['a']]])
  expect([...$nowAtMs.get()]).toEqual([
    ['a', 1_300_000],
    ['b', 1_299_999],
  ])
})

test('one question follows the other: what the first has found is not asked for again', async () => {
  const first = Promise.withResolvers<void>()
  const liveItems = vi.fn(async (ids: string[]) => {
    await first.promise
    return { items: ids.map(item), missing: [] }
  })
  stubCatalogue({ liveItems })
  const both = [askPrices(['a', 'b']), askPrices(['b', 'c'])]
  await vi.waitFor(() => expect(liveItems).toHaveBeenCalled(), { timeout: 30_000 })
  expect(liveItems.mock.calls).toEqual([[['a', 'b']]])
  first.resolve()
  await Promise.all(both)
  expect(liveItems.mock.calls).toEqual([[['a', 'b']], [['c']]])
})

/** A store that answers for every item, and never for some. */
function stubStoreWithout(...unreached: string[]) {
  const liveItems = vi.fn(async (ids: string[]) => {
    if (ids.some((id) => unreached.includes(id))) throw UNREACHABLE
    return { items: ids.map(item), missing: [] }
  })
  stubCatalogue({ liveItems })
  return liveItems
}

const unreached = () => [...$unreachedAtMs.get().keys()]

test('what could not be asked is unknown until the store answers, and what it said before is not', async () => {
  stubStoreWithout('b')
  await askPrices(['a'])
  await askPrices(['b'])
  await askPrices(['a'])
  expect([unreached(), [...$now.get().keys()]]).toEqual([['b'], ['a']])
  stubStoreWithout()
  await askPricesAgain(['a', 'b'])
  expect([unreached(), $now.get().get('b')]).toEqual([[], item('b')])
})

test('a store that could not be asked is left alone for a minute, unless somebody does not want to wait', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const liveItems = stubStoreWithout('a')
  await askPrices(['a'])
  vi.setSystemTime(1_000_000 + 59_999)
  await askPrices(['a', 'b'])
  expect(liveItems.mock.calls).toEqual([[['a']], [['b']]])
  await askPricesAgain(['a', 'b'])
  expect(liveItems).toHaveBeenCalledTimes(3)
  vi.setSystemTime(1_000_000 + 120_000)
  await askPrices(['a'])
  expect(liveItems).toHaveBeenCalledTimes(4)
  // The clock has been set back.
  vi.setSystemTime(1_000_000)
  await askPrices(['a'])
  expect(liveItems).toHaveBeenCalledTimes(5)
})

test('a question that fails is not put again for those that wait for it, however often they press', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  const slow = Promise.withResolvers<never>()
  const liveItems = vi.fn(() => slow.promise)
  stubCatalogue({ liveItems })
  const all = [askPrices(['a']), askPrices(['a']), askPricesAgain(['a'])]
  vi.setSystemTime(1_020_000)
  slow.reject(UNREACHABLE)
  await Promise.all(all)
  expect(liveItems).toHaveBeenCalledTimes(1)
})
