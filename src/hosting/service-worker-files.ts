import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { WORKER_PATH } from '#domain/offline-paths.ts'

const FAREWELL = 'src/offline/farewell.ts'
/** What follows it says how Vite is to bundle it, and stays. */
const WORKER = /^#offline\/service-worker\.ts/
const NAMES = ['service-worker', 'farewell']

/**
 * Publishes the service worker under the name that it always has, or the one that takes its leave where `keeps` is false.
 * The development server has the latter alone: who had the shop from the same address before shall see what is edited.
 */
export function serviceWorker(keeps: boolean): Plugin {
  return {
    name: 'service-worker',
    config: (): UserConfig => ({
      worker: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) => (NAMES.includes(name) ? WORKER_PATH.slice(1) : '_astro/[name].[hash].js'),
          },
        },
      },
      ...(keeps ? {} : { resolve: { alias: [{ find: WORKER, replacement: resolve(FAREWELL) }] } }),
    }),
    configureServer(server) {
      server.middlewares.use(WORKER_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(stripTypeScriptTypes(readFileSync(FAREWELL, 'utf8')))
      })
    },
  }
}
