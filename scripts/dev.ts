// Shows the snapshot with hot reload and a button that refreshes it; makes one when there is none that it can show. Safe to run
// again.
import { openRefreshDoor } from './preview/refresh-door.ts'
import { refreshForPreview } from './preview/refresh-for-preview.ts'
import { showSnapshot } from './preview/show-snapshot.ts'
import { hasWholeSnapshot } from './preview/whole-snapshot.ts'
import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'
import { refreshStage } from './stages/refresh-stage.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(configuration, configuration.EMBEDDED_STORE_PORT)
  const door = await openRefreshDoor(() => refreshForPreview(configuration, store))
  try {
    if (!hasWholeSnapshot(configuration)) await refreshStage(configuration, store)
    process.exitCode = await showSnapshot(configuration, store, { kind: 'last', door })
  } finally {
    door.close()
    await store.close()
  }
})
