import { type Family, familyOf, findFamilies } from './family.ts'
import type { Item } from './item.ts'
import type { Variant } from './variant.ts'

/** A line of a file that does not count, and why. */
export interface LineProblem {
  line: number
  reason: string
}

/** What the owner says of families: `join: A, B` and `part: A`, by item ids or codes. */
export interface FamilyFile {
  joins: FamilyLine[]
  parts: FamilyLine[]
  problems: LineProblem[]
}

interface FamilyLine {
  line: number
  names: string[]
}

export interface OwnedFamily extends Family {
  /** The owner's file had a say in it. */
  byOwner: boolean
}

const LINE = /^(join|part)\s*:(.*)$/i

/** Reads the file line by line; empty lines and those that begin with `#` are for people. */
export function readFamilyFile(text: string): FamilyFile {
  const file: FamilyFile = { joins: [], parts: [], problems: [] }
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1
    const trimmed = written.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [, verb = '', list = ''] = LINE.exec(trimmed) ?? []
    const names = list.split(',').map((name) => name.trim())
    const problem = problemOf(verb.toLowerCase(), names)
    if (problem !== undefined) file.problems.push({ line, reason: `${problem} The line is left out.` })
    else (verb.toLowerCase() === 'join' ? file.joins : file.parts).push({ line, names })
  }
  return file
}

function problemOf(verb: string, names: readonly string[]): string | undefined {
  if (verb === '') return 'It neither begins with "join:" nor with "part:".'
  if (names.includes('')) return 'A name is missing.'
  if (new Set(names).size < names.length) return 'An item is named twice.'
  if (verb === 'join' && names.length < 2) return 'To join, it takes two items.'
  return undefined
}

/** A variant with the code that an owner may know its item by. */
export type CodedVariant = Variant & Pick<Item, 'code'>

/**
 * The families that the texts tell of, without the items that the owner parts, and then joined as the owner joins. A line
 * that cannot be followed is told and changes nothing.
 */
export function familiesWithFile(
  items: readonly CodedVariant[],
  file: FamilyFile,
): { families: OwnedFamily[]; problems: LineProblem[] } {
  const problems = [...file.problems]
  const byName = itemsByName(items)
  const idsOf = ({ line, names }: FamilyLine): string[] =>
    names.flatMap((name) => {
      const [found, ...others] = byName.get(name) ?? []
      if (found !== undefined && others.length === 0) return [found]
      const why =
        found === undefined ? 'is no item id and no code of the store' : 'is the code of several items: write the id'
      problems.push({ line, reason: `"${name}" ${why}. The others of the line count.` })
      return []
    })
  const parted = new Set(file.parts.flatMap(idsOf))
  let families: OwnedFamily[] = findFamilies(items.filter(({ itemId }) => !parted.has(itemId))).map((family) => {
    return { ...family, byOwner: false }
  })
  const byId = new Map(items.map((item) => [item.itemId, item]))
  for (const join of file.joins) {
    const named = idsOf(join)
    if (named.length < 2) {
      problems.push({ line: join.line, reason: 'Fewer than two of its items are there. The line is left out.' })
      continue
    }
    const touched = families.filter(({ members }) => members.some(({ itemId }) => named.includes(itemId)))
    const ids = new Set([...named, ...touched.flatMap(({ members }) => members.map(({ itemId }) => itemId))])
    const joined = familyOf([...ids].flatMap((id) => byId.get(id) ?? []))
    if (joined === undefined) {
      const reason =
        'Two of its items have the same colour, size and thickness, or do not state them. The line is left out.'
      problems.push({ line: join.line, reason })
      continue
    }
    families = [...families.filter((family) => !touched.includes(family)), { ...joined, byOwner: true }]
  }
  problems.sort((a, b) => a.line - b.line)
  return { families, problems }
}

function itemsByName(items: readonly Pick<Item, 'itemId' | 'code'>[]): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const { itemId, code } of items) named.set(code, [...(named.get(code) ?? []), itemId])
  // An id is what it is, even where another item has it as its code.
  for (const { itemId } of items) named.set(itemId, [itemId])
  return named
}
