// Builds the shop from the store API and serves it: the whole of it in one command. Safe to run again. The demo's pictures
// are encoded while it is open already.

import { runScript } from './running/run-script.ts'
import { acceptedHash } from './settings/accepted-hash.ts'
import { type Configuration, readConfiguration } from './settings/configuration.ts'
import { portFor } from './settings/ports.ts'
import { demandSafeStart } from './settings/safe-settings.ts'
import { connectStore, type StoreConnection } from './settings/store-connection.ts'
import { demandOwnPlace } from './site/switch-over.ts'
import { type LatePictures, latePictures } from './stages/late-pictures.ts'
import { refreshStage } from './stages/refresh-stage.ts'
import { serveStage } from './stages/serve-stage.ts'
import { siteStage } from './stages/site-stage.ts'

await runScript(async () => {
  const set = readConfiguration()
  demandSafeStart(set)
  demandOwnPlace(set.DIST_FOLDER)
  const configuration = onPort(set, await portFor('PORT', set.PORT))
  const storePort = await portFor('EMBEDDED_STORE_PORT', set.EMBEDDED_STORE_PORT, [configuration.PORT])
  const store = await connectStore(configuration, storePort)
  const late = await open(configuration, store)
  // The shop is open from here on, whatever comes of its pictures.
  if (late !== undefined) await sayWhenMade(late)
})

/** Returns the pictures that are still to be made. */
async function open(configuration: Configuration, store: StoreConnection): Promise<LatePictures | undefined> {
  try {
    const encode = store.embedded ? 'later' : 'now'
    await refreshStage(configuration, store, acceptedHash(process.argv.slice(2)), encode)
    await siteStage(configuration, store, () => new Date(), encode)
    const late = latePictures(configuration, store)
    await serveStage(configuration, store, late)
    return late
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Without a SITE_URL of its own the shop is where it is served. */
function onPort(configuration: Configuration, port: number): Configuration {
  const local = (own: number) => `http://localhost:${own}`
  const { SITE_URL, PORT } = configuration
  return { ...configuration, PORT: port, SITE_URL: SITE_URL === local(PORT) ? local(port) : SITE_URL }
}

async function sayWhenMade(late: LatePictures): Promise<void> {
  console.log(`Its ${late.count} pictures are being encoded; those that a page asks for come first`)
  if (await late.makeAll()) console.log('All pictures are encoded')
}
