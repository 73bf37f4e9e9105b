import { runCommand } from '../running/run-command.ts'
import { type Count, sumCounts } from '../running/test-count.ts'
import { findLongFiles } from './file-lengths.ts'
import { findFoldersAstray } from './folders.ts'
import { findImportCircles } from './import-circles.ts'
import { findLooseLocks } from './lock-files.ts'
import { findLooseWords } from './loose-words.ts'
import { findBrokenSourceRules } from './source-rules.ts'
import { findBrokenWorkflows } from './workflow-rules.ts'

const COMMANDS: [name: string, command: string, arguments_: string[]][] = [
  ['Biome', 'biome', ['ci', '--error-on-warnings', '--colors=off']],
  ['Prettier', 'prettier', ['--check', '--log-level', 'warn', 'src/**/*.astro']],
  ['Astro and TypeScript', 'astro', ['check']],
  ['Knip', 'knip', ['--no-progress']],
]

/** Runs every check of the source; each one counts as one test. */
export async function sourceChecks(): Promise<Count> {
  const count = sumCounts([])
  for (const [name, command, arguments_] of COMMANDS) {
    const passed = (await runCommand(command, arguments_)) === 0
    report(count, name, passed)
  }
  reportPlaces(count, 'Source rules', findBrokenSourceRules())
  reportPlaces(count, 'Words', findLooseWords())
  reportPlaces(count, 'Folders', findFoldersAstray())
  reportPlaces(count, 'Circles of imports', findImportCircles())
  reportPlaces(count, 'Lengths of files', findLongFiles())
  reportPlaces(count, 'Workflows', await findBrokenWorkflows())
  reportPlaces(count, 'Lock files', findLooseLocks())
  return count
}

function reportPlaces(count: Count, name: string, broken: string[]): void {
  for (const place of broken) console.error(place)
  report(count, name, broken.length === 0)
}

function report(count: Count, name: string, passed: boolean): void {
  console.log(`${passed ? '✔' : '✖'} ${name}`)
  count[passed ? 'passed' : 'failed'] += 1
  if (!passed) count.told.push(`failed: ${name}`)
}
