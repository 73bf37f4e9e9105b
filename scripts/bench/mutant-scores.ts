import { relative } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]
type Mutant = Pick<MutantResult, 'fileName' | 'location' | 'mutatorName' | 'status' | 'replacement'>

/** What survived, a line each as `file:line:column`, then a score for each file and, of several, for all together. */
export function mutantScores(name: string, mutants: readonly Mutant[]): string[] {
  const counted = mutants.filter((mutant) => isSeen(mutant) || isUnseen(mutant))
  const files = Map.groupBy(counted, ({ fileName }) => placeOf(fileName))
  const ofFiles = [...files].map(([file, own]) => `${file}: ${score(own)}`)
  return [
    ...counted.filter(isUnseen).map(survivor),
    ...ofFiles,
    ...(files.size > 1 ? [`${name}: ${score(counted)}`] : []),
  ]
}

/** How many of the changes that could be tried were noticed, of a hundred; undefined where there were none. */
export function percentNoticed(mutants: readonly Mutant[]): number | undefined {
  const [seen, unseen] = [mutants.filter(isSeen).length, mutants.filter(isUnseen).length]
  return seen + unseen === 0 ? undefined : (100 * seen) / (seen + unseen)
}

function score(mutants: readonly Mutant[]): string {
  const noticed = percentNoticed(mutants)?.toFixed(1)
  return `${noticed} % (${mutants.filter(isSeen).length} of ${mutants.length} changes were noticed)`
}

function survivor({ fileName, location, mutatorName, status, replacement }: Mutant): string {
  const place = `${placeOf(fileName)}:${location.start.line}:${location.start.column}`
  const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80)
  return `${place} ${status === 'Survived' ? mutatorName : `${mutatorName}, which no test reaches`}: ${change}`
}

/** A test that a change makes hang has noticed it. */
function isSeen({ status }: Mutant): boolean {
  return status === 'Killed' || status === 'Timeout'
}

function isUnseen({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

/** A file as it stands in the project. */
export function placeOf(fileName: string): string {
  return relative('.', fileName).replaceAll('\\', '/')
}
