// Shows the snapshot with hot reload; makes a first snapshot when there is none. Safe to run again. `--refused` shows the
// crawl that the last refresh stopped.
import { existsSync } from 'node:fs'
import { readConfiguration } from './configuration.ts'
import { dataFolder } from './data-folder.ts'
import { runCommand } from './run-command.ts'
import { runScript } from './run-script.ts'
import { astroEnvironment } from './stages/astro-environment.ts'
import { refreshStage } from './stages/refresh-stage.ts'
import { connectStore, EMBEDDED_STORE_PORT } from './store-connection.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const store = await connectStore(configuration, EMBEDDED_STORE_PORT)
  try {
    if (!existsSync(dataFolder(configuration).snapshotFile)) await refreshStage(configuration, store)
    process.exitCode = await runCommand('astro', ['dev', '--port', String(configuration.PORT)], {
      ...astroEnvironment(configuration, store),
      ...(process.argv.includes('--refused') ? { CATALOGUE_SNAPSHOT: dataFolder(configuration).refusedFile } : {}),
    })
  } finally {
    await store.close()
  }
})
