import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { databaseFile } from './database.ts'
import { type EmbeddedStore, openEmbeddedStore } from './embedded-store.ts'
import { EmbeddedStoreProblem } from './embedded-store-problem.ts'
import { seedDemo } from './seed-demo.ts'

export interface ServeEmbeddedStoreOptions {
  /** Holds the database and `uploads/`, where an editor drops new pictures; made when missing. */
  dataFolder: string
  apiKey: string
  /** 0 takes any free one. */
  port: number
  host?: string
  now?: () => Date
  /** Fills the store when it is empty; the demo unless told otherwise. */
  seed?: (store: EmbeddedStore) => void
}

export interface ServedStore {
  origin: string
  store: EmbeddedStore
  close(): Promise<void>
}

/** Serves the embedded store over HTTP until closed. Rejects with EmbeddedStoreProblem when the port is taken. */
export async function serveEmbeddedStore(options: ServeEmbeddedStoreOptions): Promise<ServedStore> {
  const { port, host = '127.0.0.1' } = options
  const store = openSeeded(options)
  const server = createAdaptorServer({ fetch: store.app.fetch })
  try {
    const bound = await listen(server, port, host)
    return { origin: `http://${host}:${bound}`, store, close: () => stop(server, store) }
  } catch (error) {
    store.close()
    throw error
  }
}

function openSeeded(options: ServeEmbeddedStoreOptions): EmbeddedStore {
  const { dataFolder, apiKey, now = () => new Date(), seed = seedDemo } = options
  const file = databaseFile(dataFolder)
  const uploadsFolder = join(dataFolder, 'uploads')
  mkdirSync(uploadsFolder, { recursive: true })
  const store = openEmbeddedStore({ file, uploadsFolder, apiKey, now })
  try {
    if (store.isEmpty()) {
      seed(store)
    }
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

async function listen(server: ServerType, port: number, host: string): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new EmbeddedStoreProblem(whyNotListening(error, port, host), { cause: error })
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function whyNotListening(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is already in use: stop what is running there, or set EMBEDDED_STORE_PORT to another one.`
    : `The embedded store cannot listen on port ${port} of ${host}: ${String(code ?? error)}.`
}

async function stop(server: ServerType, store: EmbeddedStore): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  if ('closeAllConnections' in server) {
    server.closeAllConnections()
  }
  await closed
  store.close()
}
