// Crawls the store API into a new catalogue snapshot and reports what changed. Safe to run again; a failed run leaves the
// last snapshot as it was. Ends with 0 (new snapshot, or nothing changed), 1 (could not read the store) or 2 (the crawl
// passed a limit; `--accept HASH` lets that one crawl pass).

import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'
import { refreshStage } from './stages/refresh-stage.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(configuration, 0)
  try {
    await refreshStage(configuration, store)
  } finally {
    await store.close()
  }
})
