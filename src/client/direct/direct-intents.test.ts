import { beforeEach, expect, test, vi } from 'vitest'
import type { Intent } from '#domain/intent.ts'
import { writeIntent } from '#domain/intent-text.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import type { KeptIntent } from '#flows/intent-store.ts'
import { BEGUN } from '#flows/test-order-run.ts'
import type { Turn } from '#flows/turn.ts'
import { browserIntents, forgetSettledOrders } from './direct-intents.ts'

const TURN: Turn = { name: 'placing-orders', fence: 0, demand: () => undefined }

const order = (intentId: string, stage: KeptIntent['stage']): KeptIntent => ({
  ...{ intentId, customerId: 'ada', version: 1, stage, text: `order ${intentId}` },
})

let storage: ReturnType<typeof stubLocalStorage>
beforeEach(() => {
  storage = stubLocalStorage()
})

/** An order with a person, and what became of the mail that says so. */
function withPerson(intentId: string, doubtMail: Intent['doubtMail']): KeptIntent {
  return { ...order(intentId, 'with-person'), text: writeIntent({ ...BEGUN, state: 'with-person', doubtMail }) }
}

test('logging out leaves nothing of orders that are over or with the shop, and keeps those that are under way', async () => {
  const intents = browserIntents()
  for (const kept of [
    order('done', 'final'),
    order('never-begun', 'spent'),
    order('under-way', 'open'),
    withPerson('with-us', 'sent'),
    withPerson('not-told', 'failed'),
    withPerson('perhaps-told', 'begun'),
  ]) {
    await intents.write(kept, TURN)
  }
  const unfinished = async () => (await intents.unfinished()).map(({ intentId }) => intentId)
  expect(await unfinished()).toEqual(['under-way', 'with-us', 'not-told', 'perhaps-told'])
  forgetSettledOrders()
  expect(await unfinished()).toEqual(['under-way', 'not-told', 'perhaps-told'])
  expect(await intents.read('ada', 'done')).toBeUndefined()
})

test('where all orders are over, logging out leaves no sign of any but that nothing of before is known', async () => {
  const before = Date.now()
  await browserIntents().write(order('done', 'final'), TURN)
  storage.write('order-intents-since', '7')
  forgetSettledOrders()
  expect(storage.keys()).toEqual(['order-intents-since'])
  expect(await browserIntents().bornAtMs()).toBeGreaterThanOrEqual(before)
})

test('where nothing is forgotten, what is kept counts from when it did', async () => {
  await browserIntents().write(order('under-way', 'open'), TURN)
  storage.write('order-intents-since', '7')
  forgetSettledOrders()
  expect(await browserIntents().bornAtMs()).toBe(7)
})

test('a storage that is full refuses to begin an order, and says nothing for certain of one that was begun', async () => {
  const intents = browserIntents()
  await intents.write(order('mine', 'open'), TURN)
  vi.stubGlobal('localStorage', {
    getItem: storage.read,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  await expect(intents.write(order('other', 'open'), TURN)).rejects.toMatchObject({ name: 'OrdersNotKeptError' })
  const next = { ...order('mine', 'open'), version: 2 }
  await expect(intents.write(next, TURN)).rejects.toMatchObject({ name: 'QuotaExceededError' })
})

test('an order is read by its own customer alone', async () => {
  const intents = browserIntents()
  await intents.write(order('mine', 'open'), TURN)
  expect(await intents.read('ada', 'mine')).toEqual({ version: 1, text: 'order mine' })
  expect(await intents.read('eve', 'mine')).toBeUndefined()
  expect(await intents.ofCustomer('eve')).toEqual([])
})

test('what is written out of its turn, or not as the next version, is refused and changes nothing', async () => {
  const intents = browserIntents()
  await intents.write(order('mine', 'open'), TURN)
  const next = { ...order('mine', 'open'), version: 2, text: 'changed' }
  await expect(intents.write({ ...next, version: 3 }, TURN)).rejects.toMatchObject({ name: 'TurnLostError' })
  storage.write('order-fence', '1')
  await expect(intents.write(next, TURN)).rejects.toMatchObject({ name: 'TurnLostError' })
  expect(await intents.read('ada', 'mine')).toEqual({ version: 1, text: 'order mine' })
})

test('a storage that cannot be read refuses orders, and lets everybody log out', async () => {
  storage.write('order-intents', '{"mine":')
  await expect(browserIntents().ofCustomer('ada')).rejects.toMatchObject({
    name: 'OrdersNotKeptError',
    message: expect.stringContaining('This browser does not keep the record'),
  })
  expect(forgetSettledOrders()).toBeUndefined()
  expect(storage.read('order-intents')).toBe('{"mine":')
})

test('what is kept counts from its beginning, and anew where a clock that was ahead wrote that', async () => {
  const born = await browserIntents().bornAtMs()
  expect(born).toBeLessThanOrEqual(Date.now())
  storage.write('order-intents-since', String(born - 1000))
  expect(await browserIntents().bornAtMs()).toBe(born - 1000)
  storage.write('order-intents-since', String(Date.now() + 3_600_000))
  const anew = await browserIntents().bornAtMs()
  expect(anew).toBeLessThanOrEqual(Date.now())
  expect(await browserIntents().bornAtMs()).toBe(anew)
})
