import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress, networkOf } from './caller-address.ts'

async function addressOf(
  headers: Record<string, string>,
  header?: string,
  remoteAddress: string | undefined = '192.0.2.1',
) {
  const app = new Hono()
  app.get('/', (context) => context.text(callerAddress(context, header)))
  const env = remoteAddress === '' ? undefined : { incoming: { socket: { remoteAddress } } }
  return (await app.request('/', { headers }, env)).text()
}

test('a header names the caller only where one is trusted, and only its last entry', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.33, 198.51.100.7' }
  expect(await addressOf(headers)).toBe('192.0.2.1')
  expect(await addressOf(headers, 'x-forwarded-for')).toBe('198.51.100.7')
  expect(await addressOf(headers, 'x-real-ip')).toBe('unknown')
  expect(await addressOf({ 'x-real-ip': ' ' }, 'x-real-ip')).toBe('unknown')
})

test('without any address all callers are one', async () => {
  expect(await addressOf({}, undefined, '')).toBe('unknown')
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // Some proxies write the caller's port, too.
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['203.198.100.111', '203.198.100.111'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  // What is no address is a caller of its own, not the one whose address it holds.
  ['unknown', 'unknown'],
  ['x192.0.2.1', 'x192.0.2.1'],
  ['192.0.2.1x', '192.0.2.1x'],
  ['x[2001:db8:1:2::9]', 'x[2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]x', '[2001:db8:1:2::/64'],
])('%s counts as %s', (address, key) => {
  expect(networkOf(address)).toBe(key)
})
