import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoreApi } from './store-api.ts'
import { StoreApiError, type StoreApiFailure } from './store-api-error.ts'
import { apiAnswering, rejection, success, TEST_API_KEY } from './test-api.ts'

const html = () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } })
const json = { 'content-type': 'application/json' }

test.each([
  ['network', () => unreachable(), /got no answer \(connect ECONNREFUSED 127.0.0.1:1\).*STORE_API_URL/],
  ['network', () => throwText('down'), /got no answer \(network error\)/],
  ['network', () => failedFetch('down'), /got no answer \(network error\)/],
  ['network', () => failedFetch(new RangeError('')), /got no answer \(RangeError\)/],
  ['redirect', () => redirected(), /was redirected.*STORE_API_URL/],
  ['status', () => new Response('', { status: 401 }), /HTTP status 401. Check STORE_API_KEY/],
  ['status', () => new Response('', { status: 404 }), /HTTP status 404. Check that STORE_API_URL/],
  ['status', () => new Response('', { status: 500 }), /HTTP status 500/],
  ['not-json', html, /text\/html that is not JSON.*web page/],
  ['not-json', () => new Response('{"success":true,"data":[{"slideBann', { headers: json }), /not JSON/],
  ['not-json', () => new Response('', { headers: json }), /not JSON/],
  ['not-json', () => new Response(new Uint8Array([0x22, 0xff, 0x22])), /not JSON/],
  [
    'refused',
    () => Response.json({ success: false, errorMessage: 'Closed for stocktaking' }),
    /success: false \("Closed for stocktaking"\)/,
  ],
  ['refused', () => Response.json({ success: 'False', errorMessage: null }), /success: false\. /],
  ['shape', () => Response.json({ data: [] }), /unexpected shape: success /],
  ['shape', () => success('mats'), /unexpected shape: data /],
  ['shape', () => Response.json('mats'), /unexpected shape: the answer /],
])('a call that fails by %s says so in one sentence that names the call', async (kind, answer, message) => {
  const { api } = apiAnswering(answer, { retries: 0 })
  const error = await rejection(api.slides())
  expect(error).toBeInstanceOf(StoreApiError)
  expect(error).toMatchObject({
    call: 'GET /Api/SlideBanner',
    failure: { kind },
    message: expect.stringMatching(message),
  })
  expect(error).toMatchObject({ message: expect.stringMatching(/^GET \/Api\/SlideBanner [^\n]+$/) })
})

const SAID = 'x'.repeat(300)

test.for<[StoreApiFailure, string]>([
  [{ kind: 'timeout', limitMs: 1_500 }, 'took longer than 1.5 s. Try again when the API is less busy.'],
  [{ kind: 'too-large', limitBytes: 10 * 1024 * 1024 }, 'sent more than 10 MB and was cut off. Check the API.'],
  [{ kind: 'unusable-id' }, 'was not made: the id cannot be part of an address.'],
  [{ kind: 'status', status: 401 }, 'answered with HTTP status 401. Check STORE_API_KEY.'],
  [{ kind: 'status', status: 403 }, 'answered with HTTP status 403. Check STORE_API_KEY.'],
  [{ kind: 'status', status: 404 }, 'answered with HTTP status 404. Check that STORE_API_URL is right.'],
  [
    { kind: 'status', status: 429 },
    'answered with HTTP status 429. The API wants fewer calls: try again later, or lower CRAWL_CONCURRENCY.',
  ],
  [{ kind: 'status', status: 500 }, 'answered with HTTP status 500. Try again later, or ask whoever runs the API.'],
  [
    { kind: 'not-json', contentType: '' },
    'answered with something that is not JSON. Check that STORE_API_URL points to the API and not to a web page.',
  ],
  [{ kind: 'refused', message: '' }, 'answered success: false. Ask whoever runs the API.'],
  [{ kind: 'refused', message: 'a\n\tb' }, 'answered success: false ("a b"). Ask whoever runs the API.'],
  [{ kind: 'refused', message: SAID }, `answered success: false ("${SAID}"). Ask whoever runs the API.`],
  [{ kind: 'refused', message: `${SAID}y` }, `answered success: false ("${SAID}…"). Ask whoever runs the API.`],
  [
    { kind: 'another-record', asked: 'a', received: '' },
    'was asked for "a" and answered with a record without an id. Ask whoever runs the API.',
  ],
])('%j is said in one sentence with what to do', ([failure, sentence]) => {
  const error = new StoreApiError('GET /Api/Item', failure)
  expect([error.name, error.message]).toEqual(['StoreApiError', `GET /Api/Item ${sentence}`])
})

