import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { sourceChecks } from '../checks/source-checks.ts'
import { OTHER_BROWSERS } from './other-browsers.ts'
import { runCommand } from './run-command.ts'
import { shopsOf } from './shops-of-projects.ts'
import type { Say } from './side-by-side.ts'
import { type Count, failedProjects, playwrightCount, sumCounts, vitestCount } from './test-count.ts'

export interface Suite {
  name: string
  /** Reports go to a folder; what is said to the terminal, or to who keeps it for later. */
  run: (reports: string, say: Say | undefined) => Promise<Count>
}

/** End-to-end tests of which a trace is recorded when they fail on CI; more at a time have one cause, and its trace. */
const MOST_TRACED = 4

/** Files that a suite tests at a time. */
const WORKERS = String(availableParallelism())

const source: Suite = { name: 'source', run: (_, say) => sourceChecks(say) }
const unit = vitestSuite('unit', 'vitest.config.ts')
/** As `unit`, but for the longest properties, which try fewer cases each time. */
const quickUnit = vitestSuite('unit', 'vitest.config.ts', { CART_RUNS: '150' })

/** Suites that run in their order, so many at a time. */
export interface Step {
  suites: Suite[]
  atOnce: number
}

/** Source checks and unit tests, while one works. */
export const QUICK_STEPS: Step[] = [{ suites: [source, quickUnit], atOnce: 2 }]

/**
 * One step after the other. Most of the time of a suite that starts processes goes by waiting, which another uses; what
 * takes longest begins first, so that neither waits for the other at the end. What is measured in a browser has the
 * machine for itself.
 */
export const ALL_STEPS: Step[] = [
  {
    suites: [
      source,
      unit,
      ...['build', 'gateway', 'faults'].map(ofFolder),
      { name: 'other browsers', run: otherBrowsers },
      ...['preview', 'simulation', 'quotation'].map(ofFolder),
      contractSuite(),
    ],
    atOnce: 2,
  },
  {
    suites: [
      { name: 'end to end', run: endToEnd },
      // Of what the end-to-end suite built.
      vitestSuite('built pages', 'tests/built/vitest.config.ts'),
    ],
    atOnce: 1,
  },
]

function ofFolder(name: string): Suite {
  return vitestSuite(name, `tests/${name}/vitest.config.ts`)
}

function vitestSuite(name: string, config: string, environment: NodeJS.ProcessEnv = {}): Suite {
  return {
    name,
    async run(reports, say) {
      const file = join(reports, `${name}.json`)
      const arguments_ = ['run', '--config', config, '--maxWorkers', WORKERS, ...reporters(file)]
      return countOf(await runCommand('vitest', arguments_, { ...process.env, ...environment }, say), file, vitestCount)
    },
  }
}

/** The contract is held against the embedded store here, whatever the environment says. */
function contractSuite(): Suite {
  return {
    name: 'contract',
    async run(reports, say) {
      const file = join(reports, 'contract.json')
      const arguments_ = ['scripts/test-contract.ts', ...reporters(file)]
      return countOf(
        await runCommand('node', arguments_, { ...process.env, STORE_API_URL: '', STORE_API_KEY: '' }, say),
        file,
        vitestCount,
      )
    },
  }
}

/** In a browser that is not here nothing was tried: that is told with what failed. */
async function otherBrowsers(reports: string, say: Say | undefined): Promise<Count> {
  const count = await ofFolder('browsers').run(reports, say)
  const missing = OTHER_BROWSERS.filter(({ isHere }) => !isHere())
  const words = missing.map(
    ({ name, packages }) => `skipped: ${name} is not here (apt-get install ${packages.join(' ')})`,
  )
  return { ...count, told: [...count.told, ...words] }
}

/**
 * Recording a trace takes a quarter of the time of a test. So on CI what has failed runs again for that alone, whatever
 * comes of it: it stays failed.
 */
async function endToEnd(reports: string, say: Say | undefined): Promise<Count> {
  const report = join(reports, 'playwright.json')
  const count = await playwright(report, [], { WHOLE_SUITE: 'true' }, say)
  if (process.env.CI === undefined || count.failed === 0 || count.failed > MOST_TRACED) return count
  // What is wrong outside every test leaves none to run again.
  const projects = existsSync(report) ? [...failedProjects(report)] : []
  if (projects.length === 0) return count
  say?.('\nWhat failed runs once more, for a trace in test-results. It stays failed.\n')
  const options = ['--last-failed', '--trace', 'on', ...projects.map((project) => `--project=${project}`)]
  const traced = await playwright(join(reports, 'traced.json'), options, { TEST_SHOPS: shopsOf(projects) }, say)
  return { ...count, told: [...count.told, `with a trace: ${traced.passed} passed, ${traced.failed} failed again`] }
}

async function playwright(
  file: string,
  options: string[],
  environment: NodeJS.ProcessEnv,
  say: Say | undefined,
): Promise<Count> {
  const surroundings = { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await runCommand('playwright', ['test', ...options], surroundings, say)
  return countOf(code, file, playwrightCount)
}

function reporters(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

/** A suite that broke before it could count has failed once. */
function countOf(code: number, file: string, read: (file: string) => Count): Count {
  const count = existsSync(file) ? read(file) : sumCounts([])
  if (code === 0 || count.failed > 0) return count
  return {
    ...count,
    failed: 1,
    told: [...count.told, `failed: ${file} tells of no failure, but the command ended with ${code}`],
  }
}
