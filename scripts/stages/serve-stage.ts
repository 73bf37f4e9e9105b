import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { demoCustomer } from '#embedded-store/demo-customer.ts'
import { drain, openServer } from '#gateway/bounded-server.ts'
import { createMetrics, metricsApp } from '#gateway/metrics.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'
import { mailWarnings } from '../settings/mail-settings.ts'
import { demandFreePort } from '../settings/ports.ts'
import { connectionsPerAddress, demandSafeStart } from '../settings/safe-settings.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { isCutOffBeside, shownBuild } from '../site/build-folders.ts'
import { damagedFiles } from '../site/damaged-files.ts'
import { recoverDist } from '../site/switch-over.ts'
import { afterPictures, type LatePictures } from './late-pictures.ts'
import { shopApp } from './shop-app.ts'

/**
 * Serves dist/ until the process is told to stop; pictures that are still to be made, as they are asked for. Throws
 * ScriptProblem when there is nothing to serve.
 */
export async function serveStage(
  configuration: Configuration,
  store: StoreConnection,
  late?: LatePictures,
): Promise<void> {
  const { PORT, METRICS_PORT, DIST_FOLDER } = configuration
  recoverDist(DIST_FOLDER)
  if (!existsSync(join(DIST_FOLDER, 'index.html'))) {
    throw new ScriptProblem('There is no dist/ to serve. Run npm run build first, or npm start for both.')
  }
  demandWholeSite(DIST_FOLDER)
  const warnings = [...demandSafeStart(configuration), ...mailWarnings(configuration)]
  for (const warning of warnings) console.warn(`⚠ ${warning}`)
  await demandFreePort(PORT, 'PORT')
  if (METRICS_PORT !== undefined) await demandFreePort(METRICS_PORT, 'METRICS_PORT')
  const metrics = createMetrics()
  const app = await shopApp(configuration, store, { metrics })
  const server = await openServer({
    fetch: late === undefined ? app.fetch : afterPictures(app, late),
    port: PORT,
    connectionsPerAddress: connectionsPerAddress(configuration),
  })
  const servers = [server]
  console.log(`\nThe shop is open: http://localhost:${portOf(server)}`)
  if (store.embedded) sayWhatIsEmbedded(store.url)
  if (METRICS_PORT !== undefined) {
    const figures = await openServer({
      fetch: metricsApp(metrics).fetch,
      port: METRICS_PORT,
      connectionsPerAddress: 0,
    })
    servers.push(figures)
    console.log(`Prometheus reads its figures at http://127.0.0.1:${portOf(figures)}/api/metrics`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      late?.stop()
      const endMs = performance.now() + DRAIN_MS
      void Promise.all(servers.map((server) => drain(server, DRAIN_MS)))
        .then(() => app.close(Math.max(0, endMs - performance.now())))
        .then(() => store.close())
    })
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** What is under way may be an order, also one that goes on after its answer: all of it has this long to end. */
export const DRAIN_MS = 25_000

/** Throws ScriptProblem when the last build was cut off, with the machine perhaps, and the site is not what was written. */
function demandWholeSite(dist: string): void {
  const build = shownBuild(dist)
  const [damaged] = build !== undefined && isCutOffBeside(build) ? damagedFiles(build, 1) : []
  if (damaged === undefined) return
  throw new ScriptProblem(
    `dist/ was damaged when a build was cut off (${damaged}). Run npm run build to make it whole.`,
  )
}

function sayWhatIsEmbedded(storeUrl: string): void {
  const { email, password } = demoCustomer
  console.log(`Log in as its demo customer: ${email} with the password ${password}`)
  console.log(`Mails that it sends lie at   ${storeUrl}/outbox`)
}