test('a server whose name has to do with redirects is not a redirect', async () => {
  const { api } = apiAnswering(() => failedFetch(new Error('getaddrinfo ENOTFOUND redirects.example')), { retries: 0 })
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'network' } })
})

test('several failed connections at once are named by their code', async () => {
  const failures = Object.assign(new AggregateError([new Error('::1'), new Error('127.0.0.1')]), {
    code: 'ECONNREFUSED',
  })
  const { api } = apiAnswering(() => failedFetch(failures), { retries: 0 })
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'network', reason: 'ECONNREFUSED' } })
})

test('a byte order mark before the JSON does no harm', async () => {
  const { api } = apiAnswering(() => new Response('\ufeff{"success":true,"data":[]}'))
  expect(await api.slides()).toEqual({ entries: [], unreadable: [] })
})

const address = { addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '', country: '' }
const NOBODY = {
  salutation: '',
  firstName: '',
  lastName: '',
  company: '',
  address,
  mobile: '',
  email: '',
  password: 'p4ssword',
}

/** Calls that carry a secret, each with the secret that it carries. */
const secretCalls: [string, (api: StoreApi, secret: string) => Promise<unknown>][] = [
  ['a changed password', (api, secret) => api.changePassword('C1', secret)],
  ['an e-mail address', (api, secret) => api.customerByEmail(secret)],
  ['a customer id', (api, secret) => api.orders(secret)],
  ['an order id', (api, secret) => api.orderLines(secret)],
  ['a search', (api, secret) => api.itemsMatching(secret)],
  [
    'a new password',
    async (api, secret) => {
      // What the store says of a registration is for the customer, and must not repeat it either.
      throw new Error(JSON.stringify(await api.register({ ...NOBODY, password: secret }, '2026-03-01')))
    },
  ],
]

/** Every way to fail that could repeat what was sent, some of which real clients and servers are known for. */
const indiscreetAnswers: [string, (target: string, secret: string) => Response][] = [
  [
    'a client with the address in its message',
    (target) => failedFetch(new Error(`request to https://api.example${target} failed`)),
  ],
  [
    'a client with the address in a property',
    (target) => failedFetch(Object.assign(new Error('bad'), { input: target })),
  ],
  [
    'a client with the address in its own message',
    (target) => {
      throw new TypeError(`Failed to fetch https://api.example${target}`)
    },
  ],
  [
    'a client with the key in its message',
    () => {
      throw new TypeError(`Headers.append: "${TEST_API_KEY}" is an invalid header value.`)
    },
  ],
  ['a client that throws text', (target) => throwText(target)],
  [
    'a server that refuses with the address',
    (target) => Response.json({ success: false, errorMessage: `No route ${target}` }),
  ],
  [
    'a server that refuses with the value',
    (_, secret) => Response.json({ success: false, errorMessage: `"${secret}" is not good` }),
  ],
  ['a server that answers with the value', (_, secret) => success(secret)],
  [
    'a server that refuses with the key',
    () => Response.json({ success: false, errorMessage: `Key ${TEST_API_KEY} is barred` }),
  ],
  [
    'a server that refuses with the key, escaped',
    () => new Response(`{"success":false,"errorMessage":"${escaped(TEST_API_KEY)}"}`),
  ],
  ['a server that answers with the key', () => success(TEST_API_KEY)],
  [
    'a server with the key as content type',
    () => new Response('x', { headers: { 'content-type': `text/${TEST_API_KEY}` } }),
  ],
  [
    'a server with the value in a status page',
    (target, secret) => new Response(`${target} ${secret}`, { status: 500, statusText: 'Oops' }),
  ],
  [
    'a server with the value as content type',
    (_, secret) => new Response('x', { headers: { 'content-type': `text/${encodeURIComponent(secret)}` } }),
  ],
]

const secret = fc
  .string({ unit: fc.constantFrom(...'abzAZ019 &=+%?#/\\"\'<>é🐴'), minLength: 1, maxLength: 20 })
  .map((text) => `s3cr${text}xq`)

test.each(
  secretCalls.flatMap(([what, call]) => indiscreetAnswers.map(([who, answer]) => ({ what, who, call, answer }))),
)('$what is in no text of the failure caused by $who, nor is the key', async ({ call, answer }) => {
  await fc.assert(
    fc.asyncProperty(secret, async (carried) => {
      const { api } = apiAnswering(({ target }) => answer(target, carried), { retries: 0 })
      const error = await call(api, carried).then(
        () => undefined,
        (failure: unknown) => failure,
      )
      for (const text of textsOf(error)) {
        for (const written of spellingsOf(carried)) expect(text).not.toContain(written)
        expect(text).not.toContain(TEST_API_KEY)
        expect(text).not.toMatch(/[?&]\w+=/)
      }
    }),
    { numRuns: 25 },
  )
})

