import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** Letters of one message. */
const LONGEST_TOLD = 600

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** What failed: where it stands, its name, and in short what was wrong; and what this machine lacks. */
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
const PlaywrightError = v.object({
  message: v.optional(v.string(), ''),
  location: v.optional(v.object({ file: v.string(), line: v.number() })),
})
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.optional(v.array(PlaywrightError), []) })),
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
  /** What is wrong outside every test, as a secret that was told. */
  errors: v.optional(v.array(PlaywrightError), []),
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
      if (failed.length === 0 && status === 'failed') return [told(name, [inShort(message)])]
      return failed.map(({ fullName, failureMessages }) =>
        told(`${name} › ${fullName}`, [inShort(failureMessages[0] ?? '')]),
      )
    }),
  }
}

/** Names the projects in which a test of a Playwright JSON report failed. */
export function failedProjects(file: string): Set<string> {
  const ran = playwrightReport(file)
    .suites.flatMap(specsOf)
    .flatMap(({ tests }) => tests)
  return new Set(ran.filter(hasFailed).map(({ projectName }) => projectName))
}

/** Reads the counts of a Playwright JSON report; an error outside every test counts as a failure. A test that passed on a further try has failed before: that counts. */
export function playwrightCount(file: string): Count {
  const { stats, suites, errors: outside } = playwrightReport(file)
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.filter(hasFailed).map(({ projectName, results }) => {
      const errors = results.find(({ errors }) => errors.length > 0)?.errors ?? []
      return told(`[${projectName}] ${file} › ${title}`, errors.map(inShortWithPlace))
    }),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + outside.length,
    skipped: stats.skipped,
    told: [...failed, ...outside.map((error) => told('outside every test', [inShortWithPlace(error)]))],
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

function playwrightReport(file: string): v.InferOutput<typeof PlaywrightReport> {
  return v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
}

function hasFailed({ status }: { status: string }): boolean {
  return status === 'unexpected' || status === 'flaky'
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...suite.suites.flatMap(specsOf)]
}

function told(name: string, problems: string[]): string {
  return ['failed', name, problems.filter((problem) => problem !== '').join('; ')]
    .filter((part) => part !== '')
    .join(': ')
}

/** What an expectation said, and where it stands: a test that ran out of time has several such. */
function inShortWithPlace({ message, location }: v.InferOutput<typeof PlaywrightError>): string {
  return inShort(message) + (location === undefined ? '' : ` (${basename(location.file)}:${location.line})`)
}

/** The first line; expected and received, as two values or as the lines that differ; how long it waited; a property's seed and counterexample. */
function inShort(message: string): string {
  const [first = '', ...lines] = stripVTControlCharacters(message).split('\n')
  const figures = lines.filter((line) => /^(?:(?:Expected|Received|Counterexample|Timeout)\b|[-+] |\{ seed)/.test(line))
  return [first, ...figures.map((line) => line.replaceAll(/\s+/g, ' '))].join(', ').slice(0, LONGEST_TOLD)
}
