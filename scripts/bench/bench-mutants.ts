// Changes lines of the source one by one and looks whether a test fails: npm run bench -- mutants [folders or files]
// as in `mutants search` or `mutants src/domain/money.ts 'src/gateway/session*.ts'`; without any, every folder in turn,
// which takes many hours. Prints what survived and a score for each file and folder. docs/mutants.md has the figures.
// With `--tests=PATTERN` only those test files are run: one that is about the file at hand says the same in a tenth of
// the time. With `--since=COMMIT` only lines are changed that were written since; it fails where fewer than 85 % are noticed.
// With `--again` what was tried before is believed, but where the line changed, or a test that saw or missed it.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { changedLines } from './changed-lines.ts'
import { mutantScores, percentNoticed, placeOf } from './mutant-scores.ts'
import { isMutated, MUTATED_FOLDERS, testsOf } from './mutant-tests.ts'

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>

const LEAST_PERCENT = 85

await runScript(async () => {
  const options = { tests: { type: 'string' }, since: { type: 'string' }, again: { type: 'boolean' } } as const
  const { values, positionals: wanted } = parseArgs({ options, allowPositionals: true })
  const files =
    values.since === undefined ? sources(wanted.length === 0 ? MUTATED_FOLDERS : wanted) : since(values.since)
  if (files.length === 0 && values.since === undefined)
    throw new ScriptProblem(`No source is named so in ${MUTATED_FOLDERS.join(', ')}.`)
  const [scores, all]: [string[], Mutants] = [[], []]
  for (const folder of MUTATED_FOLDERS) {
    const own = files.filter((file) => file.startsWith(`src/${folder}/`))
    if (own.length === 0) continue
    const mutants = await run(folder, own, values.tests ?? testsOf(folder).join(), values)
    scores.push(...mutantScores(folder, mutants))
    all.push(...mutants)
  }
  console.log(scores.length === 0 ? 'There was nothing to change.' : scores.join('\n'))
  if (values.since === undefined || (percentNoticed(all) ?? 100) >= LEAST_PERCENT) return
  throw new ScriptProblem(
    `Of the lines of this change tests notice less than ${LEAST_PERCENT} %. What they miss stands above.`,
  )
})

/** What folders, files and patterns name, without tests and what only tests use. */
function sources(wanted: readonly string[]): string[] {
  const patterns = wanted.map((name) => (/[/*]/.test(name) ? name : `src/${name}/**/*.ts`))
  return globSync(patterns)
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isMutated)
    .toSorted()
}

/** Lines that were written since a commit, as `file:from-to`. */
function since(commit: string): string[] {
  const options = { encoding: 'utf8', maxBuffer: 100_000_000 } as const
  const diff = execFileSync('git', ['diff', '--unified=0', '--no-ext-diff', `${commit}...HEAD`, '--', 'src'], options)
  return changedLines(diff).filter((lines) => isMutated(lines.slice(0, lines.lastIndexOf(':'))))
}

/** A copy of the project stands in the data folder meanwhile, and afterwards what came out. */
async function run(
  folder: string,
  files: string[],
  tests: string,
  { again = false, since: commit }: { again?: boolean | undefined; since?: string | undefined },
): Promise<Mutants> {
  process.env.MUTANT_TESTS = tests
  // Of the longest properties a few cases are enough to notice a change.
  process.env.CART_RUNS = '60'
  process.env.PLACING_RUNS = '10'
  process.env.PLACING_LINES = '1,3'
  process.env.SIMULATED_ORDERS = '120'
  process.env.SEARCH_EVERY = '500'
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    dryRunTimeoutMinutes: 20,
    // Of some lines of a file nothing is kept.
    incremental: commit === undefined,
    incrementalFile: `.data/mutants-${folder}.json`,
    force: !again,
    // A mutant that takes longer counts as noticed, so a busy machine must not be taken for one.
    timeoutMS: 10_000,
    timeoutFactor: 4,
    disableTypeChecks: false,
    ignorePatterns: ['/.data', '/dist*', '/public', '/docs', '/test-results', '/tests/visual'],
    tempDirName: '.data/mutants',
    allowConsoleColors: false,
    reporters: ['progress-append-only'],
  })
  // What was tried before of other files comes back as well.
  const asked = new Set(files.map((file) => file.replace(/:.*/, '')))
  return (await stryker.runMutationTest()).filter(({ fileName }) => asked.has(placeOf(fileName)))
}
