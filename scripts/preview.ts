// Shows an older snapshot, or with --refused the crawl that the last refresh stopped: npm run preview -- --snapshot FILE

import { chosenSnapshot } from './preview/chosen-snapshot.ts'
import { showSnapshot } from './preview/show-snapshot.ts'
import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const chosen = chosenSnapshot(configuration, process.argv.slice(2))
  const store = await connectStore(configuration, 0)
  try {
    process.exitCode = await showSnapshot(configuration, store, { kind: 'other', ...chosen })
  } finally {
    await store.close()
  }
})
