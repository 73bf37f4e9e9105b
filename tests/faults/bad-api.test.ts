import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const KEY = 'canary-key-that-must-not-be-printed'
let folder = ''
const open: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-faults-'))
})

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Answers that no shop can be built from, and what the person at the terminal is told. */
const FAULTS: [fault: string, answer: RequestListener, told: RegExp, exitCode?: number][] = [
  [
    'the key is wrong',
    (_, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"success":false}'),
    /GET \/Api\/CategoryMain answered with HTTP status 401\. Check STORE_API_KEY/,
  ],
  [
    'a login page comes instead of JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    /GET \/Api\/CategoryMain answered with text\/html that is not JSON\. Check that STORE_API_URL/,
  ],
  [
    'the answer is cut off',
    (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":[{"cat'),
    /GET \/Api\/CategoryMain answered with application\/json that is not JSON/,
  ],
  [
    'the API says success: false',
    (_, response) => response.end('{"success":false,"data":null,"errorMessage":"Database is down"}'),
    /GET \/Api\/CategoryMain answered success: false \("Database is down"\)\. Ask whoever runs the API/,
  ],
  [
    'the answer has another shape',
    (_, response) => response.end('{"success":true,"data":{"rows":[]}}'),
    /GET \/Api\/CategoryMain answered in an unexpected shape: data should be Array/,
  ],
  [
    'the store is empty',
    (_, response) => response.end('{"success":true,"data":[],"errorMessage":""}'),
    /The refresh was stopped.*no item that can be published.*--accept [0-9a-f]{32}/s,
    2,
  ],
  [
    'the API sends its callers elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    /GET \/Api\/CategoryMain was redirected.*Set STORE_API_URL to the final address/s,
  ],
]

test.each(FAULTS)(
  'a build, when %s: it is said clearly, everything stays as it was',
  async (_, answer, told, exitCode = 1) => {
    const { snapshot, dist } = leaveLastGoodState()
    const { code, output } = await run('build', { STORE_API_URL: await serveAnswer(answer), STORE_API_KEY: KEY })
    expect(output).toMatch(told)
    expect(code).toBe(exitCode)
    expect(output).not.toContain(KEY)
    expect(output).not.toMatch(/\n\s+at /)
    expect(readFileSync(snapshot, 'utf8')).toBe('the last good snapshot')
    expect(readFileSync(dist, 'utf8')).toBe('the last good shop')
  },
)

test('no API at all: the call and the setting are named', async () => {
  const { code, output } = await run('refresh', { STORE_API_URL: 'http://127.0.0.1:9', STORE_API_KEY: KEY })
  expect(output).toMatch(/GET \/Api\/CategoryMain got no answer.*Check that STORE_API_URL is right/s)
  expect(code).toBe(1)
})

test('all wrong settings are told together', async () => {
  const { code, output } = await run('build', { STORE_API_URL: 'ftp://x', PORT: 'many', HOME_VARIANT: 'dark' })
  expect(output).toMatch(/STORE_API_URL must be.*PORT must be.*HOME_VARIANT must be/s)
  expect(code).toBe(1)
})

test('a port in use is said before any work is done', async () => {
  const taken = new URL(await serveAnswer((_, response) => response.end())).port
  const { code, output } = await run('start', { PORT: taken })
  expect(output).toMatch(new RegExp(`Port ${taken} is in use.* set PORT to another one`))
  expect(output).not.toContain('Reading the catalogue')
  expect(code).toBe(1)
})

test('serving before anything was built says what to run', async () => {
  const { code, output } = await run('serve', { STORE_API_URL: 'http://127.0.0.1:9', STORE_API_KEY: KEY })
  expect(output).toContain('There is no dist/ to serve. Run npm run build first')
  expect(code).toBe(1)
})

function leaveLastGoodState() {
  const snapshot = join(folder, 'data/catalogue.sqlite')
  const dist = join(folder, 'dist/index.html')
  mkdirSync(join(folder, 'data'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(snapshot, 'the last good snapshot')
  writeFileSync(dist, 'the last good shop')
  writeFileSync(join(folder, 'dist/_headers'), '')
  return { snapshot, dist }
}

async function serveAnswer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

async function run(script: string, settings: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  const own = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') }
  const child = spawn(process.execPath, [`scripts/${script}.ts`], { env: { ...process.env, ...own, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  if (existsSync(`${own.DIST_FOLDER}.next`)) throw new Error('A half-built site was left behind.')
  return { code, output }
}
