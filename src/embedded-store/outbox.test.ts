import { expect, test } from 'vitest'
import { openTestStore } from './test-store.ts'

const mail = {
  service_id: 'service',
  template_id: 'reset',
  user_id: 'public-key',
  accessToken: 'private-key',
  template_params: { to_name: 'Matilda', reset_link: 'https://shop.example/reset-password/abc#m.c.' },
}

test('a sent mail is answered with OK and kept without the private key', async () => {
  const { get, send } = openTestStore()
  const response = await send('POST', '/api/v1.0/email/send', mail)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toBe('OK')

  const outbox = await (await get('/outbox.json')).text()
  expect(JSON.parse(outbox)).toEqual([
    {
      mailID: 1,
      sentAt: '2026-03-01T10:00:00.000Z',
      serviceID: 'service',
      templateID: 'reset',
      userID: 'public-key',
      fields: mail.template_params,
    },
  ])
  expect(outbox).not.toContain('private-key')
})

test('a sent form is kept field by field, and the private key is not', async () => {
  const { store, get } = openTestStore()
  const form = new FormData()
  for (const [name, value] of [
    ['service_id', 'service'],
    ['template_id', 'contact'],
    ['user_id', 'public-key'],
    ['accessToken', 'private-key'],
    ['lib_version', '4.4.1'],
    ['from_name', 'Ann'],
    ['message', 'Hello'],
  ] as const) {
    form.append(name, value)
  }
  const response = await store.app.request('/api/v1.0/email/send-form', { method: 'POST', body: form })
  expect(await response.text()).toBe('OK')
  expect(await (await get('/outbox.json')).json()).toMatchObject([
    { templateID: 'contact', fields: { from_name: 'Ann', message: 'Hello' } },
  ])
  expect(await (await get('/outbox.json')).text()).not.toContain('private-key')
})

test('a mail without its ids is refused in words and not kept', async () => {
  const { get, send } = openTestStore()
  const response = await send('POST', '/api/v1.0/email/send', { ...mail, template_id: '', user_id: undefined })
  expect(response.status).toBe(400)
  expect(await response.text()).toBe('Missing or unusable: template_id, user_id.')
  expect(await (await get('/outbox.json')).json()).toEqual([])
})

test('the mail service needs no key, and browsers of any site may call it', async () => {
  const { store } = openTestStore()
  const response = await store.app.request('/api/v1.0/email/send', {
    method: 'POST',
    headers: { Origin: 'https://shop.example', 'content-type': 'application/json' },
    body: JSON.stringify(mail),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('the outbox page shows the newest first, links web addresses and nothing else', async () => {
  const { get, send } = openTestStore()
  await send('POST', '/api/v1.0/email/send', { ...mail, template_id: 'older' })
  const fields = { message: '<script>alert(1)</script> javascript:alert(2) http://a.example/"onclick="x, and more.' }
  await send('POST', '/api/v1.0/email/send', { ...mail, template_id: 'newer', template_params: fields })
  const page = await (await get('/outbox')).text()
  expect(page.indexOf('newer')).toBeLessThan(page.indexOf('older'))
  expect(page).toContain('<a href="https://shop.example/reset-password/abc#m.c" rel="noreferrer">')
  expect(page).toContain('<a href="http://a.example/" rel="noreferrer">')
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script>')
  expect(page.match(/<a /g)).toHaveLength(2)
})
