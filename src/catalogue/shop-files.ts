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
const GUIDES_BEGIN = `${GUIDES_FOLDER}/`
const GUIDE_END = '.md'
const UNKNOWN_NAME = `No file of this name is read: they are ${FAMILIES_FILE}, and ${GUIDES_BEGIN}ID${GUIDE_END} for a main category.`
const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the files of a folder; one that is not there says nothing, and of one that is no text in UTF-8, or has a name
 * that no file has, that is told. Throws when a file cannot be read.
 */
export function readShopFiles(folder: string | undefined): ShopFiles {
  if (folder === undefined) return NO_SHOP_FILES
  const findings: Finding[] = []
  const textOf = (file: string): string | undefined => {
    try {
      return UTF_8.decode(readFileSync(join(folder, file)))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      findings.push({ kind: 'shop-file', subject: file, reason: 'The file is not in UTF-8. It is left out.' })
      return undefined
    }
  }
  const guides = new Map<string, string>()
  let families = ''
  for (const file of filesIn(folder)) {
    if (file === FAMILIES_FILE) families = textOf(file) ?? ''
    else if (file.startsWith(GUIDES_BEGIN) && file.endsWith(GUIDE_END)) {
      const guide = textOf(file)
      if (guide !== undefined) guides.set(file.slice(GUIDES_BEGIN.length, -GUIDE_END.length), guide)
    } else findings.push({ kind: 'shop-file', subject: file, reason: UNKNOWN_NAME })
  }
  return { families: readFamilyFile(families), guides, findings }
}

/** What became of a line of the families' file. */
export function familyFinding({ line, reason }: LineProblem): Finding {
  return { kind: 'shop-file', subject: `${FAMILIES_FILE}, line ${line}`, reason: reason }
}

/** What became of a line of a guide. */
export function guideFinding(mainCategoryId: string, { line, reason }: LineProblem): Finding {
  return { kind: 'shop-file', subject: `${GUIDES_BEGIN}${mainCategoryId}${GUIDE_END}, line ${line}`, reason }
}

/** Files of the folder and of the one for guides; what begins with a dot is the system's. */
function filesIn(folder: string): string[] {
  const names = (within: string) =>
    (existsSync(within) ? readdirSync(within) : []).filter((name) => !name.startsWith('.'))
  const own = names(folder).filter((name) => name !== GUIDES_FOLDER)
  return [...own, ...names(join(folder, GUIDES_FOLDER)).map((name) => GUIDES_BEGIN + name)].toSorted()
}
