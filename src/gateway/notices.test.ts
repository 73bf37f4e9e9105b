import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { someCustomer } from '#domain/test-customer.ts'
import { type Mail, MailError, type Mailer } from '#flows/mailer.ts'
import { notices } from './notices.ts'

/** What is answered and logged when an account has changed, by a mailer that does as it is told. */
async function changed(send: Mailer['send'], identified = true) {
  const lines: string[] = []
  const shop = { origin: 'https://shop.example', name: 'Hoof & Husk' }
  const notify = notices({ mailer: { send }, shop, log: (line) => void lines.push(line) })
  const app = new Hono()
  if (identified) app.use(requestId({ generator: () => 'r-1' }))
  app.get('/', (context) => {
    notify(context, someCustomer(), 'password-changed')
    return context.text('changed')
  })
  const answer = await (await app.request('/')).text()
  await new Promise((resolve) => setImmediate(resolve))
  return { answer, lines }
}

test('the address of the account is told', async () => {
  const sent: Mail[] = []
  expect(await changed(async (mail) => void sent.push(mail))).toEqual({ answer: 'changed', lines: [] })
  expect(sent).toEqual([
    { kind: 'notice', fields: expect.objectContaining({ to_email: 'ada@example.com', from_name: 'Hoof & Husk' }) },
  ])
})

test('nobody waits for the mail service', async () => {
  expect(await changed(() => new Promise(() => undefined))).toEqual({ answer: 'changed', lines: [] })
})

test.each([
  ['a mail that does not go out', new MailError('The mail service cannot be reached.')],
  ['a fault of ours', new TypeError('The mail service cannot be reached.')],
])('%s is told to the log alone, by its request', async (_, error) => {
  const send = () => Promise.reject(error)
  expect(await changed(send)).toEqual({
    answer: 'changed',
    lines: ['r-1 A notice was not sent: The mail service cannot be reached.'],
  })
  expect((await changed(send, false)).lines).toEqual([' A notice was not sent: The mail service cannot be reached.'])
})
