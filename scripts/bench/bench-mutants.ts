// Changes lines of the source one by one and looks whether a test fails: npm run bench -- mutants [folders or files]
// as in `mutants search` or `mutants src/domain/money.ts 'src/gateway/session*.ts'`; without any, every folder in turn,
// which takes many hours. Prints what survived and a score for each file and folder. docs/mutants.md has the figures. With
// `--tests=PATTERN` only those test files are run: one that is about the file at hand says the same in a tenth of the time.
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { mutantScores } from './mutant-scores.ts'
import { MUTATED_FOLDERS, testsOf } from './mutant-tests.ts'

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>

await runScript(async () => {
  const { values, positionals: wanted } = parseArgs({ options: { tests: { type: 'string' } }, allowPositionals: true })
  const files = sources(wanted.length === 0 ? MUTATED_FOLDERS : wanted)
  if (files.length === 0) throw new ScriptProblem(`No source is named so in ${MUTATED_FOLDERS.join(', ')}.`)
  const scores: string[] = []
  for (const folder of MUTATED_FOLDERS) {
    const own = files.filter((file) => file.startsWith(`src/${folder}/`))
    if (own.length > 0) scores.push(...mutantScores(folder, await run(own, values.tests ?? testsOf(folder).join())))
  }
  console.log(scores.join('\n'))
})

/** What folders, files and patterns name, without tests and what only tests use. */
function sources(wanted: readonly string[]): string[] {
  const patterns = wanted.map((name) => (/[/*]/.test(name) ? name : `src/${name}/**/*.ts`))
  const named = globSync(patterns).map((file) => file.replaceAll('\\', '/'))
  return named.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|\/test-[^/]*$/.test(file)).toSorted()
}

/** A copy of the project stands in the data folder meanwhile. */
async function run(files: string[], tests: string): Promise<Mutants> {
  process.env.MUTANT_TESTS = tests
  // Of the longest properties a few cases are enough to notice a change.
  process.env.CART_RUNS = '60'
  process.env.PLACING_RUNS = '20'
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    dryRunTimeoutMinutes: 20,
    // A mutant that takes longer counts as noticed, so a busy machine must not be taken for one.
    timeoutMS: 30_000,
    disableTypeChecks: false,
    ignorePatterns: ['/.data', '/dist*', '/public', '/docs', '/test-results', '/tests/visual'],
    tempDirName: '.data/mutants',
    allowConsoleColors: false,
    reporters: ['progress-append-only'],
  })
  return await stryker.runMutationTest()
}
