import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { counterOf, rememberDevice } from './known-device.ts'

const SECRET = 'a-secret-that-is-long-enough-for-tests'

function browser(secure: boolean) {
  const app = new Hono<{ Variables: { secure: boolean } }>()
  app.use((context, next) => {
    context.set('secure', secure)
    return next()
  })
  app.post('/:email', (context) => {
    rememberDevice(context, SECRET, context.req.param('email'))
    return context.body(null, 204)
  })
  app.get('/:email', (context) => context.json(counterOf(context, SECRET, context.req.param('email'))))
  return {
    async logIn(email: string) {
      const answer = await app.request(`/${encodeURIComponent(email)}`, { method: 'POST' })
      return answer.headers.getSetCookie()[0] ?? ''
    },
    async counted(email: string, cookie = '') {
      const answer = await app.request(`/${encodeURIComponent(email)}`, { headers: { cookie } })
      return answer.json()
    },
  }
}

const bare = (cookie: string) => cookie.split(';', 1)[0] ?? ''

test.each([
  [true, /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/],
  [false, /^device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/],
])('the mark of a browser is kept from scripts and other sites (over TLS: %o)', async (secure, cookie) => {
  expect(await browser(secure).logIn('ada@example.com')).toMatch(cookie)
})

test('tries from a browser that has logged in to an account are counted apart, however the address is written', async () => {
  const { logIn, counted } = browser(true)
  const cookie = bare(await logIn('Ada@Example.com'))
  const stranger = await counted('ada@example.com')
  expect(stranger).toEqual({ account: expect.stringMatching(/^[\w-]{43}$/) })
  const id = cookie.replace('__Host-device=', '').split('.')[0]
  expect(await counted(' ada@example.com', cookie)).toEqual({ ...stranger, device: id })
  expect(await counted('eve@example.com', cookie)).toEqual(await counted('eve@example.com'))
  expect(await counted('eve@example.com')).not.toEqual(stranger)
})

test('a mark that is made up, cut or of another browser is none', async () => {
  const { logIn, counted } = browser(true)
  const [first, second] = [bare(await logIn('ada@example.com')), bare(await logIn('ada@example.com'))]
  const [id, mac] = [first.split('.')[0], second.split('.')[1]]
  expect(id).not.toBe(second.split('.')[0])
  const stranger = await counted('ada@example.com')
  for (const cookie of [
    `${id}.${mac}`,
    first.slice(0, -1),
    `${id}`,
    '__Host-device=',
    '__Host-device=.',
    'device=x.y',
  ]) {
    expect(await counted('ada@example.com', cookie), cookie).toEqual(stranger)
  }
})
