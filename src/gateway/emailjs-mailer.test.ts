import { expect, test } from 'vitest'
import { type Mail, MailError } from '#flows/mailer.ts'
import { emailjsMailer } from './emailjs-mailer.ts'

const account = {
  origin: 'https://mail.example',
  publicKey: 'public',
  privateKey: 'private',
  serviceId: 'service',
  templates: {
    contact: 'contact-template',
    order: 'order-template',
    reset: 'reset-template',
    notice: 'template_notice',
  },
}
const mail: Mail = {
  kind: 'contact',
  fields: { from_name: 'Rowan', email: 'rowan@dairy.example', number: '0755500148', message: 'Secret plans' },
}

test('a mail goes to the send call with the names, the private key and the fields', async () => {
  const sent: Request[] = []
  const mailer = emailjsMailer(account, async (input, init) => {
    sent.push(new Request(input, init))
    return new Response('OK')
  })
  await mailer.send(mail)
  expect(sent[0]?.url).toBe('https://mail.example/api/v1.0/email/send')
  expect(sent[0]?.redirect).toBe('error')
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  expect(await sent[0]?.json()).toEqual({
    service_id: 'service',
    template_id: 'contact-template',
    user_id: 'public',
    accessToken: 'private',
    template_params: mail.fields,
  })
})

test('without a private key none is sent', async () => {
  let body = ''
  const mailer = emailjsMailer({ ...account, privateKey: '' }, async (input, init) => {
    body = await new Request(input, init).text()
    return new Response('OK')
  })
  await mailer.send(mail)
  expect(body).not.toContain('accessToken')
})

test.each<[string, () => Response]>([
  ['The mail service answered with HTTP status 400.', () => new Response('Secret plans of rowan@…', { status: 400 })],
  ['The mail service answered with HTTP status 429.', () => new Response('', { status: 429 })],
  [
    'The mail service cannot be reached.',
    () => {
      throw new TypeError('fetch failed: Secret plans')
    },
  ],
  [
    'The mail service gave no answer in 10000 ms.',
    () => {
      throw new DOMException('Secret plans', 'TimeoutError')
    },
  ],
  [
    'The mail service cannot be reached.',
    () => {
      throw new DOMException('Secret plans', 'AbortError')
    },
  ],
  [
    'The mail service cannot be reached.',
    () => {
      throw Object.assign(new Error('Secret plans'), { name: 'TimeoutError' })
    },
  ],
])('%s: said without a word of the mail', async (message, answer) => {
  const error: unknown = await emailjsMailer(account, async () => answer())
    .send(mail)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MailError)
  expect(error).toMatchObject({ message })
  expect(error).not.toHaveProperty('cause')
})

test('a notice without a template is not sent, and that is no failure', async () => {
  const sent: unknown[] = []
  const mailer = emailjsMailer({ ...account, templates: { ...account.templates, notice: '' } }, async (input) => {
    sent.push(input)
    return new Response('OK')
  })
  const fields = { to_name: 'Ada', to_email: 'ada@example.com', subject: 'x', message: 'y', from_name: 'Hoof & Husk' }
  await mailer.send({ kind: 'notice', fields })
  expect(sent).toEqual([])
  const withTemplate = emailjsMailer(account, async (input, init) => {
    sent.push(await new Request(input, init).json())
    return new Response(null, { status: 204 })
  })
  await withTemplate.send({ kind: 'notice', fields })
  expect(sent).toMatchObject([{ template_id: 'template_notice' }])
})

test('only a service that refused, or that no connection was made to, has surely not taken the mail', async () => {
  const sendBy = (answer: () => Promise<Response>) => emailjsMailer(account, answer).send(mail)
  for (const [status, taken] of [
    [400, 'no'],
    [412, 'no'],
    [429, 'no'],
    [408, 'unknown'],
    [500, 'unknown'],
    [502, 'unknown'],
    [504, 'unknown'],
  ] as const) {
    await expect(
      sendBy(async () => new Response('', { status })),
      String(status),
    ).rejects.toMatchObject({ taken })
  }
  for (const [code, taken] of [
    ['ECONNREFUSED', 'no'],
    ['ENOTFOUND', 'no'],
    ['UND_ERR_CONNECT_TIMEOUT', 'no'],
    ['ECONNRESET', 'unknown'],
    ['UND_ERR_SOCKET', 'unknown'],
  ] as const) {
    const failed = new TypeError('fetch failed', { cause: Object.assign(new Error('Secret plans'), { code }) })
    await expect(
      sendBy(() => Promise.reject(failed)),
      code,
    ).rejects.toMatchObject({ taken })
  }
  for (const cause of [undefined, 'ECONNREFUSED', new Error('ECONNREFUSED')]) {
    const failed = new TypeError('fetch failed', { cause })
    await expect(sendBy(() => Promise.reject(failed))).rejects.toMatchObject({ taken: 'unknown' })
  }
})

test('without a template for notices every other mail is sent', async () => {
  const templates = { ...account.templates, notice: '' }
  const sent: unknown[] = []
  await emailjsMailer({ ...account, templates }, async (input) => {
    sent.push(input)
    return new Response('OK')
  }).send(mail)
  expect(sent).toHaveLength(1)
})
