// From the click on a card to the product shown, and Back, over a line of 10 Mbit/s and 40 ms, in a whole Chromium that
// no debugger is attached to. `npm run bench -- next-page [FOLDER]` also measures what the checkout in that folder builds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { findWholeChromium } from '../running/chromium.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

const RUNS = Number(process.env.RUNS ?? 6)
const LONGEST_MS = 60_000
const LINE = { bitsPerSecond: 10_000_000, latencyMs: 40 }
/** A card of the first screen, and one that no window of this size shows. */
const [SEEN, UNSEEN] = [1, 40]

interface Case {
  what: string
  path: string
  first: object
}

const CASES: Case[] = [
  { what: 'hovered for 300 ms', path: '/store', first: { act: 'hover', card: SEEN } },
  { what: 'in sight', path: '/store', first: { act: 'click', card: SEEN } },
  { what: 'neither', path: '/store', first: { act: 'click', card: UNSEEN } },
]

const Told = v.object({
  what: v.string(),
  leftAtMs: v.number(),
  shownAtMs: v.optional(v.number(), 0),
  readyBefore: v.optional(v.boolean(), false),
  fromCache: v.optional(v.boolean(), false),
  deliveryType: v.optional(v.string(), ''),
  largestPaintMs: v.optional(v.number(), 0),
  steps: v.optional(v.record(v.string(), v.number()), {}),
})
type Told = v.InferOutput<typeof Told>

if (process.argv[2] === 'serve') await serveShop(process.argv[3] ?? '.')
else await runScript(measure)

/** With the checkout's own code, and the folder of the process beside it. */
async function serveShop(checkout: string): Promise<void> {
  const { openShop } = await import(resolve(checkout, 'tests/shops/open-shop.ts'))
  const settings = { STOREFRONT_MODE: 'gateway' }
  const { origin } = await openShop({ name: 'bench-next-page', data: 'bench-next-page', settings })
  process.send?.(origin)
}

async function measure(): Promise<void> {
  const checkouts = [...process.argv.slice(2), '.'].map((folder) => resolve(folder))
  const shops: { folder: string; line: SlowLine; stop: () => void }[] = []
  try {
    for (const folder of checkouts) {
      const server = spawn(process.execPath, [import.meta.filename, 'serve', folder], {
        cwd: folder,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      const [origin] = await Promise.race([once(server, 'message'), once(server, 'exit')])
      if (typeof origin !== 'string') throw new ScriptProblem('The shop could not be opened (see above).')
      const line = await openSlowLine(Number(new URL(origin).port), LINE)
      shops.push({ folder, line, stop: () => server.kill() })
    }
    const figures = new Map<string, Record<string, (number | string)[]>>()
    // By turns, so that whatever else the machine does meets all alike.
    for (let run = 0; run < RUNS; run += 1) {
      for (const { folder, line } of shops) {
        console.log(`run ${run + 1} of ${RUNS}: ${folder}`)
        for (const one of CASES) note(figures, `${folder}: ${one.what}`, await follow(line, one))
        for (const path of ['/store', '/product/010101'])
          note(figures, `${folder}: first ${path}`, await rest(line, path))
      }
    }
    console.table(Object.fromEntries([...figures].map(([name, kept]) => [name, medians(kept)])))
  } finally {
    for (const { line, stop } of shops) {
      line.close()
      stop()
    }
  }
}

/** From a list to a product and back. */
async function follow(line: SlowLine, { path, first }: Case): Promise<Record<string, number | string>> {
  const steps: (Told & { asked: number })[] = []
  const plan = [first, { act: 'back' }]
  await visit(line.origin + path, async (told) => {
    if (told.what === 'leaving' || told.what === 'shown') steps.push({ ...told, asked: line.asked().length })
    return told.what === 'shown' ? (plan.shift() ?? 'done') : {}
  })
  const [, , product, leavingAgain, list] = steps
  if (!product || !leavingAgain || !list) throw new ScriptProblem(`The visitor of ${path} got lost.`)
  const how = product.readyBefore ? 'prerendered' : product.deliveryType || 'fetched'
  return {
    'click ms': product.shownAtMs - product.leftAtMs,
    'back ms': list.shownAtMs - list.leftAtMs,
    requests: product.asked + leavingAgain.asked,
    how,
    back: list.fromCache ? 'kept whole' : 'made anew',
    ...Object.fromEntries(
      Object.entries(product.steps).map(([step, atMs]) => [step, Math.max(0, atMs - product.leftAtMs)]),
    ),
  }
}

/** A first visit: its largest paint, and what it asks for. */
async function rest(line: SlowLine, path: string): Promise<Record<string, number>> {
  let largestPaintMs = 0
  await visit(line.origin + path, async (told) => {
    if (told.what === 'shown') return { act: 'rest' }
    largestPaintMs = told.largestPaintMs
    return 'done'
  })
  return { 'largest paint ms': largestPaintMs, requests: line.asked().length }
}

/** A browser of its own, with nothing in its cache; `answer` says what its visitor does next. */
async function visit(url: string, answer: (told: Told) => Promise<object | 'done'>): Promise<void> {
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

function note(
  figures: Map<string, Record<string, (number | string)[]>>,
  name: string,
  values: Record<string, number | string>,
): void {
  const kept = figures.get(name) ?? {}
  for (const [key, value] of Object.entries(values)) kept[key] = [...(kept[key] ?? []), value]
  figures.set(name, kept)
}

/** Of words, each that came up. */
function medians(kept: Record<string, (number | string)[]>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(kept).map(([key, values]) => {
      const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
      return [key, Math.round(numbers[Math.floor(numbers.length / 2)] ?? Number.NaN) || [...new Set(values)].join(', ')]
    }),
  )
}
