// Notes that what dist.publish/ lists has been uploaded and removed, so that the next build lists only what changes then.
import { readConfiguration } from './configuration.ts'
import { runScript, ScriptProblem } from './run-script.ts'
import { markPublished } from './site/publish-set.ts'

await runScript(async () => {
  const { DIST_FOLDER } = readConfiguration()
  if (!markPublished(DIST_FOLDER))
    throw new ScriptProblem('There is nothing that could have been published. Run npm run build first.')
  console.log('Noted. The next build lists what changes from here on.')
})
