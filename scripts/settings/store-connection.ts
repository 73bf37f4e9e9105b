import { join } from 'node:path'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import type { Configuration } from './configuration.ts'
import { dataFolder } from './data-folder.ts'
import { keptSecret } from './kept-secret.ts'
import { demandFreePort } from './ports.ts'
import { demandSafeStore } from './safe-settings.ts'

/** A store API to talk to: the one that is configured, or the embedded one, running for as long as it is not closed. */
export interface StoreConnection {
  url: string
  apiKey: string
  embedded: boolean
  close(): Promise<void>
}

/** Connects to the configured store API, or starts the embedded store on `port` (0 for any free one). */
export async function connectStore(configuration: Configuration, port: number): Promise<StoreConnection> {
  const { STORE_API_URL: url, STORE_API_KEY: apiKey } = configuration
  if (url !== undefined && apiKey !== undefined) {
    for (const warning of demandSafeStore(url)) console.warn(`⚠ ${warning}`)
    return { url, apiKey, embedded: false, close: async () => undefined }
  }
  await demandFreePort(port, 'EMBEDDED_STORE_PORT')
  const folder = dataFolder(configuration).embeddedStoreFolder
  const ownKey = apiKey ?? keptSecret(join(folder, 'api-key'))
  const served = await serveEmbeddedStore({ dataFolder: folder, apiKey: ownKey, port })
  return { url: served.origin, apiKey: ownKey, embedded: true, close: served.close }
}
