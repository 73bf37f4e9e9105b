import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { littleCatalogue } from '#embedded-store/test-store.ts'

let dataFolder = ''
let server: Server | undefined

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'refresh-script-'))
})

afterEach(() => {
  server?.close()
  server?.closeAllConnections()
  server = undefined
  rmSync(dataFolder, { recursive: true })
})

const Outcome = v.object({ code: v.number(), stdout: v.string(), stderr: v.string() })

async function refresh(STORE_API_URL: string, STORE_API_KEY = 'k-secret-1'): Promise<v.InferOutput<typeof Outcome>> {
  const env = {
    ...process.env,
    STORE_API_URL,
    STORE_API_KEY,
    DATA_FOLDER: dataFolder,
    DIST_FOLDER: join(dataFolder, 'dist'),
  }
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, ['scripts/refresh.ts'], { env })) }
  } catch (error) {
    return v.parse(Outcome, error)
  }
}

async function originOf(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}

const badStores: [string, RequestListener, RegExp][] = [
  ['a wrong key', (_, response) => response.writeHead(401).end('{"success":false}'), /HTTP status 401.*STORE_API_KEY/],
  [
    'a web page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<html>'),
    /not JSON.*STORE_API_URL/,
  ],
  ['a truncated answer', (_, response) => response.end('{"success":true,"data":[{"cat'), /not JSON/],
  [
    'success: false',
    (_, response) => response.end('{"success":false,"errorMessage":"Closed"}'),
    /success: false \("Closed"\)/,
  ],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /redirected.*STORE_API_URL/,
  ],
]

test.each(badStores)(
  '%s ends a refresh with 1 and one sentence, the last snapshot untouched',
  async (_, listener, sentence) => {
    mkdirSync(dataFolder, { recursive: true })
    const snapshotFile = join(dataFolder, 'catalogue.sqlite')
    writeFileSync(snapshotFile, 'the last good one')
    const { code, stderr } = await refresh(await originOf(listener))
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim()).toMatch(/^✖ [^\n]+$/)
    expect(stderr).not.toContain('k-secret-1')
    expect(readFileSync(snapshotFile, 'utf8')).toBe('the last good one')
  },
)

test('once one call has failed for good, none is waited for that would be tried again', async () => {
  const mains = ['first', 'other', 'another'].map((id) => ({ categoryMainID: id, categoryMainName: id }))
  let busy = 0
  let refuse = () => {}
  const { code, stderr } = await refresh(
    await originOf(({ url = '' }, response) => {
      const main = new URL(url, 'http://store').searchParams.get('CategoryMainID')
      if (main === 'first') {
        refuse = () => response.writeHead(401).end('{}')
        return
      }
      if (main === null) {
        response.end(JSON.stringify({ success: true, data: url.endsWith('Main') ? mains : [] }))
        return
      }
      response.writeHead(429, { 'retry-after': '60' }).end('{}')
      busy += 1
      if (busy === 2) refuse()
    }),
  )
  expect(code).toBe(1)
  expect(stderr).toContain('HTTP status 401')
}, 45_000)

test('a store API that is not there ends a refresh with 1 and says what to check', async () => {
  const origin = await originOf(() => undefined)
  server?.close()
  const { code, stderr } = await refresh(origin)
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(/^✖ GET \/Api\/CategoryMain got no answer \(.*ECONNREFUSED.*STORE_API_URL[^\n]*$/)
  expect(existsSync(join(dataFolder, 'catalogue.sqlite'))).toBe(false)
})

test('wrong settings end a refresh with 1 and the list of them', async () => {
  const { code, stderr } = await refresh('api.example')
  expect(code).toBe(1)
  expect(stderr).toContain('STORE_API_URL must be an address')
  expect(stderr).not.toMatch(/^ +at /m)
})

test('two refreshes over HTTP from the embedded store: the second encodes nothing and changes nothing', async () => {
  const storeFolder = join(dataFolder, 'another-store')
  const slides = [{ slideBannerID: 'unpictured', title: '', description: '', buttonLink: '/store' }]
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a7b66' } }).jpeg()
  const store = await serveEmbeddedStore({
    dataFolder: storeFolder,
    apiKey: 'k-secret-1',
    port: 0,
    seed: ({ database }) => seedCatalogue(database, littleCatalogue, slides),
  })
  try {
    await photo.toFile(join(storeFolder, 'uploads', 'S-1-1.jpg'))
    const first = await refresh(store.origin)
    expect(first.code).toBe(0)
    expect(first.stdout).toContain('3 items in 3 sub-categories, 1 slides, 1 pictures (1 fetched, 1 encoded)')
    expect(first.stdout).toMatch(/no-price {2}D-1/)
    const snapshot = rowsOf(join(dataFolder, 'catalogue.sqlite'))
    const report: unknown = JSON.parse(readFileSync(join(dataFolder, 'report.json'), 'utf8'))
    expect(report).toMatchObject({ outcome: 'published', changes: { withoutPicture: { count: 2 } } })
    expect(readFileSync(join(dataFolder, 'report.html'), 'utf8')).toContain('The first snapshot is in place.')
    const second = await refresh(store.origin)
    expect(second.stdout).toContain('Nothing changed.')
    expect(second.stdout).toContain('1 pictures (0 fetched, 0 encoded)')
    expect(rowsOf(join(dataFolder, 'catalogue.sqlite'))).toEqual(snapshot)
  } finally {
    await store.close()
  }
})

/** All that a snapshot holds, but when it was made. */
function rowsOf(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        database
          .prepare(`SELECT * FROM ${name}`)
          .all()
          .filter(({ key }) => name !== 'meta' || key !== 'crawledAt'),
      ]),
    )
  } finally {
    database.close()
  }
}
