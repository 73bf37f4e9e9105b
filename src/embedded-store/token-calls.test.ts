import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openTestStore } from './test-store.ts'

const Created = v.object({ data: v.object({ tokenID: v.string() }) })

const tokenBody = {
  tokenID: '',
  tokenType: 'CPwReset',
  refID: 'C001001',
  tokenData: '',
  createdDate: '2026-03-01T10:00:00.000Z',
  expiryDate: '2026-03-03T10:00:00.000Z',
  tokenStatus: 'A',
}

test('a token gets an id that nobody guesses and reads as it was sent', async () => {
  const { get, send } = openTestStore()
  const { tokenID } = v.parse(Created, await (await send('POST', '/Api/Token', tokenBody)).json()).data
  expect(tokenID).toMatch(/^[0-9a-f]{32}$/)
  expect(await (await get(`/api/Token/${tokenID}`)).json()).toEqual({
    success: true,
    data: { ...tokenBody, tokenID },
    errorMessage: '',
  })
})

test('an unknown token is a 404 in the envelope', async () => {
  const response = await openTestStore().get('/api/Token/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ success: false, data: null, errorMessage: 'Token not found.' })
})

test('a token needs an expiry that is a date', async () => {
  const response = await openTestStore().send('POST', '/Api/Token', { ...tokenBody, expiryDate: 'soon' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: { expiryDate: ['expiryDate must be a date.'] } })
})
