// Serves dist/ as it was built last, with the embedded store beside it when no other store API is configured.
import { readConfiguration } from './configuration.ts'
import { runScript } from './run-script.ts'
import { serveStage } from './stages/serve-stage.ts'
import { connectStore } from './store-connection.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(configuration, configuration.EMBEDDED_STORE_PORT)
  try {
    await serveStage(configuration, store)
  } catch (error) {
    await store.close()
    throw error
  }
})
