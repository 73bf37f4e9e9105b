// Notes that what dist.publish/ lists has been uploaded and removed, so that the next build lists only what changes then.
// Takes the name of what was sent, as dist.publish/id had it; without it there must have been one build since the last.

import { runScript } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { markPublished } from './site/publish-set.ts'

await runScript(async () => {
  markPublished(readConfiguration().DIST_FOLDER, process.argv[2])
  console.log('Noted. The next build lists what changes from here on.')
})
