import { expect, test } from 'vitest'
import { apiAnswering, rejection } from './test-api.ts'

test('a picture comes with its bytes and validators', async () => {
  const { api, sent } = apiAnswering(
    () =>
      new Response(new Uint8Array([1, 2, 3]), {
        headers: { etag: '"a"', 'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT' },
      }),
  )
  expect(await api.picture('S-1')).toEqual({
    status: 'fetched',
    bytes: new Uint8Array([1, 2, 3]),
    validators: { etag: '"a"', lastModified: 'Sun, 01 Mar 2026 10:00:00 GMT' },
  })
  expect(sent[0]).toMatchObject({ method: 'GET', target: '/Uploads/S-1.jpg' })
  expect(sent[0]?.headers.has('if-none-match')).toBe(false)
  expect(sent[0]?.headers.has('if-modified-since')).toBe(false)
})

test('a picture that is known is asked for by what is known of it', async () => {
  const { api, sent } = apiAnswering(() => new Response(null, { status: 304 }))
  expect(await api.picture('S-1', { etag: 'W/"a"', lastModified: '' })).toEqual({ status: 'unchanged' })
  expect(await api.picture('S-1', { etag: '', lastModified: 'Sun, 01 Mar 2026 10:00:00 GMT' })).toEqual({
    status: 'unchanged',
  })
  expect(sent.map(({ headers }) => [headers.get('if-none-match'), headers.get('if-modified-since')])).toEqual([
    ['W/"a"', null],
    [null, 'Sun, 01 Mar 2026 10:00:00 GMT'],
  ])
})

test.each([404, 410])('status %d is a missing picture', async (status) => {
  const { api } = apiAnswering(() => new Response('gone', { status }))
  expect(await api.picture('S-1')).toEqual({ status: 'missing' })
})

test('any other bad status is a failure', async () => {
  const { api } = apiAnswering(() => new Response('no', { status: 403 }))
  expect(await rejection(api.picture('S-1'))).toMatchObject({ failure: { kind: 'status', status: 403 } })
})

test('V5.2.1 a picture of more than 10 MB is cut off', async () => {
  const { api } = apiAnswering(() => new Response(new Uint8Array(10 * 1024 * 1024 + 1)))
  expect(await rejection(api.picture('S-1'))).toMatchObject({ failure: { kind: 'too-large' } })
})
