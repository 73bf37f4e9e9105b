import { join, resolve } from 'node:path'
import type { EncodePictures } from '#catalogue/pictures/collect-pictures.ts'
import { silentProgress } from '#catalogue/progress.ts'
import { refreshCatalogue } from '#catalogue/refresh-catalogue.ts'
import type { EmbeddedStore } from '#embedded-store/embedded-store.ts'
import { type ServedStore, serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { openServer } from '#gateway/bounded-server.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { crawlLimits, readConfiguration } from '../../scripts/settings/configuration.ts'
import { dataFolder } from '../../scripts/settings/data-folder.ts'
import { buildFolders } from '../../scripts/site/build-folders.ts'
import { compressUnfinished } from '../../scripts/site/unfinished-site.ts'
import { afterPictures, picturesInNeed } from '../../scripts/stages/late-pictures.ts'
import { shopApp } from '../../scripts/stages/shop-app.ts'
import { siteStage } from '../../scripts/stages/site-stage.ts'
import { freePort } from '../free-port.ts'
import { type Secret, watchSecrets } from './secret-watch.ts'

export interface ShopOptions {
  name: string
  /** Shops with the same one share the store, the snapshot and the pictures. */
  data: string
  settings: NodeJS.ProcessEnv
  /** `later`: pictures are made as they are asked for, of which a run asks for few; all before the shop opens by default. */
  encode?: EncodePictures
  seed?: (store: EmbeddedStore) => void
}

export interface OpenShop {
  origin: string
  /** Where the mails that this shop sends can be read, as JSON. */
  outbox: string
  /** Where a secret or a customer's password was found in what the gateway answered or logged, or in the built site. */
  leaks(): string[]
  /** How many answers were searched for them. */
  heard(): number
  close(): Promise<void>
}

/** Where test shops are built; another folder lets two runs stand side by side. */
export const TEST_FOLDER = resolve(process.env.TEST_FOLDER ?? '.data/test')
/** The header in which a test names its caller, where a shop is told to look for it. */
export const TEST_CALLER = 'x-test-caller'
/** The shop that most of the suites walk through. */
export const GATEWAY_SHOP: ShopOptions = {
  name: 'gateway',
  data: 'demo',
  settings: { STOREFRONT_MODE: 'gateway', CLIENT_ADDRESS_HEADER: TEST_CALLER },
  encode: 'later',
}
/** The key of every store that tests open. */
export const TEST_STORE_KEY = 'a-key-for-tests-only'
const SESSION_SECRET = 'a-session-secret-that-is-for-tests-only'
const MAIL_KEY = 'a-private-mail-key-for-tests-only'

/** Refreshes of this run, by folder of data. */
const refreshes = new Map<string, Promise<unknown>>()

/** Builds a shop for tests from an embedded store of its own, as `npm start` does, and serves it on a free port. */
export async function openShop({ name, data, settings, encode = 'now', seed }: ShopOptions): Promise<OpenShop> {
  const port = await freePort()
  const configuration = readConfiguration({
    SESSION_SECRET,
    EMAILJS_PRIVATE_KEY: MAIL_KEY,
    ...settings,
    PORT: String(port),
    DATA_FOLDER: join(TEST_FOLDER, data),
    DIST_FOLDER: join(TEST_FOLDER, `dist-${name}`),
  })
  const folders = dataFolder(configuration)
  const store = await serveEmbeddedStore({
    dataFolder: folders.embeddedStoreFolder,
    apiKey: TEST_STORE_KEY,
    port: 0,
    ...(seed === undefined ? {} : { seed }),
  })
  // Shops of one store have one snapshot.
  const refreshed =
    refreshes.get(data) ??
    refreshCatalogue({
      ...folders,
      store: 'embedded',
      api: createStoreApi({ url: store.origin, apiKey: TEST_STORE_KEY, fetch: globalThis.fetch }),
      // The owner's files tell of the demo's catalogue alone.
      shopFilesFolder: seed === undefined ? configuration.SHOP_FILES_FOLDER : undefined,
      encode,
      limits: crawlLimits(configuration),
      concurrency: configuration.CRAWL_CONCURRENCY,
      progress: silentProgress,
      now: () => new Date(),
    })
  refreshes.set(data, refreshed)
  await refreshed
  const connection = { url: store.origin, apiKey: TEST_STORE_KEY }
  await siteStage(configuration, connection, () => new Date(), encode)
  const build = buildFolders(configuration).current()
  if (build !== undefined) await compressUnfinished(build, configuration.COMPRESSED_PAGES)
  const late = picturesInNeed(configuration, connection)
  const logged: string[] = []
  const app = await shopApp(configuration, connection, { log: (line) => void logged.push(line) })
  const watch = watchSecrets(app, logged)
  const fetch = late === undefined ? watch.fetch : afterPictures(watch, late)
  const server = await openServer({ fetch, port, connectionsPerAddress: 0 })
  return {
    origin: `http://localhost:${port}`,
    outbox: `${store.origin}/outbox.json`,
    heard: () => watch.heard(),
    leaks: () => watch.leaks([...SECRETS, ...passwordsOf(store)], configuration.DIST_FOLDER),
    async close() {
      server.close()
      await app.close(0)
      await store.close()
    },
  }
}

const SECRETS: Secret[] = [
  { what: "the store's key", text: TEST_STORE_KEY },
  { what: 'the session secret', text: SESSION_SECRET },
  { what: "the mail service's private key", text: MAIL_KEY },
]

function passwordsOf({ store: { database } }: ServedStore): Secret[] {
  const rows = database.prepare("SELECT DISTINCT record ->> 'loginPassword' AS password FROM customers").all()
  return rows.map(({ password }) => ({ what: "a customer's password", text: String(password) }))
}
