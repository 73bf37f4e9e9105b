import { createStoreApi, type StoreApi, type StoreApiOptions } from './store-api.ts'

/** The key that a test client sends. */
export const TEST_API_KEY = 'k-8f3b71c2-secret'

/** What a client sent. */
export interface SentCall {
  method: string
  /** Path and query as they stood in the address. */
  target: string
  headers: Headers
  body: unknown
}

/** A client whose `fetch` answers with what `answer` returns, and everything it sent. */
export function apiAnswering(
  answer: (sent: SentCall, count: number) => Response | Promise<Response>,
  options: Partial<StoreApiOptions> = {},
): { api: StoreApi; sent: SentCall[] } {
  const sent: SentCall[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const call = { method: request.method, target: pathname + search, headers: request.headers, body }
    sent.push(call)
    return answer(call, sent.length)
  }
  const wait = async () => undefined
  return { api: createStoreApi({ url: 'https://api.example', apiKey: TEST_API_KEY, fetch, wait, ...options }), sent }
}

/** The envelope of a call that worked. */
export function success(data: unknown): Response {
  return Response.json({ success: true, data, errorMessage: '' })
}

/** What a promise was rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`This should have failed and answered ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
}
