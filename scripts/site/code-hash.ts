import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const INPUTS = [
  'src/**/*',
  'public/**/*',
  'scripts/language/*.ts',
  'scripts/site/*.ts',
  'scripts/stages/*.ts',
  'astro.config.mjs',
  'package-lock.json',
]
const NO_INPUT = /\.test\.tsx?$|^src[/\\](?:embedded-store|gateway)[/\\]/

/**
 * The same as long as Astro would make the same: code, public files, locked packages and public settings, and the year,
 * which stands in the footer of the pages.
 */
export function codeHash(settings: Readonly<Record<string, string>>, year: number): string {
  const hash = createHash('sha256')
  const given = Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1))
  hash.update(JSON.stringify([process.version, given, year]))
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.toSorted()) if (!NO_INPUT.test(file)) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
