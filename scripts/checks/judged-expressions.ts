import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'

const FILE = 'scripts/checks/judged-expressions.json'
const Judged = v.object({ by: v.string(), harmless: v.array(v.string()) })

/**
 * Expressions that the analysis found harmless before, as they stand in code: what it says of one is always the same,
 * and takes it up to a minute. They lie beside the code, so that a fresh clone judges new ones alone. Another version of
 * the analysis begins anew; only a harmless verdict is kept.
 */
export function harmlessBefore(file = FILE): Set<string> {
  try {
    const { by, harmless } = v.parse(Judged, JSON.parse(readFileSync(file, 'utf8')))
    return new Set(by === analysis() ? harmless : [])
  } catch {
    return new Set()
  }
}

/** Of the expressions that were judged before this part is judged again, others each time: what was kept is no excuse. */
const JUDGED_AGAIN = 0.04

/** Whether an expression has to be judged; `chance`, from 0 to 1, decides for one that was found harmless before. */
export function isToJudge(before: ReadonlySet<string>, literal: string, chance = Math.random()): boolean {
  return !before.has(literal) || chance < JUDGED_AGAIN
}

/** Keeps them for the next time, in place of those of the last. */
export function keepHarmless(harmless: Iterable<string>, file = FILE): void {
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, `${JSON.stringify({ by: analysis(), harmless: [...harmless] }, null, 2)}\n`)
  renameSync(beside, file)
}

function analysis(): string {
  const { version } = v.parse(v.object({ version: v.string() }), createRequire(import.meta.url)('recheck/package.json'))
  return `recheck ${version}`
}
