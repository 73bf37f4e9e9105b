// Shows the snapshot with hot reload and a button that refreshes it; makes a first one when there is none. Safe to run
// again.
import { existsSync } from 'node:fs'
import { missingPictures } from '#catalogue/pictures/missing-pictures.ts'
import { openRefreshDoor } from './preview/refresh-door.ts'
import { refreshForPreview } from './preview/refresh-for-preview.ts'
import { showSnapshot } from './preview/show-snapshot.ts'
import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { dataFolder } from './settings/data-folder.ts'
import { connectStore } from './settings/store-connection.ts'
import { refreshStage } from './stages/refresh-stage.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(configuration, configuration.EMBEDDED_STORE_PORT)
  const door = await openRefreshDoor(() => refreshForPreview(configuration, store))
  try {
    const { snapshotFile, picturesFolder } = dataFolder(configuration)
    const whole = existsSync(snapshotFile) && missingPictures(snapshotFile, picturesFolder).length === 0
    if (!whole) await refreshStage(configuration, store)
    process.exitCode = await showSnapshot(configuration, store, { kind: 'last', door })
  } finally {
    door.close()
    await store.close()
  }
})
