// Everything: source checks, unit, contract and fault tests, builds, page budgets, and the end-to-end suite and the look of
// pages in Chromium. With --accept-look nothing is tested: the shop as it looks now becomes what it should look like.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptLook } from '../tests/visual/accept-look.ts'
import { sourceChecks } from './checks/source-checks.ts'
import { findChromium } from './chromium.ts'
import { installPackage } from './install-package.ts'
import { runCommand } from './run-command.ts'
import { runScript } from './run-script.ts'
import { type Count, playwrightCount, sumCounts, vitestCount } from './test-count.ts'

await runScript(async () => {
  findChromium()
  if (process.argv.includes('--accept-look')) return acceptLook()
  // One of the two ways to keep orders in the making; without it its tests are skipped, and say so.
  if (spawnSync('redis-server', ['--version']).status !== 0) installPackage('redis-server')
  // What the README puts in front of the shop.
  if (spawnSync('nginx', ['-v']).status !== 0) installPackage('nginx-light')
  const reports = mkdtempSync(join(tmpdir(), 'hoof-and-husk-test-'))
  const counts: [suite: string, count: Count][] = []
  const run = async (suite: string, work: () => Promise<Count>) => {
    console.log(`\n— ${suite}`)
    counts.push([suite, await work()])
  }
  try {
    await run('source', sourceChecks)
    await run('unit', () => vitest(reports, 'unit', ['run']))
    await run('contract', () => contract(reports))
    await run('faults', () => vitest(reports, 'faults', ['run', '--config', 'tests/faults/vitest.config.ts']))
    await run('gateway', () => vitest(reports, 'gateway', ['run', '--config', 'tests/gateway/vitest.config.ts']))
    await run('simulation', () =>
      vitest(reports, 'simulation', ['run', '--config', 'tests/simulation/vitest.config.ts']),
    )
    await run('quotation', () => vitest(reports, 'quotation', ['run', '--config', 'tests/quotation/vitest.config.ts']))
    await run('build', () => vitest(reports, 'build', ['run', '--config', 'tests/build/vitest.config.ts']))
    await run('preview', () => vitest(reports, 'preview', ['run', '--config', 'tests/preview/vitest.config.ts']))
    await run('end to end', () => endToEnd(reports))
    await run('built pages', () => vitest(reports, 'built', ['run', '--config', 'tests/built/vitest.config.ts']))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  console.log('')
  for (const [suite, { passed, failed, skipped }] of counts) {
    console.log(`${suite}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
  const { passed, failed, skipped } = sumCounts(counts.map(([, count]) => count))
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  if (failed > 0) process.exitCode = 1
})

async function vitest(reports: string, name: string, arguments_: string[]): Promise<Count> {
  const file = join(reports, `${name}.json`)
  const code = await runCommand('vitest', [...arguments_, ...reporters(file)])
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
  const count = existsSync(file) ? read(file) : { passed: 0, failed: 0, skipped: 0 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
