// Serves dist/ as it was built last, with the embedded store beside it when no other store API is configured.

import { runScript, ScriptProblem } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'
import { shownBuild } from './site/build-folders.ts'
import { isUnfinished } from './site/unfinished-site.ts'
import { serveStage } from './stages/serve-stage.ts'

await runScript(async () => {
  const configuration = readConfiguration()
  const build = shownBuild(configuration.DIST_FOLDER)
  if (build !== undefined && isUnfinished(build)) {
    throw new ScriptProblem('npm start was stopped before all pictures of dist/ were encoded. Run npm run build first.')
  }
  const store = await connectStore(configuration, configuration.EMBEDDED_STORE_PORT)
  try {
    await serveStage(configuration, store)
  } catch (error) {
    await store.close()
    throw error
  }
})
