import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ServedStore, serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { readConfiguration } from '../settings/configuration.ts'
import { shopApp } from './shop-app.ts'

const KEY = 'a-key-for-tests-only'
let folder = ''
let served: ServedStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-messages-'))
  served = await serveEmbeddedStore({ dataFolder: folder, apiKey: KEY, port: 0, seed: () => undefined })
})

afterEach(async () => {
  vi.useRealTimers()
  await served.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a message from the contact form lies in the outbox of the embedded store', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const configuration = readConfiguration({ DIST_FOLDER: join(folder, 'dist'), DATA_FOLDER: folder })
  const shop = await shopApp(configuration, { url: served.origin, apiKey: KEY })
  const { token } = Object(await (await shop.request('/api/form-token')).json())
  vi.setSystemTime(Date.now() + 5_000)
  const message = {
    from_name: 'Rowan Ellery',
    email: 'rowan@dairy.example',
    number: '+61 7 5550 0148',
    message: 'Forty mats,\n17 mm <b>please</b>.',
  }
  const answer = await shop.request('/api/messages', {
    method: 'POST',
    body: JSON.stringify({ ...message, trap: '', token }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(200)
  const outbox: unknown = await (await fetch(`${served.origin}/outbox.json`)).json()
  expect(outbox).toMatchObject([{ templateID: 'contact', fields: message }])
})
