// The demo shop from nothing to dist/, and again with nothing changed: wall time of each stage, and what a page weighs.
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighPage } from '../checks/page-budgets.ts'
import { runScript } from '../running/run-script.ts'
import { readConfiguration } from '../settings/configuration.ts'
import { connectStore } from '../settings/store-connection.ts'
import { refreshStage } from '../stages/refresh-stage.ts'
import { siteStage } from '../stages/site-stage.ts'

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-bench-'))
  const configuration = readConfiguration({ DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') })
  const times: [stage: string, seconds: number][] = []
  const time = async (stage: string, work: () => Promise<void>) => {
    const start = performance.now()
    await work()
    times.push([stage, (performance.now() - start) / 1000])
  }
  try {
    const store = await connectStore(configuration, 0)
    await time('refresh, nothing known', () => refreshStage(configuration, store))
    await time('build', () => siteStage(configuration, store))
    await time('refresh, nothing changed', () => refreshStage(configuration, store))
    await time('build again', () => siteStage(configuration, store))
    await store.close()
    console.log('')
    for (const [stage, seconds] of times) console.log(`${stage.padEnd(26)} ${seconds.toFixed(1)} s`)
    const [product = ''] = globSync('product/*.html', { cwd: configuration.DIST_FOLDER })
    console.table(['index.html', 'store.html', product].map((page) => weighPage(configuration.DIST_FOLDER, page)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
