// Builds the site of the snapshot as it is, without a store. For tests, which run it in a copy of the project.
import { readConfiguration } from '../../scripts/configuration.ts'
import { runScript } from '../../scripts/run-script.ts'
import { siteStage } from '../../scripts/stages/site-stage.ts'

await runScript(() => siteStage(readConfiguration(), { url: 'http://store.invalid', apiKey: 'not-asked-for' }))
