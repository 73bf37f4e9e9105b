import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { demoCustomer } from '#embedded-store/demo-customer.ts'
import type { Configuration } from '../configuration.ts'
import { ScriptProblem } from '../run-script.ts'
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
  await demandFreePort(PORT)
  const app = await shopApp(configuration, store)
  const server = serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' }, ({ port }) => {
    console.log(`\nThe shop is open: http://localhost:${port}`)
    if (store.embedded) sayWhatIsEmbedded(store.url)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
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
