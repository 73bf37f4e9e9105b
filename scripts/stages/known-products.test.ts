import { expect, test } from 'vitest'
import { knownProducts } from './known-products.ts'

function askingStore(answer: () => Response) {
  let calls = 0
  const fetch = async () => {
    calls += 1
    return answer()
  }
  let nowMs = 0
  const isThere = knownProducts({ url: 'https://store.example', apiKey: 'key' }, fetch, () => nowMs)
  return { isThere, calls: () => calls, pass: (ms: number) => (nowMs += ms) }
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

test('ids that nobody has cost the store so many questions a minute, however many are asked about', async () => {
  const { isThere, calls, pass } = askingStore(none)
  const ask = async (count: number) => {
    const before = calls()
    const answers: boolean[] = []
    for (let n = 0; n < count; n += 1) answers.push(await isThere(`/product/none-${before}-${n}`))
    return { there: answers.filter((there) => there).length, calls: calls() - before }
  }
  expect(await ask(310)).toEqual({ there: 10, calls: 300 })
  pass(59_999)
  expect(await ask(1)).toEqual({ there: 1, calls: 0 })
  pass(1)
  expect(await ask(1)).toEqual({ there: 0, calls: 1 })
})

test('an answer of more than a megabyte is not read to its end', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(256 * 1024).fill(0x20))
      if (sent === 100) controller.close()
    },
  })
  const { isThere } = askingStore(() => new Response(endless))
  expect(await isThere('/product/large')).toBe(true)
  expect(sent).toBeLessThan(10)
})
