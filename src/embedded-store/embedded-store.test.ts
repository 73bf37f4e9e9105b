import { expect, test } from 'vitest'
import { openTestStore, TEST_KEY } from './test-store.ts'

test('a call without the key is refused', async () => {
  const { store } = openTestStore()
  const response = await store.app.request('/Api/CategoryMain')
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    success: false,
    data: null,
    errorMessage: 'The APIKey header is missing or wrong.',
  })
})

test('a call with a wrong key is refused, in whatever letter case its path is written', async () => {
  const { get } = openTestStore()
  for (const path of ['/Api/CategoryMain', '/API/Customer/C001001', '/api/order?CustomerID=C001001', '/api/nothing']) {
    expect((await get(path, { APIKey: `${TEST_KEY}x` })).status).toBe(401)
  }
})

test('an unknown call is a 404 in the envelope', async () => {
  const response = await openTestStore().get('/Api/Nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, data: null })
})

test('browsers of any site may ask with the key and a JSON body', async () => {
  const { store } = openTestStore()
  const preflight = await store.app.request('/api/Customer/EditPassword', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'apikey,content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('apikey')
})

test('a refusal too can be read by a browser of another site', async () => {
  const response = await openTestStore().store.app.request('/Api/Item')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('the outbox cannot be read by another site', async () => {
  const response = await openTestStore().get('/outbox.json')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('a body that is not JSON is a 400', async () => {
  const { store } = openTestStore()
  const response = await store.app.request('/Api/Order', { method: 'POST', headers: { APIKey: TEST_KEY }, body: '{' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, errorMessage: 'The body of this call must be JSON.' })
})
