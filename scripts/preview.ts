// Shows an older snapshot, or with --refused the crawl that the last refresh stopped: npm run preview -- --snapshot FILE
import { readConfiguration } from './configuration.ts'
import { chosenSnapshot } from './preview/chosen-snapshot.ts'
import { showSnapshot } from './preview/show-snapshot.ts'
import { runScript } from './run-script.ts'
import { connectStore } from './store-connection.ts'

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
