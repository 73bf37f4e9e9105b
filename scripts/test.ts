// Everything: source checks, unit, contract and fault tests, builds, page budgets, and the end-to-end suite and the look of
// pages in Chromium. With --quick source checks and unit tests alone. With --accept-look nothing is tested: the shop as it
// looks now becomes what it should look like.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptLook } from '../tests/visual/accept-look.ts'
import { sourceChecks } from './checks/source-checks.ts'
import { findChromium } from './running/chromium.ts'
import { installPackage } from './running/install-package.ts'
import { runCommand } from './running/run-command.ts'
import { runScript } from './running/run-script.ts'
import { type Count, playwrightCount, sumCounts, vitestCount } from './running/test-count.ts'

/** Files that are tested at a time: nothing else runs meanwhile. */
const WORKERS = String(availableParallelism())
/** Source checks and unit tests. */
const QUICK_SUITES = 2

await runScript(async () => {
  const quick = process.argv.includes('--quick')
  if (!quick) bringWhatTestsNeed()
  if (process.argv.includes('--accept-look')) return acceptLook()
  const reports = mkdtempSync(join(tmpdir(), 'hoof-and-husk-test-'))
  const suites: [name: string, work: () => Promise<Count>][] = [
    ['source', sourceChecks],
    ['unit', () => vitest(reports, 'unit', 'vitest.config.ts')],
    ['contract', () => contract(reports)],
    ...['faults', 'gateway', 'simulation', 'quotation', 'build', 'preview'].map(ofFolder),
    ['end to end', () => endToEnd(reports)],
    // Of what the end-to-end suite built.
    ['built pages', () => vitest(reports, 'built', 'tests/built/vitest.config.ts')],
  ]
  function ofFolder(name: string): [name: string, work: () => Promise<Count>] {
    return [name, () => vitest(reports, name, `tests/${name}/vitest.config.ts`)]
  }
  const results: { suite: string; count: Count; seconds: number }[] = []
  try {
    for (const [suite, work] of quick ? suites.slice(0, QUICK_SUITES) : suites) {
      console.log(`\n— ${suite}`)
      const sinceMs = performance.now()
      const count = await work()
      results.push({ suite, count, seconds: Math.round((performance.now() - sinceMs) / 1000) })
    }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  console.log('')
  for (const { suite, count, seconds } of results) {
    const { passed, failed, skipped } = count
    console.log(`${suite}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
  }
  const { passed, failed, skipped, told } = sumCounts(results.map(({ count }) => count))
  console.log(['', ...told].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  if (failed > 0) process.exitCode = 1
})

function bringWhatTestsNeed(): void {
  findChromium()
  // One of the two ways to keep orders in the making; without it its tests are skipped, and say so.
  if (spawnSync('redis-server', ['--version']).status !== 0) installPackage('redis-server')
  // What the README puts in front of the shop.
  if (spawnSync('nginx', ['-v']).status !== 0) installPackage('nginx-light')
}

async function vitest(reports: string, name: string, config: string): Promise<Count> {
  const file = join(reports, `${name}.json`)
  const code = await runCommand('vitest', ['run', '--config', config, '--maxWorkers', WORKERS, ...reporters(file)])
  return countOf(code, file, vitestCount)
}

/** The contract is held against the embedded store here, whatever the environment says. */
async function contract(reports: string): Promise<Count> {
  const file = join(reports, 'contract.json')
  const code = await runCommand('node', ['scripts/test-contract.ts', ...reporters(file)], { STORE_API_URL: '' })
  return countOf(code, file, vitestCount)
}

async function endToEnd(reports: string): Promise<Count> {
  const file = join(reports, 'playwright.json')
  const code = await runCommand('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
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
