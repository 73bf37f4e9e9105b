import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import type { Configuration } from './configuration.ts'
import { dataFolder } from './data-folder.ts'

/** A store API to talk to: the one that is configured, or the embedded one, running for as long as it is not closed. */
export interface StoreConnection {
  url: string
  apiKey: string
  embedded: boolean
  close(): Promise<void>
}

/** The port of the embedded store while the shop is served; short work takes any free one. */
export const EMBEDDED_STORE_PORT = 4322

/** Connects to the configured store API, or starts the embedded store on `port` (0 for any free one). */
export async function connectStore(configuration: Configuration, port: number): Promise<StoreConnection> {
  const { STORE_API_URL: url, STORE_API_KEY: apiKey } = configuration
  if (url !== undefined && apiKey !== undefined) return { url, apiKey, embedded: false, close: async () => undefined }
  const folder = dataFolder(configuration).embeddedStoreFolder
  const ownKey = apiKey ?? keptKey(folder)
  const served = await serveEmbeddedStore({ dataFolder: folder, apiKey: ownKey, port })
  return { url: served.origin, apiKey: ownKey, embedded: true, close: served.close }
}

/** Made by chance at the first start and kept beside the embedded store's data. */
function keptKey(folder: string): string {
  const file = join(folder, 'api-key')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const key = randomBytes(24).toString('hex')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
  return key
}