test('a password that comes in an unexpected shape is not repeated in the failure', async () => {
  const { api } = apiAnswering(() => success({ customerID: 'C1', loginPassword: ['s3cret-in-list'] }))
  const nested = apiAnswering(() =>
    success({ customerID: 'C1', loginPassword: true, confirmPassword: 's3cret-in-list' }),
  )
  for (const error of [await rejection(api.customer('C1')), await rejection(nested.api.customer('C1'))]) {
    expect(error).toMatchObject({ failure: { kind: 'shape', path: 'data.loginPassword' } })
    for (const text of textsOf(error)) expect(text).not.toContain('s3cret')
  }
})

test.each([
  ['as JSON', (body: unknown) => JSON.stringify(body)],
  ['as JSON in JSON', (body: unknown) => JSON.stringify(JSON.stringify(body))],
  ['as a page', (body: unknown) => JSON.stringify(body).replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
])(
  'a store that refuses a profile and echoes it %s gives away no password that stands in the record',
  async (_, echo) => {
    await fc.assert(
      fc.asyncProperty(secret, async (carried) => {
        const stored = { customerID: 'C1', loginPassword: carried, nested: [{ oldPassword: carried }] }
        const { api } = apiAnswering(({ method, body }) =>
          method === 'GET'
            ? success(stored)
            : Response.json({ success: false, errorMessage: `Invalid: ${echo(body)}` }),
        )
        for (const text of textsOf(await rejection(api.saveProfile('C1', NOBODY)))) {
          for (const written of spellingsOf(carried)) expect(text).not.toContain(written)
          expect(text).not.toContain(JSON.stringify(carried).slice(1, -1))
        }
      }),
      { numRuns: 50 },
    )
  },
)

test('a failure keeps its cause when that gives nothing away', async () => {
  const { api } = apiAnswering(() => unreachable(), { retries: 0 })
  for (const call of [api.slides(), api.newItems(), api.changePassword('C1', 'another one')]) {
    const error = await rejection(call)
    expect(error).toMatchObject({
      cause: { message: 'fetch failed' },
      failure: { reason: 'connect ECONNREFUSED 127.0.0.1:1' },
    })
  }
})

function failedFetch(cause: unknown): never {
  throw new TypeError('fetch failed', { cause })
}

function unreachable(): never {
  return failedFetch(new Error('connect ECONNREFUSED 127.0.0.1:1'))
}

function redirected(): never {
  return failedFetch(new Error('unexpected redirect'))
}

function throwText(text: string): never {
  throw text
}

test('a registration refused with the key is told to the customer without it', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, errorMessage: `Key ${TEST_API_KEY} is barred` }))
  expect(await api.register(NOBODY, '2026-03-01')).toEqual({ status: 'refused', message: 'Key … is barred' })
})

test('a record that quotes the key is listed without it', async () => {
  const { api } = apiAnswering(() => success([{ slideBannerID: [TEST_API_KEY] }, { slideBannerID: true, title: 1 }]))
  expect(JSON.stringify(await api.slides())).not.toContain(TEST_API_KEY)
  const named = apiAnswering(() => success([{ itemID: 'a', itemName: 'x', retailPrice: TEST_API_KEY }]))
  const { unreadable } = await named.api.newItems()
  expect(unreadable).toHaveLength(1)
  expect(JSON.stringify(unreadable)).not.toContain(TEST_API_KEY)
})

test('what a server says at length, on many lines or in colour is told on one bearable line', async () => {
  const errorMessage = `\u001b[31mDown\n\tsince\u0007 ${'long '.repeat(10_000)}`
  const { api } = apiAnswering(() => Response.json({ success: false, errorMessage }))
  const error = await rejection(api.slides())
  const message = error instanceof Error ? error.message : ''
  expect(message).toMatch(/^[\P{C}]{50,500}$/u)
})

function escaped(text: string): string {
  return [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}

/** All that a log could print of an error, its causes included. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  return [
    error.message,
    error.stack ?? '',
    JSON.stringify(error),
    inspect(error, { depth: 10 }),
    ...textsOf(error.cause),
  ]
}

function spellingsOf(secret: string): string[] {
  const query = new URLSearchParams({ secret }).toString().slice('secret='.length)
  return [secret, encodeURIComponent(secret), query]
}
