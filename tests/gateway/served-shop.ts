import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm run serve` as a process of its own, with an embedded store and a page. */
export interface ServedShop {
  /** What it said on either stream so far. */
  said: () => string
  /** The code it ended with. */
  ended: Promise<number | null>
  /** The first match of a pattern in what it says; rejects when it ends before that. */
  hears(pattern: RegExp): Promise<string>
  close(): Promise<void>
}

export function serveShop(settings: NodeJS.ProcessEnv = {}): ServedShop {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-served-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Hoof & Husk</title>')
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_FOLDER: join(folder, 'data'),
      DIST_FOLDER: join(folder, 'dist'),
      PORT: '0',
      EMBEDDED_STORE_PORT: '0',
      ...settings,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  let over = false
  void ended.then(() => (over = true))
  return {
    said: () => said,
    ended,
    async hears(pattern) {
      for (;;) {
        const [whole, part] = pattern.exec(said) ?? []
        if (whole !== undefined) return part ?? whole
        if (over) throw new Error(`It ended without a word of ${pattern}: ${said}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
