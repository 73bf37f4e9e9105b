import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { connectStore } from './store-connection.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connection-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a configured store API is the one that is talked to', async () => {
  const configuration = readConfiguration({
    STORE_API_URL: 'https://api.example/',
    STORE_API_KEY: 'key',
    DATA_FOLDER: folder,
  })
  expect(await connectStore(configuration, 0)).toMatchObject({
    url: 'https://api.example',
    apiKey: 'key',
    embedded: false,
  })
})

test('V13.2.3 without one the embedded store runs, with a key of chance that is kept and readable to its owner only', async () => {
  const configuration = readConfiguration({ DATA_FOLDER: folder })
  const keys: string[] = []
  for (const _ of ['first', 'second']) {
    const store = await connectStore(configuration, 0)
    keys.push(store.apiKey)
    expect((await fetch(`${store.url}/Api/CategoryMain`, { headers: { APIKey: store.apiKey } })).status).toBe(200)
    expect((await fetch(`${store.url}/Api/CategoryMain`)).status).toBe(401)
    await store.close()
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(keys[1]).toBe(keys[0])
  expect(statSync(join(folder, 'embedded-store', 'api-key')).mode & 0o077).toBe(0)
})
