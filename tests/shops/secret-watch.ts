import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'

/** What must never leave the gateway; each text is looked for as it stands. */
export interface Secret {
  what: string
  text: string
}

/** Keeps everything that a shop's gateway answers and logs, to be searched when the run is over. */
export interface SecretWatch {
  fetch: Hono['fetch']
  log(line: string): void
  /** How many answers of the gateway were searched. */
  heard(): number
  /** Where each secret was found: in an answer, a log line, or a file of the built site. */
  leaks(secrets: Secret[], distFolder: string): string[]
}

/** Texts shorter than this are words that anything may contain. */
const SHORTEST = 8

/** Listens to an app's answers under `/api/` without changing them. */
export function watchSecrets(app: Pick<Hono, 'fetch'>, logged: string[]): SecretWatch {
  const heard: { where: string; text: string }[] = []
  return {
    async fetch(request, ...rest) {
      const answer = await app.fetch(request, ...rest)
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/')) {
        const headers = JSON.stringify([...answer.headers])
        heard.push({ where: `${request.method} ${pathname}`, text: headers + (await answer.clone().text()) })
      }
      return answer
    },
    log: (line) => void logged.push(line),
    heard: () => heard.length,
    leaks(secrets, distFolder) {
      const told = secrets.filter(({ text }) => text.length >= SHORTEST)
      const places = [
        ...heard,
        ...logged.map((text) => ({ where: 'log', text })),
        ...readdirSync(distFolder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(?:html|js|css|json|xml|txt|map|svg)$|^_/.test(entry.name))
          .map(({ parentPath, name }) => ({ where: name, text: readFileSync(join(parentPath, name), 'utf8') })),
      ]
      const found = places.flatMap(({ where, text }) =>
        told.filter((secret) => text.includes(secret.text)).map(({ what }) => `${what} in ${where}`),
      )
      return [...new Set(found)]
    },
  }
}
