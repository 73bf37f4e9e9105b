import { Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { eventLog, type GatewayEvent, type LogFormat, logLine } from './event-log.ts'
import { fingerprint } from './secrets.ts'

const SECRET = 'a-secret-that-is-long-enough-for-tests'

async function lineOf(event: GatewayEvent, { format = 'json', secret = SECRET, from = '192.0.2.7' } = {}) {
  const lines: string[] = []
  const events = eventLog({
    secret,
    nowMs: () => Date.parse('2026-11-22T09:00:00Z'),
    write: (line) => lines.push(line),
    format: format === 'json' ? 'json' : 'text',
    addressHeader: 'x-caller',
  })
  const app = new Hono()
  app.get('/', requestId(), (context) => {
    events.note(event, context)
    return context.text(String(context.get('requestId')))
  })
  const answer = await app.request('/', { headers: { 'x-caller': from } })
  expect(lines).toHaveLength(1)
  return { line: lines[0] ?? '', requestId: await answer.text() }
}

test('V16.2.1 V16.2.2 V16.2.5 an event is one line with its time, its request, and hashes of the person and the address', async () => {
  const { line, requestId: id } = await lineOf({
    event: 'log-in-refused',
    reason: 'wrong-password',
    email: 'ada@example.com',
  })
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-22T09:00:00.000Z',
    event: 'log-in-refused',
    reason: 'wrong-password',
    email: expect.stringMatching(/^[\w-]{16}$/),
    address: expect.stringMatching(/^[\w-]{16}$/),
    request: id,
  })
  expect(line).not.toMatch(/ada@|example\.com|192\.0\.2/)
})

test('the same person has the same hash however the address is written, and another one under another secret', async () => {
  const hash = async (email: string, secret = SECRET) =>
    JSON.parse((await lineOf({ event: 'registration-refused', email }, { secret })).line).email
  expect(await hash(' ADA@example.com')).toBe(await hash('ada@example.com'))
  expect(await hash('eve@example.com')).not.toBe(await hash('ada@example.com'))
  expect(await hash('ada@example.com', `${SECRET}!`)).not.toBe(await hash('ada@example.com'))
})

test('hashes are of one kind each: a customer called like an address is not that address', async () => {
  const hash = (kind: string, text: string) => fingerprint(SECRET, 'log', kind, text).slice(0, 16)
  const customer = await lineOf({ event: 'registered', customerId: 'ada' }, { from: '2001:db8:1:2::9' })
  expect(JSON.parse(customer.line)).toMatchObject({
    customer: hash('customer', 'ada'),
    address: hash('address', '2001:db8:1:2::/64'),
  })
  const refused = await lineOf({ event: 'registration-refused', email: 'ada' })
  expect(JSON.parse(refused.line)).toMatchObject({ email: hash('email', 'ada'), address: hash('address', '192.0.2.7') })
})

test('what is said before a request has an id says none', () => {
  const lines: string[] = []
  const events = eventLog({ secret: SECRET, nowMs: () => 0, write: (line) => lines.push(line), format: 'json' })
  events.note({ event: 'refused', reason: 'not-json' }, new Context(new Request('http://localhost/')))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    reason: 'not-json',
    request: '',
  })
})

test('a line for people without time or name begins with neither', () => {
  expect(logLine('text', { text: 'x' })).toBe('  text=x')
})

test('a customer id is hashed, an order id stays', async () => {
  const { line } = await lineOf({ event: 'order', outcome: 'placed', customerId: 'C-1', orderId: 'HH001001' })
  expect(JSON.parse(line)).toMatchObject({ outcome: 'placed', orderId: 'HH001001' })
  expect(line).not.toContain('C-1')
})

test('V16.4.1 for people it is words, and what comes from elsewhere can neither end the line nor pose as another field', async () => {
  const { line } = await lineOf(
    { event: 'order', outcome: 'placed', customerId: 'C-1', orderId: 'HH1\nevent=log-in-taken' },
    { format: 'text' },
  )
  expect(line).toMatch(
    /^2026-11-22T09:00:00\.000Z order outcome=placed orderId="HH1\\nevent=log-in-taken" customer=\S+ address=\S+ request=\S+$/,
  )
})

test.for<LogFormat>(['json', 'text'])('a fault with line ends stays on one line of %s', (format) => {
  expect(logLine(format, { time: 'now', event: 'trouble', text: 'Error: x\n  at y\u2028z' })).not.toMatch(/[\n\r]/)
})
