// Refreshes the catalogue and builds the site into dist/. Safe to run again; a failed run leaves dist/ as it was.
// `--language en-XA` builds it in another language; `--accept HASH` is for the refresh, which reads it itself.
import { parseArgs } from 'node:util'
import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'
import { demandOwnPlace } from './site/switch-over.ts'
import { refreshStage } from './stages/refresh-stage.ts'
import { siteStage } from './stages/site-stage.ts'

await runScript(async () => {
  const { values } = parseArgs({ options: { language: { type: 'string' }, accept: { type: 'string' } } })
  if (values.language !== undefined) process.env.SHOP_LANGUAGE = values.language
  const configuration = readConfiguration()
  // Before the store is read, which may take an hour.
  demandOwnPlace(configuration.DIST_FOLDER)
  const store = await connectStore(
    configuration,
    configuration.STOREFRONT_MODE === 'direct' ? configuration.EMBEDDED_STORE_PORT : 0,
  )
  try {
    await refreshStage(configuration, store)
    await siteStage(configuration, store)
  } finally {
    await store.close()
  }
})
