import { beforeAll, expect, test, vi } from 'vitest'
import { testCaches } from './test-caches.ts'

const ORIGIN = 'https://shop.example'
const SCRIPT = `${ORIGIN}/_astro/main.Be94fRDv.js`

type Handler = (event: { request: Request; respondWith(answer: Promise<Response>): void; waitUntil(): void }) => void
const handlers = new Map<string, Handler>()
beforeAll(async () => {
  const addEventListener = (name: string, handler: Handler) => void handlers.set(name, handler)
  vi.stubGlobal('self', { location: { origin: ORIGIN }, caches: testCaches(), navigator: {}, addEventListener })
  await import('./service-worker.ts')
})

test('a page that is left takes no file from another page that waits for the same', async () => {
  vi.stubGlobal('fetch', async (asked: RequestInfo, rules?: RequestInit) => {
    const { signal } = new Request(asked, rules)
    await new Promise((resolve) => setTimeout(resolve, 20))
    signal.throwIfAborted()
    return new Response('run()')
  })
  const left = new AbortController()
  const [, other] = [ask(new Request(SCRIPT, { signal: left.signal })), ask(new Request(SCRIPT))]
  left.abort()
  expect(await (await other)?.text()).toBe('run()')
})

function ask(request: Request): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    answer = given
    given.catch(() => undefined)
  }
  handlers.get('fetch')?.({ request, respondWith, waitUntil: () => undefined })
  return answer
}
