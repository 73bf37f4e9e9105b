import { unwatchFile, watchFile } from 'node:fs'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Plugin } from 'vite'

const WATCH_MS = 300

/**
 * Lets Astro's development server pass the preview's "Refresh" on to where the store's key is known, and tells open
 * pages when another snapshot lies in its place; also one that was still opening when it came there, as soon as it says
 * what it was made of.
 */
export function previewRefresh(to: {
  snapshotFile: string | undefined
  /** What pages say of the file that they are made of. */
  editionOf: (file: string) => string
  address: string | undefined
  token: string | undefined
}): Plugin {
  return {
    name: 'preview-refresh',
    configureServer(server) {
      const { snapshotFile, editionOf, address, token } = to
      if (address !== undefined && token !== undefined) server.middlewares.use(passRefreshOn(address, token))
      if (snapshotFile === undefined) return
      server.environments.client.hot.on('preview:shown', (edition, page) => {
        if (edition !== editionOf(snapshotFile)) page.send('preview:snapshot')
      })
      // Asked for again and again, since a file that is replaced takes a watch on itself along.
      const tell = (now: { ino: number; mtimeMs: number }, before: typeof now) => {
        if (now.ino === 0 || (now.ino === before.ino && now.mtimeMs === before.mtimeMs)) return
        for (const { name, hot } of Object.values(server.environments)) {
          // Astro then forgets which pages there are.
          if (name !== 'client') hot.send('astro:content-changed', {})
        }
        server.environments.client.hot.send('preview:snapshot')
      }
      watchFile(snapshotFile, { interval: WATCH_MS }, tell)
      server.httpServer?.once('close', () => unwatchFile(snapshotFile, tell))
    },
  }
}

/** Answers `POST /_preview/refresh` of the server's own pages with what `address` answers; the token stays here. */
export function passRefreshOn(address: string, token: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== '/_preview/refresh') {
      next()
      return
    }
    if (request.method !== 'POST' || !isOwnPage(request)) {
      response.writeHead(request.method === 'POST' ? 403 : 405).end()
      return
    }
    // Not `fetch`, which waits for five minutes: a large store takes longer.
    const asked = ask(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      pipeline(answer, response).catch(() => undefined)
    })
    asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end())).end()
  }
}

/** Browsers say from where they ask; what says nothing is no page. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === headers.host
}
