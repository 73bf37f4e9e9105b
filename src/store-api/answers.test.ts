import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseJson, readListing, readOptionalRecord, readRecord, unwrap, wordsOf } from './answers.ts'
import type { Answer, Call } from './call.ts'
import type { StoreApiError } from './store-api-error.ts'
import { TEST_API_KEY } from './test-api.ts'

const call: Call = { method: 'GET', path: '/Api/Item', apiKey: TEST_API_KEY, limitBytes: 1_000 }
const Mat = v.object({ name: v.string(), loginPassword: v.optional(v.string()) })

function answerOf(body: string | Uint8Array<ArrayBuffer>, { status = 200, contentType = '' } = {}): Answer {
  const headers = new Headers(contentType === '' ? {} : { 'content-type': contentType })
  return { status, headers, body: typeof body === 'string' ? new TextEncoder().encode(body) : body }
}

const failing = (errorMessage: unknown) => answerOf(JSON.stringify({ success: false, errorMessage }))

/** What a reading failed with. */
function failureOf(read: () => unknown): StoreApiError['failure'] {
  try {
    read()
  } catch (error) {
    return Object(error).failure
  }
  throw new Error('This should have failed.')
}

test.each([
  ['a sentence', failing('Out of stock.'), 'Out of stock.'],
  ['lines', failing(' Out\r\n\tof stock.\n '), 'Out of stock.'],
  ['what is not shown', failing('Out\u200b of\u0000\u0007stock'), 'Out  of stock'],
  ['what is not shown around it', failing('\u0000Out of stock\u0007'), 'Out of stock'],
  ['too much', failing('x'.repeat(301)), 'x'.repeat(300)],
  ['its key', failing(`No ${TEST_API_KEY} here`), 'No … here'],
  ['nothing', failing(null), ''],
  ['no words', failing({ words: 'no' }), ''],
  ['no envelope', answerOf('[1]'), ''],
  ['no JSON', answerOf('<!doctype html>'), ''],
  ['not even a byte', answerOf(''), ''],
])(
  'of an answer that says %s the words are on one line, of bearable length, and without secrets',
  (_, answer, words) => {
    expect(wordsOf(call, answer)).toBe(words)
  },
)

test.each([
  ['is there', answerOf('{"success":true,"data":{"name":"Mat"}}'), { name: 'Mat' }],
  ['is there without an envelope', answerOf('{"name":"Mat"}'), { name: 'Mat' }],
  ['is not there', answerOf('', { status: 404 }), undefined],
  ['is said not to be there', answerOf('{"success":false,"errorMessage":"Gone."}', { status: 404 }), undefined],
  ['is not there, in other JSON', answerOf('{"title":"Not Found","status":404}', { status: 404 }), undefined],
  ['is not there, in words', answerOf('Not Found', { status: 404 }), undefined],
  ['is refused', answerOf('{"success":false,"data":{"name":"Mat"}}'), undefined],
  ['is said not to be there', answerOf('{"success":false,"errorMessage":"Mat not found."}'), undefined],
  ['is null', answerOf('{"success":true,"data":null}'), undefined],
  ['is left out', answerOf('{"success":true}'), undefined],
])('a record that %s is read so', (_, answer, record) => {
  expect(readOptionalRecord(call, Mat, answer)).toEqual(record)
})

test.each([
  'Item not found.',
  'NO SUCH item',
  'Customer does not exist.',
  'That e-mail doesn’t exist',
  'This address is not registered.',
  'No record found',
  'No matching items found.',
  'Unknown customer',
  'Invalid token',
  'No data found',
  'No data',
  'Item could not be found.',
  'Unable to find the item',
  'Cannot find customer',
  'Item is no longer available',
  'Product is not active',
  'Email not exist',
  'Token has expired.',
  'Customer not found in the database.',
])('a store that says %o does not have the record', (words) => {
  expect(readOptionalRecord(call, Mat, failing(words))).toBeUndefined()
})

