// Builds the site from the snapshot that is there, without a word to the store. Safe to run again.
import { readConfiguration } from './configuration.ts'
import { runScript } from './run-script.ts'
import { siteStage } from './stages/site-stage.ts'
import { connectStore } from './store-connection.ts'

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
