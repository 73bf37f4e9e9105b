import { expect, test, vi } from 'vitest'
import { createStoreApi } from './store-api.ts'
import { apiAnswering, rejection, success, TEST_API_KEY } from './test-api.ts'

/** A client whose retries wait no time and note how long they would have. */
function patientApi(answer: (count: number) => Response | Promise<Response>, options: { retries?: number } = {}) {
  const waitedMs: number[] = []
  const wait = async (ms: number) => {
    waitedMs.push(ms)
  }
  return { waitedMs, ...apiAnswering((_, count) => answer(count), { wait, random: () => 0.5, ...options }) }
}

const refusedConnection = () => {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
}

test.each([408, 425, 429, 500, 502, 503, 504])(
  'a read that meets status %d is tried again until it works',
  async (status) => {
    const { api, sent, waitedMs } = patientApi((count) => (count < 3 ? new Response('', { status }) : success([])))
    expect(await api.slides()).toEqual({ entries: [], unreadable: [] })
    expect(sent).toHaveLength(3)
    expect(waitedMs).toEqual([150, 300])
  },
)

test('a read that got no answer is tried again', async () => {
  const { api, sent } = patientApi((count) => (count < 2 ? refusedConnection() : success([])))
  await api.slides()
  expect(sent).toHaveLength(2)
})

test('a read that goes on failing is given up after three further attempts', async () => {
  const { api, sent, waitedMs } = patientApi(() => new Response('', { status: 503 }))
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'status', status: 503 } })
  expect(sent).toHaveLength(4)
  expect(waitedMs).toEqual([150, 300, 600])
})

test('the API can ask for more patience with Retry-After, and the jitter comes on top', async () => {
  const { api, waitedMs } = patientApi((count) =>
    count === 1 ? new Response('', { status: 429, headers: { 'retry-after': '7' } }) : success([]),
  )
  await api.slides()
  expect(waitedMs).toEqual([7150])
})

test('Retry-After may be a date, and one in the past asks for nothing', async () => {
  const { api, waitedMs } = patientApi((count) =>
    count === 1
      ? new Response('', { status: 503, headers: { 'retry-after': 'Sun, 01 Mar 2020 10:00:00 GMT' } })
      : success([]),
  )
  await api.slides()
  expect(waitedMs).toEqual([150])
})

test.each(['soon', '7s', '-7', '1.5 h'])('a Retry-After of %j asks for nothing', async (written) => {
  const { api, waitedMs } = patientApi((count) =>
    count === 1 ? new Response('', { status: 503, headers: { 'retry-after': written } }) : success([]),
  )
  await api.slides()
  expect(waitedMs).toEqual([150])
})

test('where nobody says how a retry waits, it takes its time', async () => {
  let asked = 0
  const fetch = async () => {
    asked += 1
    return asked === 1 ? new Response('', { status: 503 }) : success([])
  }
  vi.useFakeTimers()
  try {
    const slides = createStoreApi({
      url: 'https://api.example',
      apiKey: TEST_API_KEY,
      fetch,
      random: () => 0.5,
    }).slides()
    await vi.advanceTimersByTimeAsync(149)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await slides).toEqual({ entries: [], unreadable: [] })
    expect(asked).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('an API that asks for more than a minute is not waited for', async () => {
  const { api, sent, waitedMs } = patientApi(() => new Response('', { status: 503, headers: { 'retry-after': '61' } }))
  expect(await rejection(api.slides())).toMatchObject({ failure: { status: 503, retryAfterMs: 61_000 } })
  expect(sent).toHaveLength(1)
  expect(waitedMs).toEqual([])
})

test.each([400, 401, 403, 404, 409, 501])('status %d is not tried again', async (status) => {
  const { api, sent } = patientApi(() => new Response('', { status }))
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'status', status } })
  expect(sent).toHaveLength(1)
})

test.each([
  ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['success: false', () => Response.json({ success: false, errorMessage: 'No.' })],
  ['an unexpected shape', () => Response.json([])],
])('%s is not asked for again', async (_, answer) => {
  const { api, sent } = patientApi(answer)
  await rejection(api.slides())
  expect(sent).toHaveLength(1)
})

test('a change is never sent twice', async () => {
  const { api, sent } = patientApi(() => new Response('', { status: 503, headers: { 'retry-after': '1' } }))
  await rejection(api.changePassword('C1', 'another one'))
  const failing = patientApi(refusedConnection)
  await rejection(failing.api.changePassword('C1', 'another one'))
  expect([sent.length, failing.sent.length]).toEqual([1, 1])
})

test('an answer larger than the limit is cut off, announced or not', async () => {
  const large = JSON.stringify({ success: true, data: [], filler: 'x'.repeat(2000) })
  for (const headers of [new Headers(), new Headers({ 'content-length': String(large.length) })]) {
    const { api, sent } = apiAnswering(() => new Response(large, { headers }), { jsonLimitBytes: 1000 })
    expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'too-large', limitBytes: 1000 } })
    expect(sent).toHaveLength(1)
  }
})

test('an endless answer is read no further than the limit', async () => {
  let pulled = 0
  let cancelled = false
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(400))
      },
      cancel() {
        cancelled = true
      },
    })
  const { api } = apiAnswering(() => new Response(endless()), { jsonLimitBytes: 1000 })
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'too-large' } })
  expect(cancelled).toBe(true)
  expect(pulled).toBeLessThan(6)
})

test('a body that never ends and does not heed being given up is a time-out all the same', async () => {
  const stalled = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) })
  const { api } = apiAnswering(() => new Response(stalled()), { timeoutMs: 20, retries: 0 })
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'timeout', limitMs: 20 } })
})

test.each(['', '..', '.', 'a/b', 'a\\b', 'a%2fb', '%2e%2e', '../Order', 'a?x=1', 'a#b', ' ', 'x'.repeat(65)])(
  'V1.3.6 nothing is asked with %j as an id',
  async (id) => {
    const { api, sent } = apiAnswering(() => success({}))
    const calls = [
      () => api.item(id),
      () => api.pictureIds(id),
      () => api.picture(id),
      () => api.customer(id),
      () =>
        api.saveProfile(id, {
          salutation: '',
          firstName: '',
          lastName: '',
          company: '',
          address: noAddress,
          mobile: '',
          email: '',
        }),
      () => api.resetToken(id),
    ]
    for (const call of calls) expect(await rejection(call())).toMatchObject({ failure: { kind: 'unusable-id' } })
    expect(sent).toEqual([])
  },
)

const noAddress = { addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '', country: '' }
