import { beforeEach, expect, test } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import type { KeptIntent } from '#flows/intent-store.ts'
import type { Turn } from '#flows/turn.ts'
import { browserIntents, forgetFinalOrders } from './direct-intents.ts'

const TURN: Turn = { name: 'placing-orders', fence: 0, demand: () => undefined }

const order = (intentId: string, stage: KeptIntent['stage']): KeptIntent => ({
  ...{ intentId, customerId: 'ada', version: 1, stage, text: `order ${intentId}` },
})

let storage: ReturnType<typeof stubLocalStorage>
beforeEach(() => {
  storage = stubLocalStorage()
})

test('logging out leaves nothing of orders that are over, and keeps those that are under way', async () => {
  const intents = browserIntents()
  for (const [intentId, stage] of [
    ['done', 'final'],
    ['never-begun', 'spent'],
    ['under-way', 'open'],
    ['with-us', 'with-person'],
  ] as const) {
    await intents.write(order(intentId, stage), TURN)
  }
  expect((await intents.unfinished()).map(({ intentId }) => intentId)).toEqual(['under-way', 'with-us'])
  forgetFinalOrders()
  expect(await intents.ofCustomer('ada')).toEqual(['order under-way', 'order with-us'])
  expect(await intents.read('ada', 'done')).toBeUndefined()
})

test('where all orders are over, logging out leaves no sign of any', async () => {
  await browserIntents().write(order('done', 'final'), TURN)
  forgetFinalOrders()
  expect(storage.keys()).toEqual([])
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
  await expect(browserIntents().ofCustomer('ada')).rejects.toThrow('cannot be read')
  expect(forgetFinalOrders()).toBeUndefined()
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
