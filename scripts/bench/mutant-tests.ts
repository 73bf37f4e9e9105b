import { globSync } from 'node:fs'

/** Where a change that no test notices would hurt. */
export const MUTATED_FOLDERS = ['domain', 'flows', 'gateway', 'store-api', 'stores', 'catalogue', 'search'] as const

/** Whether a file is the shop's own code in one of them: no test, and nothing that only tests use. */
export function isMutated(file: string): boolean {
  return (
    new RegExp(`^src/(?:${MUTATED_FOLDERS.join('|')})/`).test(file) &&
    /(?<!\.test|\.d)\.ts$/.test(file) &&
    !/\/test-[^/]*$/.test(file)
  )
}

type MutatedFolder = (typeof MUTATED_FOLDERS)[number]

/** They start processes or wait for real seconds: too long to be run for every mutant. */
const SLOW = /(?:attack|customer-turns|engines|forgery|killed-process|nginx|serve|slow-callers|many-nights)\.test\.ts$/

const BY_CALLS = ['src/flows', 'src/gateway', 'tests/gateway']

const FOLDERS: Record<MutatedFolder, readonly string[]> = {
  domain: ['src/domain'],
  flows: [...BY_CALLS, 'tests/simulation'],
  gateway: BY_CALLS,
  'store-api': ['src/store-api', 'src/embedded-store', 'src/catalogue'],
  stores: ['src/stores', 'src/islands', 'src/client'],
  catalogue: ['src/catalogue'],
  search: ['src/search', 'src/catalogue/search-index', 'scripts/bench'],
}

/** The test files that mutants of a folder are held against. */
export function testsOf(folder: MutatedFolder): string[] {
  const files = FOLDERS[folder].flatMap((tests) => globSync(`${tests}/**/*.test.ts`))
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => !SLOW.test(file))
}
