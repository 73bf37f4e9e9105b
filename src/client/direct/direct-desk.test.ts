import { beforeEach, expect, test, vi } from 'vitest'
import { checkoutKey } from '#domain/checkout-key.ts'
import { DAY_MS } from '#domain/day.ts'
import { readIntent, writeIntent } from '#domain/intent-text.ts'
import type { OrderLineDraft } from '#domain/order.ts'
import type { OrderRequest } from '#domain/placed-order.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { someCustomer } from '#domain/test-customer.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { BEGUN } from '#flows/test-order-run.ts'
import { directDesk } from './direct-desk.ts'

const { total, billing, shipTo, notes } = BEGUN

let storage: SharedStorage
beforeEach(() => {
  storage = stubLocalStorage()
})

function request(): OrderRequest {
  const items = BEGUN.lines.map(({ itemId, quantity, price }) => ({ itemId, quantity, price }))
  const key = checkoutKey(Date.now(), new Uint8Array(10).fill(2))
  return { key, customerId: 'ada', items, total, billing, shipTo, notes }
}

/** A desk whose store takes everything. */
function open() {
  const lines: OrderLineDraft[] = []
  const mails: string[] = []
  const openMailer = vi.fn(async () => ({ send: async ({ kind }: { kind: string }) => void mails.push(kind) }))
  const createOrder = vi.fn(async () => 'HH-2')
  const shown = { orderLineId: '', displayPrice: '', displayDiscount: '', displayTotal: '' }
  const store = {
    async item(itemId: string) {
      const { code = '', name = '', price = total } = BEGUN.lines.find((line) => line.itemId === itemId) ?? {}
      return { itemId, code, name, price, description: '', brand: '', pictureKey: '', subCategoryId: '' }
    },
    orders: async () => ({ entries: [], unreadable: [] }),
    createOrder,
    createOrderLine: async (line: OrderLineDraft) => void lines.push(line),
    orderLines: async () => ({ entries: lines.map((line) => ({ ...shown, ...line })), unreadable: [] }),
  }
  const desk = directDesk(store, openMailer, () => undefined)
  const place = async () => (await desk.open()).place(request(), async () => someCustomer())
  return { desk, place, openMailer, createOrder, mails }
}

/** An order of yesterday that got no answer, in a tab that was closed. */
function leaveInDoubt(): void {
  const text = writeIntent({ ...BEGUN, begunAtMs: Date.now() - DAY_MS, header: ['doubtful'] })
  const { intentId, customerId, version } = BEGUN
  const kept = { customerId, version, stage: 'open', writtenMs: Date.now() - DAY_MS, text }
  storage.write('order-intents', JSON.stringify({ [intentId]: kept }))
}

function stateOfLeft(): string | undefined {
  return readIntent(JSON.parse(storage.read('order-intents') ?? '{}')[BEGUN.intentId]?.text)?.state
}

test('an order that was left in doubt goes to a person, and the next one of the customer is placed', async () => {
  leaveInDoubt()
  const { place, createOrder, mails } = open()
  expect(await place()).toMatchObject({ status: 'placed', orderId: 'HH-2' })
  expect([createOrder.mock.calls.length, mails, stateOfLeft()]).toEqual([1, ['contact', 'order'], 'with-person'])
})

test('what was left is taken up without an order, and nothing is loaded where nothing was', async () => {
  const { desk, openMailer, createOrder } = open()
  await desk.takeUp()
  expect(openMailer).not.toHaveBeenCalled()
  leaveInDoubt()
  await desk.takeUp()
  expect([stateOfLeft(), createOrder.mock.calls]).toEqual(['with-person', []])
})

test.each([
  ['is full', () => void stubLocalStorage({ full: true })],
  ['holds orders that cannot be read', () => storage.write('order-intents', '{"mine":')],
  [
    'is forbidden',
    () =>
      vi.stubGlobal('localStorage', {
        getItem() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      }),
  ],
])('a storage that %s refuses the order, and nothing is sent', async (_, happens) => {
  happens()
  const { place, createOrder } = open()
  await expect(place()).rejects.toMatchObject({ name: 'OrdersNotKeptError' })
  expect(createOrder).not.toHaveBeenCalled()
})