test.each([
  'Database busy',
  'The server was not found or was not accessible.',
  'No connection',
  'No such host is known.',
  'no such table: Items',
  'Database does not exist',
  'Stored procedure not found',
  'Invalid user credentials',
  'The service is not available',
  'An error has occurred.',
  'Invalid API key',
])('a store that says %o in the place of a record has failed', (message) => {
  for (const success of [false, true]) {
    const answer = answerOf(JSON.stringify({ success, data: null, errorMessage: message }))
    expect(failureOf(() => readOptionalRecord(call, Mat, answer))).toEqual({ kind: 'refused', message })
  }
})

test.each(['null', '7', '"success"', 'true'])('an answer of %s is neither a record nor an envelope', (json) => {
  const failure = failureOf(() => readOptionalRecord(call, Mat, answerOf(json)))
  expect(failure).toMatchObject({ kind: 'shape', path: 'the answer', expected: `should be Object and is ${json}` })
})

test('of a bare record that is wrong the path begins with its field', () => {
  expect(failureOf(() => readOptionalRecord(call, Mat, answerOf('{"name":7}')))).toMatchObject({ path: 'name' })
})

test('an answer of another status is none', () => {
  const broken = answerOf('{"name":"Mat"}', { status: 500 })
  expect(failureOf(() => readOptionalRecord(call, Mat, broken))).toEqual({ kind: 'status', status: 500 })
})

test.each(['<!doctype html><h1>404 Not Found</h1>', '\n<html><head><title>404 Not Found</title></head></html>'])(
  'a 404 with %o is of something in front of the store, and says nothing of the record',
  (body) => {
    const answer = answerOf(body, { status: 404 })
    expect(failureOf(() => readOptionalRecord(call, Mat, answer))).toEqual({ kind: 'status', status: 404 })
  },
)

test.each([
  ['a page', answerOf('<!doctype html>', { contentType: 'text/html' }), 'text/html'],
  ['bytes that are no text', answerOf(new Uint8Array([34, 255, 34])), ''],
  ['its key for a type', answerOf('', { contentType: TEST_API_KEY }), '…'],
])('%s is not JSON', (_, answer, contentType) => {
  expect(failureOf(() => parseJson(call, answer))).toEqual({ kind: 'not-json', contentType })
})

test.each<[string, unknown, path: string, expected: string]>([
  ['another kind', { name: 7 }, 'data.name', 'should be string and is 7'],
  ['nothing', undefined, 'data', 'should be Object and is undefined'],
  ['the key', TEST_API_KEY, 'data', 'should be Object and is "…"'],
  ['a long text', 'x'.repeat(50), 'data', `should be Object and is "${'x'.repeat(39)}`],
  ['a password', { name: '', loginPassword: 12_345 }, 'data.loginPassword', 'should be string'],
])(
  'of a record with %s it is said what it should be, and what it is as far as that may be said',
  (_, value, path, expected) => {
    expect(failureOf(() => readRecord(call, Mat, value))).toEqual({ kind: 'shape', path, expected })
  },
)

test('of an envelope comes what it holds, and of one without success what it says, without secrets', () => {
  expect(unwrap(call, { success: true, data: [1], errorMessage: '' })).toEqual([1])
  const refused = { success: false, data: [1], errorMessage: `No ${TEST_API_KEY} here` }
  expect(failureOf(() => unwrap(call, refused))).toEqual({ kind: 'refused', message: 'No … here' })
})

test('where a rule has its own words it is said in them', () => {
  const Even = v.pipe(
    v.number(),
    v.check((number) => number % 2 === 0, 'is odd'),
  )
  expect(failureOf(() => readRecord(call, Even, 3))).toMatchObject({ expected: 'is odd' })
})

test('a record of a list that cannot be read is named, and the others are read', () => {
  expect(readListing(call, Mat, [{ name: 'Mat' }, { name: null }, { name: 'Tile' }])).toEqual({
    entries: [{ name: 'Mat' }, { name: 'Tile' }],
    unreadable: [{ call: 'GET /Api/Item', path: 'data[1].name', expected: 'should be string and is null' }],
  })
  expect(readListing(call, Mat, null)).toEqual({ entries: [], unreadable: [] })
})
