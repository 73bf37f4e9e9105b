import { expect, test, vi } from 'vitest'
import { LoggedOutError } from '#client/account-errors.ts'
import type { OrderRequest } from '#domain/placed-order.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { BEGUN } from '#flows/test-order-run.ts'
import { directAccount } from './direct-account.ts'

const { total, billing, shipTo, notes } = BEGUN
const REQUEST: OrderRequest = {
  ...{ key: '0199f3a5-0000-7000-8000-000000000000', customerId: 'ada', total, billing, shipTo, notes },
  items: BEGUN.lines.map(({ itemId, quantity, price }) => ({ itemId, quantity, price })),
}

test.each([
  ['somebody else is logged in by now', 'eve'],
  ['nobody is logged in any more', undefined],
])('where %s nothing is ordered, and the store hears nothing of it', async (_, who) => {
  stubLocalStorage()
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  await expect(directAccount(() => who).placeOrder(REQUEST)).rejects.toBeInstanceOf(LoggedOutError)
  expect(asked).not.toHaveBeenCalled()
})
