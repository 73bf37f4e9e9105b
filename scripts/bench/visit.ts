import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findWholeChromium } from '../running/chromium.ts'
import { ScriptProblem } from '../running/run-script.ts'

const LONGEST_MS = 60_000

/** What the visitor reports: times are absolute. */
const Told = v.object({
  what: v.string(),
  leftAtMs: v.number(),
  shownAtMs: v.optional(v.number(), 0),
  readyBefore: v.optional(v.boolean(), false),
  fromCache: v.optional(v.boolean(), false),
  deliveryType: v.optional(v.string(), ''),
  largestPaintMs: v.optional(v.number(), 0),
  /** When what was waited for came. */
  steps: v.optional(v.record(v.string(), v.number()), {}),
  path: v.optional(v.string(), ''),
  /** Why Back made a page anew, as the browser says it. */
  reasons: v.optional(v.array(v.string()), []),
})
export type Told = v.InferOutput<typeof Told>

/** A browser of its own, with nothing in its cache; `answer` says what its visitor does next. */
export async function visit(url: string, answer: (told: Told) => Promise<object | 'done'>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'next-page-'))
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  const desk = createServer(async (request, response) => {
    const texts = await request.setEncoding('utf8').toArray()
    try {
      const next = await answer(v.parse(Told, JSON.parse(texts.join(''))))
      response.setHeader('access-control-allow-origin', '*')
      response.end(JSON.stringify(next))
      if (next === 'done') end()
    } catch (error) {
      fail(error)
    }
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const browser = spawn(findWholeChromium(), [...flags(folder, visitor(folder, desk)), url], { stdio: 'ignore' })
  const late = setTimeout(() => fail(new ScriptProblem(`The visitor of ${url} was never done.`)), LONGEST_MS)
  try {
    await ended
  } finally {
    clearTimeout(late)
    browser.kill('SIGKILL')
    await once(browser, 'exit')
    desk.closeAllConnections()
    desk.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The folder of the extension, which is told where the bench listens. */
function visitor(folder: string, desk: Server): string {
  const address = desk.address()
  const port = typeof address === 'object' ? address?.port : 0
  const source = join(import.meta.dirname, 'visitor')
  const extension = join(folder, 'visitor')
  cpSync(source, extension, { recursive: true })
  const script = readFileSync(join(source, 'visitor.js'), 'utf8')
  writeFileSync(join(extension, 'visitor.js'), `const BENCH = 'http://127.0.0.1:${port}'\n${script}`)
  return extension
}

function flags(folder: string, extension: string): string[] {
  return [
    '--headless=new',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${join(folder, 'profile')}`,
    `--load-extension=${extension}`,
    '--disable-features=DisableLoadExtensionCommandLineSwitch,LocalNetworkAccessChecks',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--window-size=1440,900',
  ]
}
