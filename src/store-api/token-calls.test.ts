import { expect, test } from 'vitest'
import { apiAnswering, rejection, success } from './test-api.ts'

test('a reset token is made for a customer, with both dates in UTC', async () => {
  const { api, sent } = apiAnswering(() => success({ tokenID: 'T1' }))
  const createdMs = Date.UTC(2026, 2, 1, 10)
  expect(await api.createResetToken('C1', createdMs, createdMs + 48 * 3_600_000)).toBe('T1')
  expect(sent[0]).toMatchObject({ method: 'POST', target: '/Api/Token' })
  expect(sent[0]?.body).toEqual({
    tokenID: '',
    tokenType: 'CPwReset',
    refID: 'C1',
    tokenData: '',
    createdDate: '2026-03-01T10:00:00.000Z',
    expiryDate: '2026-03-03T10:00:00.000Z',
    tokenStatus: 'A',
  })
})

test.each([
  ['2026-03-03T10:00:00Z', Date.UTC(2026, 2, 3, 10)],
  ['2026-03-03T10:00:00', Date.UTC(2026, 2, 3, 10)],
  ['2026-03-03T10:00:00.1234567', Date.UTC(2026, 2, 3, 10, 0, 0, 123)],
  ['2026-03-03T15:30:00+05:30', Date.UTC(2026, 2, 3, 10)],
])('an expiry written %s is one moment, wherever the reader is', async (expiryDate, expiresAtMs) => {
  const { api, sent } = apiAnswering(() => success({ expiryDate, tokenStatus: 'A', refID: 'C1' }))
  expect(await api.resetToken('T1')).toEqual({ tokenId: 'T1', customerId: 'C1', expiresAtMs, active: true })
  expect(sent[0]).toMatchObject({ method: 'GET', target: '/api/Token/T1' })
})

test.each(['U', 'a', '', null])('a token with the status %j is not active', async (tokenStatus) => {
  const { api } = apiAnswering(() => success({ expiryDate: '2026-03-03', tokenStatus, refID: 'C1' }))
  expect(await api.resetToken('T1')).toMatchObject({ active: false })
})

test.each([{ expiryDate: 'soon' }, { expiryDate: null }, { refID: '' }])(
  'a token with %j is unreadable, never valid',
  async (changes) => {
    const { api } = apiAnswering(() => success({ expiryDate: '2026-03-03', tokenStatus: 'A', refID: 'C1', ...changes }))
    expect(await rejection(api.resetToken('T1'))).toMatchObject({ failure: { kind: 'shape' } })
  },
)

test('a token that the store does not have is undefined', async () => {
  const { api } = apiAnswering(() => Response.json({ success: false, data: null, errorMessage: '' }, { status: 404 }))
  expect(await api.resetToken('T9')).toBeUndefined()
})
