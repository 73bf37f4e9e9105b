// Everything: source checks, unit, contract and fault tests, builds, page budgets, the end-to-end suite and the look of
// pages in Chromium, and a walk through the shop in other browsers. With --quick source checks and unit tests alone. With
// --accept-look nothing is tested: the shop as it looks now becomes what it should look like.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptLook } from '../tests/visual/accept-look.ts'
import { findChromium } from './running/chromium.ts'
import { installPackage } from './running/install-package.ts'
import { OTHER_BROWSERS } from './running/other-browsers.ts'
import { runScript } from './running/run-script.ts'
import { sayAtOnce, sideBySide } from './running/side-by-side.ts'
import { type Count, sumCounts } from './running/test-count.ts'
import { ALL_STEPS, QUICK_STEPS } from './running/test-suites.ts'

await runScript(async () => {
  const quick = process.argv.includes('--quick')
  if (!quick) bringWhatTestsNeed()
  if (process.argv.includes('--accept-look')) return acceptLook()
  const sinceMs = performance.now()
  const reports = mkdtempSync(join(tmpdir(), 'hoof-and-husk-test-'))
  const results: { suite: string; count: Count; seconds: number }[] = []
  try {
    for (const { suites, atOnce } of quick ? QUICK_STEPS : ALL_STEPS) {
      await sideBySide(suites, atOnce, async ({ name, run }, say = sayAtOnce) => {
        const began = performance.now()
        say(`\n— ${name}\n`)
        const count = await run(reports, say === sayAtOnce ? undefined : say)
        results.push({ suite: name, count, seconds: secondsSince(began) })
      })
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
  console.log(
    `\n${passed} passed, ${failed} failed, ${skipped} skipped (${secondsSince(sinceMs)} s, some side by side)`,
  )
  if (failed > 0) process.exitCode = 1
})

function secondsSince(ms: number): number {
  return Math.round((performance.now() - ms) / 1000)
}

function bringWhatTestsNeed(): void {
  findChromium()
  // One of the two ways to keep orders in the making; without it its tests are skipped, and say so.
  if (spawnSync('redis-server', ['--version']).status !== 0) installPackage('redis-server')
  // What the README puts in front of the shop.
  if (spawnSync('nginx', ['-v']).status !== 0) installPackage('nginx-light')
  // What publishes to it.
  if (spawnSync('rsync', ['--version']).status !== 0) installPackage('rsync')
  // What the notice of a stopped refresh is written with.
  if (spawnSync('jq', ['--version']).status !== 0) installPackage('jq')
  // The typefaces that looks are drawn with where the shop leaves them to the system (tests/visual/fonts.conf).
  if (!existsSync('/usr/share/fonts/truetype/dejavu')) installPackage('fonts-dejavu-core')
  for (const { packages, isHere } of OTHER_BROWSERS) if (!isHere()) packages.forEach(installPackage)
}
