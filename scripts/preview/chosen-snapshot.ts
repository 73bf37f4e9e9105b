import { existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keptSnapshots } from '#catalogue/kept-snapshots.ts'
import { lookAtSnapshot } from '#catalogue/look-at-snapshot.ts'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { storeWords } from '#catalogue/what-was-before.ts'
import { plural } from '#counts.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'

/** A snapshot to look at, and how it stands to the one in use. */
export interface ChosenSnapshot {
  file: string
  name: string
  standing: string
  /** To be called when it is looked at no longer. */
  release(): void
}

/** The snapshot that the command line names. Throws ScriptProblem when it cannot be shown. */
export function chosenSnapshot(configuration: Configuration, arguments_: string[]): ChosenSnapshot {
  const { refusedFile } = dataFolder(configuration)
  const { snapshot, refused } = readArguments(arguments_)
  if (refused && !existsSync(refusedFile))
    throw new ScriptProblem('No crawl is waiting: the last refresh was believed.')
  if (refused) {
    contentOf(refusedFile)
    return described(configuration, held(refusedFile))
  }
  if (snapshot === undefined) throw new ScriptProblem(whichThereAre(configuration))
  return described(configuration, { file: resolve(snapshot), release: () => undefined })
}

/** The next crawl that is refused takes its place: what is looked at stays the one whose hash is told. */
function held(refusedFile: string): Pick<ChosenSnapshot, 'file' | 'release'> {
  const folder = mkdtempSync(join(dirname(refusedFile), 'shown-'))
  const file = join(folder, basename(refusedFile))
  linkSync(refusedFile, file)
  return { file, release: () => rmSync(folder, { recursive: true, force: true }) }
}

function described(
  configuration: Configuration,
  { file, release }: Pick<ChosenSnapshot, 'file' | 'release'>,
): ChosenSnapshot {
  const content = contentOf(file)
  // The live one may be of an earlier version of the shop, whose first crawl is the one to look at.
  const live = lookAtSnapshot(dataFolder(configuration).snapshotFile)?.contentHash
  const standing = content === live ? 'The live one has the same content.' : 'This is not the live one.'
  return { file, name: basename(file), standing: `${standing} Its hash is ${content}.`, release }
}

function readArguments(arguments_: string[]): { snapshot?: string; refused?: boolean } {
  try {
    const options = { snapshot: { type: 'string' }, refused: { type: 'boolean' } } as const
    return parseArgs({ args: arguments_, options }).values
  } catch (error) {
    throw new ScriptProblem('Write: npm run preview -- --snapshot FILE, or: npm run preview -- --refused', {
      cause: error,
    })
  }
}

function whichThereAre(configuration: Configuration): string {
  const kept = keptSnapshots(dataFolder(configuration).snapshotsFolder).map((file) => {
    const facts = lookAtSnapshot(file)
    const whose = facts === undefined ? '' : `  ${storeWords(facts.store)}, ${itemsWords(facts.items)}`
    return relative(process.cwd(), file) + whose
  })
  const heading = 'Name the snapshot to look at: npm run preview -- --snapshot FILE'
  return [heading, ...(kept.length === 0 ? [] : ['  The last ones are:']), ...kept.map((file) => `  ${file}`)].join(
    '\n',
  )
}

function itemsWords(count: number): string {
  return plural(count, { one: `${count} item`, other: `${count} items` })
}

function contentOf(file: string): string {
  if (!existsSync(file)) throw new ScriptProblem(`There is no snapshot at ${file}.`)
  try {
    const snapshot = openSnapshot(file)
    const hash = shopCatalogue(snapshot).contentHash()
    snapshot.close()
    return hash
  } catch (cause) {
    throw new ScriptProblem(`${file} is no snapshot, or one of another version of the shop.`, { cause })
  }
}
