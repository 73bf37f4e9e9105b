import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { addressHeaderOf, connectionsPerAddress, demandSafeStart, demandSafeStore } from './safe-settings.ts'

const PUBLIC = { SITE_URL: 'https://hoofandhusk.example' }

test('V15.3.4 a public shop does not start before it knows how its proxy names the caller, and says why', () => {
  expect(() => demandSafeStart(readConfiguration(PUBLIC))).toThrow(/CLIENT_ADDRESS_HEADER must be set.*share one limit/)
  for (const CLIENT_ADDRESS_HEADER of ['x-real-ip', 'connection']) {
    expect(demandSafeStart(readConfiguration({ ...PUBLIC, CLIENT_ADDRESS_HEADER }))).toEqual([])
  }
})

test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321', 'https://shop.localhost'])(
  'a shop at %s needs no word of a proxy',
  (SITE_URL) => expect(demandSafeStart(readConfiguration({ SITE_URL }))).toEqual([]),
)

test.each(['https://localhost.evil.example', 'https://127.0.0.1.evil.example', 'http://192.0.2.1'])(
  'a shop at %s is not on this machine',
  (SITE_URL) => expect(() => demandSafeStart(readConfiguration({ SITE_URL }))).toThrow(/CLIENT_ADDRESS_HEADER/),
)

test('static pages in direct mode have no limits to share', () => {
  expect(demandSafeStart(readConfiguration({ ...PUBLIC, STOREFRONT_MODE: 'direct' }))).toEqual([])
})

test('V12.2.1 a public shop without https is warned of', () => {
  const settings = { SITE_URL: 'http://shop.example', CLIENT_ADDRESS_HEADER: 'x-real-ip' }
  expect(demandSafeStart(readConfiguration(settings))).toEqual([expect.stringMatching(/without https/)])
})

test.each(['http://api.example', 'http://192.0.2.9:8080', 'http://172.32.0.1', 'http://[2001:db8::1]'])(
  'the key does not travel in the clear to %s',
  (url) => expect(() => demandSafeStore(url)).toThrow(/must start with https/),
)

test.each(['http://10.1.2.3', 'http://172.31.0.1:81', 'http://192.168.1.2', 'http://store', 'http://[fd00::1]'])(
  'a plain store in the private network at %s is warned of',
  (url) => expect(demandSafeStore(url)).toEqual([expect.stringMatching(/plain http/)]),
)

test.each(['https://api.example', 'http://localhost:4322', 'http://127.0.0.1', 'http://[::1]:9'])(
  'a store at %s is reached safely',
  (url) => expect(demandSafeStore(url)).toEqual([]),
)

test.each([
  ['REDIS_URL', 'redis://192.0.2.9:6379'],
  ['EMAILJS_ORIGIN', 'http://mail.example'],
])('V12.3.1 sessions and mails do not travel in the clear by %s %s', (name, value) => {
  const settings = { ...PUBLIC, CLIENT_ADDRESS_HEADER: 'x-real-ip', [name]: value }
  expect(() => demandSafeStart(readConfiguration(settings))).toThrow(new RegExp(`${name} must start with`))
})

test.each([
  ['REDIS_URL', 'redis://10.1.2.3', 1],
  ['REDIS_URL', 'redis://redis:6379', 1],
  ['REDIS_URL', 'rediss://redis.example:6379', 0],
  ['REDIS_URL', 'redis://127.0.0.1:6379', 0],
  ['EMAILJS_ORIGIN', 'http://mail.internal', 1],
  ['EMAILJS_ORIGIN', 'https://api.emailjs.com', 0],
] as const)('%s %s is warned of %d times', (name, value, count) => {
  const settings = { ...PUBLIC, CLIENT_ADDRESS_HEADER: 'x-real-ip', [name]: value }
  const warnings = demandSafeStart(readConfiguration(settings))
  expect(warnings).toHaveLength(count)
  for (const warning of warnings) expect(warning).toContain(name)
})

test('without a proxy the address is that of the connection, and one address holds a hundred of them', () => {
  const direct = readConfiguration({ CLIENT_ADDRESS_HEADER: 'connection' })
  expect([addressHeaderOf(direct), connectionsPerAddress(direct)]).toEqual([undefined, 100])
  const behindProxy = readConfiguration({ CLIENT_ADDRESS_HEADER: 'x-real-ip' })
  expect([addressHeaderOf(behindProxy), connectionsPerAddress(behindProxy)]).toEqual(['x-real-ip', 0])
  const own = readConfiguration({ CLIENT_ADDRESS_HEADER: 'x-real-ip', CONNECTIONS_PER_ADDRESS: '500' })
  expect(connectionsPerAddress(own)).toBe(500)
})
