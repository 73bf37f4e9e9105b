import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { buildFolders } from '../../scripts/site/build-folders.ts'
import { mat } from './project-copy.ts'

const PICTURES = 8

let root = ''
let uploads: Map<string, Buffer>
const started: ChildProcess[] = []
const machines: { DATA_FOLDER: string; DIST_FOLDER: string }[] = []

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'npm-start-'))
  // Noise takes long to encode: whoever is stopped once the shop is open is stopped before all pictures are.
  const picture = () =>
    sharp(randomBytes(1200 * 900 * 3), { raw: { width: 1200, height: 900, channels: 3 } })
      .jpeg()
      .toBuffer()
  const names = Array.from({ length: PICTURES }, (_, index) => `A-${index}-1`)
  uploads = new Map(await Promise.all(names.map(async (name) => [name, await picture()] as const)))
})

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  for (const folders of machines) buildFolders(folders).clearCode()
  rmSync(root, { recursive: true, force: true })
})

/** The settings of a machine with a little store of its own and nothing built. */
async function machine(name: string): Promise<NodeJS.ProcessEnv> {
  const data = join(root, name, 'data')
  const store = join(data, 'embedded-store')
  mkdirSync(join(store, 'uploads'), { recursive: true })
  for (const [picture, bytes] of uploads) writeFileSync(join(store, 'uploads', `${picture}.jpg`), bytes)
  const mats = Array.from({ length: PICTURES }, (_, index) => ({ ...mat(`A-${index}`), pictures: ['1'] }))
  const subCategories = [{ categorySubID: 'S1', categorySubName: 'Stable mats', mats }]
  const catalogue = [{ categoryMainID: 'M1', categoryMainName: 'Horse', subCategories }]
  const seed = { dataFolder: store, apiKey: 'only-to-fill-it', port: 0 }
  const served = await serveEmbeddedStore({ ...seed, seed: ({ database }) => seedCatalogue(database, catalogue, []) })
  await served.close()
  const outside = Object.entries(process.env).filter(
    ([key]) => !/^(?:DEV|PROD|SSR|MODE|TEST|NODE_ENV|VITEST.*)$/.test(key),
  )
  const folders = { DATA_FOLDER: data, DIST_FOLDER: join(root, name, 'dist') }
  machines.push(folders)
  const settings = { ...folders, SITE_URL: 'http://localhost' }
  return { ...Object.fromEntries(outside), ...settings, STORE_API_URL: '', PORT: '', EMBEDDED_STORE_PORT: '' }
}

const Failed = v.object({ code: v.number(), stderr: v.string() })

async function run(script: string, env: NodeJS.ProcessEnv) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = v.parse(Failed, error)
    return { code, said: stderr }
  }
}

/** Runs `npm start` until it says something. */
async function start(env: NodeJS.ProcessEnv, until: RegExp) {
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part.toString()
      if (until.test(said)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(`npm start ended:\n${said}`)))
  })
  return { child, origin: /The shop is open: (\S+)/.exec(said)?.[1] ?? '' }
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  child.kill(signal)
  await once(child, 'close')
}

/** Paths of all files of a site with what is in them, but for the moment of its crawl. */
function content(dist: string | undefined): Map<string, string> {
  const folder = realpathSync(dist ?? '')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/catalogue\.json/.test(path))
  return new Map(paths.toSorted().map((path) => [relative(folder, path), readFileSync(path, 'base64')]))
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
}

test('the shop opens before its pictures are encoded, shows them as they are asked for, and can be killed at any time', async () => {
  const env = await machine('killed')
  const { child, origin } = await start(env, /The shop is open: \S+\s/)
  const page = await (await fetch(`${origin}/store`)).text()
  const addresses = [...new Set(page.match(/\/pictures\/[\w-]+\.(?:avif|webp)/g) ?? [])]
  expect(addresses.length).toBeGreaterThan(PICTURES)
  for (const address of addresses.slice(-3)) {
    const answer = await fetch(origin + address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBeGreaterThan(100)
  }
  await end(child, 'SIGKILL')

  expect(await run('scripts/serve.ts', { ...env, PORT: '0' })).toEqual({
    code: 1,
    said: expect.stringMatching(/Run npm run build/),
  })
  expect(await run('scripts/build-site.ts', env)).toEqual({ code: 1, said: expect.stringMatching(/Run npm run build/) })

  const fresh = await machine('fresh')
  expect((await run('scripts/build.ts', env)).code).toBe(0)
  expect((await run('scripts/build.ts', fresh)).code).toBe(0)
  expect(differences(content(env.DIST_FOLDER), content(fresh.DIST_FOLDER))).toEqual([])

  const open = await machine('open')
  const { child: patient } = await start(open, /All pictures are encoded/)
  await end(patient, 'SIGINT')
  expect(patient.exitCode).toBe(0)
  expect(differences(content(open.DIST_FOLDER), content(fresh.DIST_FOLDER))).toEqual([])
  const manifest = (settings: NodeJS.ProcessEnv) => readFileSync(`${settings.DIST_FOLDER}.publish/manifest`, 'utf8')
  const lasting = (text: string) => text.split('\n').filter((line) => !line.includes('catalogue.json'))
  expect(lasting(manifest(open))).toEqual(lasting(manifest(fresh)))
  expect((await run('scripts/build.ts', open)).said).toContain('Nothing has changed since the last build')
}, 400_000)
