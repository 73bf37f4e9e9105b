import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** What failed, and what passed only when tried again: where it stands, its name, and the first line of what was wrong. */
  told: string[]
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numFailedTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
})
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string(), '') })) })),
    }),
  ),
})
interface PlaywrightSuite {
  specs: v.InferOutput<typeof PlaywrightSpec>[]
  suites: PlaywrightSuite[]
}
const PlaywrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(PlaywrightSpec),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite)), []),
})
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(PlaywrightSuite),
})

/** Reads the counts of a Vitest JSON report. A file that failed to load counts as a failure. */
export function vitestCount(file: string): Count {
  const report = v.parse(VitestReport, JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    told: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
      if (failed.length === 0 && status === 'failed') return [line('failed', name, message)]
      return failed.map(({ fullName, failureMessages }) =>
        line('failed', `${name} › ${fullName}`, failureMessages[0] ?? ''),
      )
    }),
  }
}

/** Reads the counts of a Playwright JSON report. A test that passed on a further try counts as passed, and is told. */
export function playwrightCount(file: string): Count {
  const { stats, suites } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    told: suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => {
          const message = results.find(({ error }) => error !== undefined)?.error?.message ?? ''
          return line(status === 'flaky' ? 'tried again' : 'failed', `[${projectName}] ${file} › ${title}`, message)
        }),
    ),
  }
}

export function sumCounts(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed, skipped, told }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      told: [...sum.told, ...told],
    }),
    { passed: 0, failed: 0, skipped: 0, told: [] },
  )
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...suite.suites.flatMap(specsOf)]
}

function line(outcome: string, name: string, message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return `${outcome}: ${name}${first === '' ? '' : `: ${first}`}`
}
