// Builds the site from the snapshot that is there, without a word to the store. Safe to run again.

import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'
import { siteStage } from './stages/site-stage.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(
    configuration,
    configuration.STOREFRONT_MODE === 'direct' ? configuration.EMBEDDED_STORE_PORT : 0,
  )
  try {
    await siteStage(configuration, store)
  } finally {
    await store.close()
  }
})
