// Builds the shop from the store API and serves it: the whole of it in one command. Safe to run again.
import { readConfiguration } from './configuration.ts'
import { runScript } from './run-script.ts'
import { demandSafeStart } from './safe-settings.ts'
import { refreshStage } from './stages/refresh-stage.ts'
import { demandFreePort, serveStage } from './stages/serve-stage.ts'
import { siteStage } from './stages/site-stage.ts'
import { connectStore } from './store-connection.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  demandSafeStart(configuration)
  await demandFreePort(configuration.PORT)
  const store = await connectStore(configuration, configuration.EMBEDDED_STORE_PORT)
  try {
    await refreshStage(configuration, store)
    await siteStage(configuration, store)
    await serveStage(configuration, store)
  } catch (error) {
    await store.close()
    throw error
  }
})
