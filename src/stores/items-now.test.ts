import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { $now, $nowAtMs, $nowUnknown, $pictureOf, askPrices } from './items-now.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'

afterEach(() => {
  vi.useRealTimers()
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $nowUnknown.set(false)
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
  expect([$pictureOf.get()('a'), $nowUnknown.get()]).toEqual(['', false])
  await askPrices(['a', '', 'gone'])
  await askPrices(['a', 'b', 'gone'])
  await askPrices(['a', 'b'])
  expect(liveItems.mock.calls).toEqual([[['a', 'gone']], [['b']]])
  expect([...$now.get()]).toEqual([
    ['a', item('a')],
    ['gone', 'gone'],
    ['b', item('b')],
  ])
  expect([$pictureOf.get()('a'), $nowUnknown.get()]).toEqual(['/picture/a', false])
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

test('a store that cannot be asked is told of until it answers', async () => {
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  await askPrices(['a'])
  expect([$nowUnknown.get(), $now.get().size]).toEqual([true, 0])
  stubCatalogue({ liveItems: async () => ({ items: [item('a')], missing: [] }) })
  await askPrices(['a'])
  expect([$nowUnknown.get(), $now.get().get('a')]).toEqual([false, item('a')])
})
