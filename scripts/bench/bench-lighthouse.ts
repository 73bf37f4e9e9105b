// What Lighthouse says of the home, store and product pages: its mobile settings, the built shop served by our own server
// in gateway mode. Medians of five runs a page. `node scripts/bench/bench-lighthouse.ts serve` is the process that serves.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright/test'
import { freePort } from '../../tests/free-port.ts'
import { openShop, TEST_FOLDER } from '../../tests/shops/open-shop.ts'
import { findWholeChromium } from '../running/chromium.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { median } from './median.ts'

const RUNS = 5
const PAGES = { home: '/', store: '/store', product: '/product/010101' }
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
}
const MEASURES = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}
const REPORTS = join(TEST_FOLDER, 'lighthouse')

if (process.argv[2] === 'serve') await serveShop()
else await runScript(measure)

async function serveShop(): Promise<void> {
  const settings = { STOREFRONT_MODE: 'gateway' }
  const { origin } = await openShop({ name: 'bench-lighthouse', data: 'bench-lighthouse', settings })
  process.send?.(origin)
}

async function measure(): Promise<void> {
  mkdirSync(REPORTS, { recursive: true })
  // A process of its own: the one that measures is busy, and would answer late.
  const server = spawn(process.execPath, [import.meta.filename, 'serve'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const [origin] = await Promise.race([once(server, 'message'), once(server, 'exit')])
    if (typeof origin !== 'string') throw new ScriptProblem('The shop could not be opened (see above).')
    const rows = []
    const complaints = new Set<string>()
    for (const [name, path] of Object.entries(PAGES)) {
      const results: Result[] = []
      while (results.length < RUNS) {
        console.log(`${path}: run ${results.length + 1} of ${RUNS}`)
        results.push(await audit(origin + path, join(REPORTS, `${name}.html`)))
      }
      rows.push({ page: path, ...medians(results) })
      for (const title of results.flatMap(complaintsOf)) complaints.add(`  ${path}: ${title}`)
      console.log(`  benchmark index of this machine: ${results.at(-1)?.environment.benchmarkIndex}`)
    }
    console.table(rows)
    if (complaints.size > 0) console.log(['Points were lost in at least one run for:', ...complaints].join('\n'))
    console.log(`The last report of each page: ${relative(process.cwd(), REPORTS)}`)
  } finally {
    server.kill()
  }
}

/** A run in a browser of its own, with nothing in its cache; one that Lighthouse itself could not finish is repeated. */
async function audit(url: string, reportFile: string, triesLeft = 2): Promise<Result> {
  const port = await freePort()
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const quiet = ['--disable-background-networking', '--disable-component-update']
  const args = [`--remote-debugging-port=${port}`, ...quiet, ...sandbox]
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args })
  try {
    const onlyCategories = Object.values(CATEGORIES)
    const answer = await lighthouse(url, { port, logLevel: 'error', output: 'html', onlyCategories })
    const failure = answer?.lhr.runtimeError
    if (answer === undefined || failure !== undefined) {
      if (triesLeft > 0) return await audit(url, reportFile, triesLeft - 1)
      throw new ScriptProblem(`Lighthouse could not look at ${url}: ${failure?.message ?? 'no answer'}`)
    }
    writeFileSync(reportFile, answer.report.toString())
    return answer.lhr
  } finally {
    await browser.close()
  }
}

function medians(results: Result[]): Record<string, number> {
  const scores = Object.entries(CATEGORIES).map(([name, id]) => {
    return [name, median(results.map(({ categories }) => Math.round(100 * (categories[id]?.score ?? 0))))]
  })
  const measures = Object.entries(MEASURES).map(([name, id]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? 0))
    return [name, name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value)]
  })
  return Object.fromEntries([...scores, ...measures])
}

/** What took points in any category. */
function complaintsOf({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighed.flatMap(({ id }) => {
    const { score = null, title = id } = audits[id] ?? {}
    return score === null || score === 1 ? [] : [title]
  })
}
