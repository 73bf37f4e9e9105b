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

const PICTURES = 5

let root = ''
let uploads: Map<string, Buffer>
const started: ChildProcess[] = []
/** Of every machine: Astro runs for the first alone, since the path of a build stands in the code that it makes. */
let folders: { DATA_FOLDER: string; DIST_FOLDER: string }

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'npm-start-'))
  folders = { DATA_FOLDER: join(root, 'data'), DIST_FOLDER: join(root, 'dist') }
  // Noise takes long to encode: whoever is stopped once the shop is open is stopped before all pictures are.
  const picture = () =>
    sharp(randomBytes(900 * 675 * 3), { raw: { width: 900, height: 675, channels: 3 } })
      .jpeg()
      .toBuffer()
  const names = Array.from({ length: PICTURES }, (_, index) => `A-${index}-1`)
  uploads = new Map(await Promise.all(names.map(async (name) => [name, await picture()] as const)))
})

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  buildFolders(folders).clearCode()
  rmSync(root, { recursive: true, force: true })
})

/** The settings of a machine with a little store of its own and no page or picture. */
async function freshMachine(): Promise<NodeJS.ProcessEnv> {
  rmSync(root, { recursive: true })
  const store = join(folders.DATA_FOLDER, 'embedded-store')
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
  const settings = { ...folders, SITE_URL: 'http://localhost' }
  return {
    ...Object.fromEntries(outside),
    ...settings,
    STORE_API_URL: '',
    STORE_API_KEY: '',
    PORT: '',
    EMBEDDED_STORE_PORT: '',
  }
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

/** Paths of all files of the site with what is in them, but for the moment of its crawl. */
function content(): Map<string, string> {
  const folder = realpathSync(folders.DIST_FOLDER)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/catalogue\.json/.test(path))
  return new Map(paths.toSorted().map((path) => [relative(folder, path), readFileSync(path, 'base64')]))
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
}

function lastingManifest(): string[] {
  const manifest = readFileSync(`${folders.DIST_FOLDER}.publish/manifest`, 'utf8')
  return manifest.split('\n').filter((line) => !line.includes('catalogue.json'))
}

test('the shop opens before its pictures are encoded, shows them as they are asked for, and can be killed at any time', async () => {
  const env = await freshMachine()
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

  expect((await run('scripts/build.ts', env)).code).toBe(0)
  const killed = content()

  const { code } = await run('scripts/build.ts', await freshMachine())
  const [fresh, manifest] = [content(), lastingManifest()]
  expect(code).toBe(0)
  expect(differences(killed, fresh)).toEqual([])

  const open = await freshMachine()
  const { child: patient } = await start(open, /All pictures are encoded/)
  await end(patient, 'SIGINT')
  expect(patient.exitCode).toBe(0)
  expect(differences(content(), fresh)).toEqual([])
  expect(lastingManifest()).toEqual(manifest)
  expect((await run('scripts/build.ts', open)).said).toContain('Nothing has changed since the last build')
}, 400_000)
