import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import type { OrderLine } from '#domain/order.ts'
import { $now, $nowAtMs, $unreachedAtMs } from './items-now.ts'
import { withCodes } from './order-codes.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'

afterEach(() => {
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
})

const ordered = (itemId: string, code = ''): OrderLine => ({
  ...{ orderLineId: `l-${itemId}`, itemId, code, name: `Mat ${itemId}`, quantity: 2 },
  ...{ displayPrice: '$80.00', displayDiscount: '', displayTotal: '$160.00' },
})

const item = (itemId: string): Item => ({
  ...{ itemId, code: `C-${itemId}`, name: '', description: '', brand: '', pictureKey: '' },
  ...{ subCategoryId: 's', price: cents(900) },
})

test('a line keeps the code it was ordered under; the others have that of the catalogue, if they are still in it', async () => {
  const liveItems = vi.fn(async () => ({ items: [item('a')], missing: ['gone'] }))
  stubCatalogue({ liveItems })
  const lines = [ordered('a'), ordered('gone'), ordered('', ''), ordered('b', 'OLD-b')]
  expect(await withCodes(lines)).toEqual([{ ...ordered('a'), code: 'C-a' }, ...lines.slice(1)])
  expect(liveItems.mock.calls).toEqual([[['a', 'gone']]])
})

test('an order whose store says every code asks nobody', async () => {
  const liveItems = vi.fn()
  stubCatalogue({ liveItems })
  expect(await withCodes([ordered('a', 'OLD-a')])).toEqual([ordered('a', 'OLD-a')])
  expect(liveItems).not.toHaveBeenCalled()
})

test('a catalogue that cannot be asked leaves the lines as they are', async () => {
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  expect(await withCodes([ordered('a')])).toEqual([ordered('a')])
})
