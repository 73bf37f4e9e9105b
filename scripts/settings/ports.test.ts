import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demandFreePort, listenerOn, portFor } from './ports.ts'

let server: Server
let port = 0

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterEach(() => {
  server.close()
  vi.restoreAllMocks()
})

test('a default that is taken gives way to the next free port, which is said', async () => {
  const say = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const next = await portFor('PORT', port, [], {})
  expect(next).toBeGreaterThan(port)
  expect(say).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^Port ${port} is in use.*; taking ${next} `)))
})

test('a port that something has on ::1 alone is taken: localhost leads there first', async (context) => {
  server.close()
  server = createServer().listen(0, '::1')
  const listening = once(server, 'listening')
  if (!(await listening.then(Boolean, () => false))) context.skip('no IPv6 here')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await portFor('PORT', port, [], {})).toBeGreaterThan(port)
})

test('a default that is free is taken without a word, and none that was given away already', async () => {
  server.close()
  const say = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await portFor('PORT', port, [], { PORT: ' ' })).toBe(port)
  expect(say).not.toHaveBeenCalled()
  expect(await portFor('EMBEDDED_STORE_PORT', port, [port], {})).toBeGreaterThan(port)
})

test('a port that was set and is taken is refused with the process and the setting', async () => {
  await expect(portFor('PORT', port, [], { PORT: String(port) })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use.*set PORT to another one`),
  )
  await expect(demandFreePort(port, 'EMBEDDED_STORE_PORT')).rejects.toThrow(/set EMBEDDED_STORE_PORT/)
  if (process.platform === 'linux') expect(listenerOn(port)).toContain(`(process ${process.pid})`)
})

test.runIf(process.platform === 'linux')('files that are opened and closed meanwhile hide no process', async () => {
  server.close()
  const before = openSync('/dev/null', 'r')
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  // The lowest descriptor is free again, and is given to the folder that is read.
  closeSync(before)
  expect(listenerOn(typeof address === 'object' && address !== null ? address.port : 0)).toContain(`${process.pid}`)
})

test('any port is no port in particular', async () => {
  expect(await portFor('PORT', 0, [], { PORT: '0' })).toBe(0)
})
