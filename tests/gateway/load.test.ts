import { expect, test } from 'vitest'
import { openTestGateway } from './test-gateway.ts'

test('with 128 requests under way the next is sent away at once, and the gateway still says that it is alive', async () => {
  const shop = openTestGateway({ limited: false })
  const ask = () => shop.request('/api/items?ids=S-1')
  // What has been answered is under way no more.
  for (let served = 0; served < 130; served += 1) expect((await ask()).status).toBe(200)
  let hanging = 0
  shop.faults.decide = () => {
    hanging += 1
    return hanging > 128 ? 'none' : 'hangs'
  }
  for (let under = 0; under < 128; under += 1) void ask()
  await expect.poll(() => hanging).toBe(128)
  const over = await ask()
  expect([over.status, over.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await over.json()).toMatchObject({ code: 'busy' })
  expect(hanging).toBe(128)
  expect((await shop.request('/api/healthz')).status).toBe(200)
})
