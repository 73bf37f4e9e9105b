import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { demoCustomer } from '#embedded-store/demo-customer.ts'
import { openServer } from '#gateway/bounded-server.ts'
import type { Configuration } from '../configuration.ts'
import { ScriptProblem } from '../run-script.ts'
import { connectionsPerAddress, demandSafeStart } from '../safe-settings.ts'
import { recoverDist } from '../site/switch-over.ts'
import type { StoreConnection } from '../store-connection.ts'
import { shopApp } from './shop-app.ts'

/** Serves dist/ until the process is told to stop. Throws ScriptProblem when there is nothing to serve. */
export async function serveStage(configuration: Configuration, store: StoreConnection): Promise<void> {
  const { PORT, DIST_FOLDER } = configuration
  recoverDist(DIST_FOLDER)
  if (!existsSync(join(DIST_FOLDER, 'index.html'))) {
    throw new ScriptProblem('There is no dist/ to serve. Run npm run build first, or npm start for both.')
  }
  for (const warning of demandSafeStart(configuration)) console.warn(`⚠ ${warning}`)
  await demandFreePort(PORT)
  const app = await shopApp(configuration, store)
  const server = await openServer({
    fetch: app.fetch,
    port: PORT,
    connectionsPerAddress: connectionsPerAddress(configuration),
  })
  const address = server.address()
  console.log(`\nThe shop is open: http://localhost:${typeof address === 'object' ? address?.port : PORT}`)
  if (store.embedded) sayWhatIsEmbedded(store.url)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void store.close()
    })
  }
}

function sayWhatIsEmbedded(storeUrl: string): void {
  const { email, password } = demoCustomer
  console.log(`Log in as its demo customer: ${email} with the password ${password}`)
  console.log(`Mails that it sends lie at   ${storeUrl}/outbox`)
}

/** Throws ScriptProblem when something else listens on the port already. */
export async function demandFreePort(port: number): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (!free) throw new ScriptProblem(`Port ${port} is in use. Set PORT to another one, as in: PORT=4400 npm start`)
}
