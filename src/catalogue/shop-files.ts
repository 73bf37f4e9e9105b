import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FamilyFile, type LineProblem, readFamilyFile } from '#domain/family-file.ts'
import type { Finding } from './finding.ts'

/** What an owner says of a catalogue that the store's API cannot, in plain files. */
export interface ShopFiles {
  families: FamilyFile
  /** Markdown by the id of its main category. */
  guides: ReadonlyMap<string, string>
  findings: Finding[]
}

export const NO_SHOP_FILES: ShopFiles = {
  families: { joins: [], parts: [], problems: [] },
  guides: new Map(),
  findings: [],
}

const FAMILIES_FILE = 'families.txt'
const GUIDES_FOLDER = 'guides'
const GUIDE_END = '.md'

/** Reads the files of a folder; one that is not there says nothing. Throws when a file cannot be read. */
export function readShopFiles(folder: string | undefined): ShopFiles {
  if (folder === undefined) return NO_SHOP_FILES
  return {
    families: readFamilyFile(textOf(join(folder, FAMILIES_FILE))),
    guides: readGuides(join(folder, GUIDES_FOLDER)),
    findings: [],
  }
}

/** What became of a line of the families' file. */
export function familyFinding({ line, reason }: LineProblem): Finding {
  return { kind: 'shop-file', subject: `${FAMILIES_FILE}, line ${line}`, reason: reason }
}

/** What became of a line of a guide. */
export function guideFinding(mainCategoryId: string, { line, reason }: LineProblem): Finding {
  return { kind: 'shop-file', subject: `${GUIDES_FOLDER}/${mainCategoryId}${GUIDE_END}, line ${line}`, reason }
}

function readGuides(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(GUIDE_END))
    .toSorted()
  return new Map(files.map((file) => [file.slice(0, -GUIDE_END.length), readFileSync(join(folder, file), 'utf8')]))
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
