// The demo shop in gateway mode, as the checkout that is named builds it: `node bench-shop.ts FOLDER`, from that folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ScriptProblem } from '../running/run-script.ts'

if (process.argv[1] === import.meta.filename) await serveShop(process.argv[2] ?? '.')

/** Builds and serves the shop of a checkout, in a process of its own. */
export async function openBenchShop(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, [import.meta.filename, folder], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [origin] = await Promise.race([once(server, 'message'), once(server, 'exit')])
  if (typeof origin !== 'string') throw new ScriptProblem('The shop could not be opened (see above).')
  return { origin, stop: () => server.kill() }
}

/** With the checkout's own code, and the folder of the process beside it. */
async function serveShop(checkout: string): Promise<void> {
  const { openShop } = await import(resolve(checkout, 'tests/shops/open-shop.ts'))
  const settings = { STOREFRONT_MODE: 'gateway' }
  const { origin } = await openShop({ name: 'bench-next-page', data: 'bench-next-page', settings })
  process.send?.(origin)
}
