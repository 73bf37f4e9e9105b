import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hostingRules } from './rules.ts'
import { staticApp } from './static-app.ts'

const REQUESTS = 500
const AT_ONCE = 16

let folder = ''
let server: ReturnType<typeof createAdaptorServer>
let port = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'switched-'))
  for (const [name, letter, length] of [
    ['long', 'a', 90_000],
    ['short', 'b', 70_000],
  ] as const) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'store.html'), letter.repeat(length))
    writeFileSync(join(folder, name, 'store.html.gz'), gzipSync(letter.repeat(length), { level: 0 }))
  }
  leadTo('long')
  server = createAdaptorServer({ fetch: staticApp(join(folder, 'dist'), hostingRules).fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** As a build does it: a rename replaces the link in one step. */
function leadTo(name: string): void {
  symlinkSync(name, join(folder, 'dist.next'))
  renameSync(join(folder, 'dist.next'), join(folder, 'dist'))
}

/** The number of bytes that came, or what went wrong. */
function fetched(agent: Agent, headers: Record<string, string>): Promise<number | string> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/store', agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => {
        const promised = response.headers['content-length']
        resolve(promised === undefined || Number(promised) === bytes ? bytes : `${bytes} of ${promised}`)
      })
      response.on('error', (error) => resolve(error.message))
    }).on('error', (error) => resolve(error.message))
  })
}

test.for([
  ['as it is', { 'accept-encoding': 'identity' }],
  ['compressed beside', { 'accept-encoding': 'gzip' }],
] as const)(
  'a page $0 comes whole while the folder is switched all the time',
  { timeout: 120_000 },
  async ([, headers]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    let switching = true
    const switches = (async () => {
      for (let count = 0; switching; count += 1) {
        leadTo(count % 2 === 0 ? 'short' : 'long')
        await setImmediate()
      }
    })()
    const came = await Promise.all(Array.from({ length: REQUESTS }, () => fetched(agent, headers)))
    switching = false
    await switches
    agent.destroy()
    expect(came.filter((bytes) => typeof bytes === 'string')).toEqual([])
    expect(new Set(came).size).toBe(2)
  },
)
