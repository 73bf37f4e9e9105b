import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { sourceChecks } from '../checks/source-checks.ts'
import { runCommand } from './run-command.ts'
import type { Say } from './side-by-side.ts'
import { type Count, playwrightCount, sumCounts, vitestCount } from './test-count.ts'

export interface Suite {
  name: string
  /** Reports go to a folder; what is said to the terminal, or to who keeps it for later. */
  run: (reports: string, say: Say | undefined) => Promise<Count>
}

/** Failed end-to-end tests that are run again for their traces; more of them have one cause, which any shows. */
const MOST_TRACED = 5

/** Files that a suite tests at a time. */
const WORKERS = String(availableParallelism())

const source: Suite = { name: 'source', run: (_, say) => sourceChecks(say) }
const unit = vitestSuite('unit', 'vitest.config.ts')
/** As `unit`, but for the longest properties, which try fewer cases each time. */
const quickUnit = vitestSuite('unit', 'vitest.config.ts', { CART_RUNS: '150' })

/** Source checks and unit tests, while one works. */
export const QUICK_STEPS: Suite[][][] = [[[source], [quickUnit]]]

/**
 * One step after the other; the lanes of a step side by side, the suites of a lane one after the other. Most of the time
 * of a suite that starts processes goes by waiting, which others use. What is measured in a browser has the machine for
 * itself.
 */
export const ALL_STEPS: Suite[][][] = [
  [
    [source, ofFolder('build'), ofFolder('preview')],
    [unit, contractSuite(), ...['faults', 'gateway', 'simulation', 'quotation'].map(ofFolder)],
  ],
  [
    [
      { name: 'end to end', run: endToEnd },
      // Of what the end-to-end suite built.
      vitestSuite('built pages', 'tests/built/vitest.config.ts'),
    ],
  ],
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
      return countOf(await runCommand('vitest', arguments_, environment, say), file, vitestCount)
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
      return countOf(await runCommand('node', arguments_, { STORE_API_URL: '' }, say), file, vitestCount)
    },
  }
}

async function endToEnd(reports: string, say: Say | undefined): Promise<Count> {
  const file = join(reports, 'playwright.json')
  const code = await runCommand('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, say)
  const count = countOf(code, file, playwrightCount)
  if (process.env.CI !== undefined && count.failed > 0 && count.failed <= MOST_TRACED) {
    say?.('\nWhat failed runs once more, to leave a trace in test-results; it has failed all the same.\n')
    await runCommand('playwright', ['test', '--last-failed', '--trace', 'on'], {}, say)
  }
  return count
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
