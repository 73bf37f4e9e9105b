import { expect, test } from 'vitest'
import { createStoreApi } from '#store-api/store-api.ts'
import { knownProducts } from './known-products.ts'

function askingStore(answer: () => Response) {
  let calls = 0
  const fetch = async () => {
    calls += 1
    return answer()
  }
  const store = createStoreApi({ url: 'https://store.example', apiKey: 'key', fetch, retries: 0 })
  return { isThere: knownProducts(store), calls: () => calls }
}

const none = () => Response.json({ success: false, data: null, errorMessage: 'No such item.' })

test('a product that the store does not have is not there, and it is asked once', async () => {
  const { isThere, calls } = askingStore(none)
  expect(await isThere('/product/no-such')).toBe(false)
  expect(await isThere('/product/no-such')).toBe(false)
  expect(calls()).toBe(1)
})

test('an id that cannot be one is not there, and nobody is asked', async () => {
  const { isThere, calls } = askingStore(none)
  for (const path of ['/product/%E0%A4%A', '/product/..%2Fx', '/product/']) expect(await isThere(path)).toBe(false)
  expect(calls()).toBe(0)
})

test('a store that does not answer leaves it open, and other shells are always there', async () => {
  const { isThere } = askingStore(() => new Response('busy', { status: 503 }))
  expect(await isThere('/product/any')).toBe(true)
  expect(await isThere('/order-details/any')).toBe(true)
})
