import { runCommand } from '../running/run-command.ts'
import { type Say, sayAtOnce } from '../running/side-by-side.ts'
import { type Count, sumCounts } from '../running/test-count.ts'
import { findLongFiles } from './file-lengths.ts'
import { findFoldersAstray } from './folders.ts'
import { findImportCircles } from './import-circles.ts'
import { findLooseLocks } from './lock-files.ts'
import { findLooseWords } from './loose-words.ts'
import { findBrokenSourceRules } from './source-rules.ts'
import { findBrokenWorkflows } from './workflow-rules.ts'

type Check = [name: string, command: string, arguments_: string[]]

// What was read before is kept in node_modules/.cache, by what it says.
const CACHE = 'node_modules/.cache'
/** Writes the types of the project that the next two need; a fresh clone has none. */
const GENERATED: Check = ['Generated types', 'astro', ['sync']]
/** Takes as long as all others together. */
const TYPES: Check = [
  'TypeScript',
  'tsc',
  ['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/typescript/tsc.json`],
]
const OTHERS: Check[] = [
  // Of the pages and components alone, whose types tsc cannot see.
  ['Astro', 'astro', ['check', '--noSync', '--tsconfig', 'scripts/checks/tsconfig.astro.json']],
  ['Biome', 'biome', ['ci', '--error-on-warnings', '--colors=off']],
  ['Prettier', 'prettier', ['--check', '--cache', '--log-level', 'warn', 'src/**/*.astro']],
  ['Knip', 'knip', ['--no-progress', '--cache']],
]

/** Runs every check of the source; each one counts as one test. */
export async function sourceChecks(say: Say = sayAtOnce): Promise<Count> {
  const count = sumCounts([])
  const report = (name: string, passed: boolean, said: string) => {
    say(`${said}${passed ? '✔' : '✖'} ${name}\n`)
    count[passed ? 'passed' : 'failed'] += 1
    if (!passed) count.told.push(`failed: ${name}`)
  }
  const run = async ([name, command, arguments_]: Check) => {
    let said = ''
    const code = await runCommand(command, arguments_, process.env, (text) => {
      said += text
    })
    report(name, code === 0, said)
  }
  const reportPlaces = (name: string, broken: string[]) =>
    report(name, broken.length === 0, broken.map((place) => `${place}\n`).join(''))
  await run(GENERATED)
  const types = run(TYPES)
  for (const check of OTHERS) await run(check)
  reportPlaces('Source rules', findBrokenSourceRules())
  reportPlaces('Words', findLooseWords())
  reportPlaces('Folders', findFoldersAstray())
  reportPlaces('Circles of imports', findImportCircles())
  reportPlaces('Lengths of files', findLongFiles())
  reportPlaces('Workflows', await findBrokenWorkflows())
  reportPlaces('Lock files', findLooseLocks())
  await types
  return count
}
