import { existsSync, rmSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keptSnapshots } from '#catalogue/kept-snapshots.ts'
import { linkFile } from '#catalogue/link-file.ts'
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
}

/** The snapshot that the command line names. Throws ScriptProblem when it cannot be shown. */
export function chosenSnapshot(configuration: Configuration, arguments_: string[]): ChosenSnapshot {
  const { snapshotFile, refusedFile, shownRefusedFile } = dataFolder(configuration)
  const { snapshot, refused } = readArguments(arguments_)
  if (refused && !existsSync(refusedFile))
    throw new ScriptProblem('No crawl is waiting: the last refresh was believed.')
  const chosen = refused ? refusedFile : snapshot
  if (chosen === undefined) throw new ScriptProblem(whichThereAre(configuration))
  // The next crawl that is refused takes its place: what is looked at stays the one whose hash is told.
  const file = refused ? held(refusedFile, shownRefusedFile) : resolve(chosen)
  const content = contentOf(file)
  // The live one may be of an earlier version of the shop, whose first crawl is the one to look at.
  const live = lookAtSnapshot(snapshotFile)?.contentHash
  const standing = content === live ? 'The live one has the same content.' : 'This is not the live one.'
  return { file, name: basename(chosen), standing: `${standing} Its hash is ${content}.` }
}

/** Each preview begins with the crawl that is refused then; one that is open already keeps the file that it has read. */
function held(file: string, place: string): string {
  rmSync(place, { force: true })
  linkFile(file, place)
  return place
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
