// Holds a store API against tests/contract: node scripts/test-contract.ts [--writes] [arguments for vitest]
// With STORE_API_URL set it tests that API, reading only unless --writes is given; otherwise a fresh embedded one.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'

await runScript(async () => {
  process.exitCode = await run(process.argv.slice(2))
})

async function run(args: readonly string[]): Promise<number> {
  const vitestArgs = args.filter((arg) => arg !== '--writes')
  const { STORE_API_URL: url, STORE_API_KEY: key = '' } = readConfiguration()
  return url === undefined ? testEmbedded(vitestArgs) : testRemote(url, key, args.includes('--writes'), vitestArgs)
}

async function testRemote(url: string, key: string, writes: boolean, vitestArgs: readonly string[]): Promise<number> {
  const rest = writes ? 'Test customers and orders will stay in it, marked "delete me".' : 'It is only read.'
  console.log(`Testing the store API at ${new URL(url).origin}. ${rest}`)
  return runVitest({ url, key, writes }, vitestArgs)
}

async function testEmbedded(vitestArgs: readonly string[]): Promise<number> {
  console.log('STORE_API_URL is not set: testing a fresh embedded store, writes included.')
  const dataFolder = await mkdtemp(join(tmpdir(), 'contract-store-'))
  try {
    const key = randomBytes(16).toString('hex')
    const served = await serveEmbeddedStore({ dataFolder, apiKey: key, port: 0 })
    try {
      return await runVitest({ url: served.origin, key, writes: true }, vitestArgs)
    } finally {
      await served.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

interface Target {
  url: string
  key: string
  writes: boolean
}

/** Resolves to vitest's exit code. The key travels in the environment, where other users cannot read it. */
async function runVitest({ url, key, writes }: Target, vitestArgs: readonly string[]): Promise<number> {
  const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')))
  const child = spawn(process.execPath, [vitest, 'run', '--config', 'tests/contract/vitest.config.ts', ...vitestArgs], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTRACT_API_URL: url,
      CONTRACT_API_KEY: key,
      CONTRACT_WRITES: writes ? 'yes' : 'no',
    },
  })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}
