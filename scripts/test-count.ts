import { readFileSync } from 'node:fs'
import * as v from 'valibot'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numFailedTestSuites: v.number(),
})
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/** Reads the counts of a Vitest JSON report. A file that failed to load counts as a failure. */
export function vitestCount(file: string): Count {
  const report = v.parse(VitestReport, JSON.parse(readFileSync(file, 'utf8')))
  const failed = report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }
}

/** Reads the counts of a Playwright JSON report. A test that passed on a further try counts as passed; Playwright names it. */
export function playwrightCount(file: string): Count {
  const { stats } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

export function sumCounts(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
