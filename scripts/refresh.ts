// Crawls the store API into a new catalogue snapshot. Safe to run again; a failed run leaves the last snapshot as it was.
import { readConfiguration } from './configuration.ts'
import { runScript } from './run-script.ts'
import { refreshStage } from './stages/refresh-stage.ts'
import { connectStore } from './store-connection.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(configuration, 0)
  try {
    await refreshStage(configuration, store)
  } finally {
    await store.close()
  }
})
