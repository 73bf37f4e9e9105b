import { type Fact, subjectOf } from './fact.ts'
import { factText } from './fact-text.ts'
import type { FamilyTrait } from './family-traits.ts'
import type { Item } from './item.ts'
import { itemFacts } from './item-facts.ts'
import { type CutName, cutName } from './variant-name.ts'

/** What an item is in one of them. */
export interface TraitValue {
  /** The same for two that are the same, however they are written. */
  key: string
  text: string
  /** Smaller ones come first. */
  order: number
}

/** An item as one of several that may be made. */
export interface Variant {
  itemId: string
  /** The same for items that differ in nothing but the traits; undefined where nothing of the name is left. */
  kind: string | undefined
  /** What its other lines state, as `label: text`; the same throughout a family. */
  steady: string[]
  traits: Partial<Record<FamilyTrait, TraitValue>>
  /** A length in its name of which is not said what it is of: `Stable mat, 17 mm`. */
  bare?: TraitValue
}

export type VariantItem = Pick<Item, 'itemId' | 'name' | 'brand' | 'subCategoryId'> & { facts: readonly Fact[] }

/** Takes out of a name what facts say of colour, size and thickness. What no fact confirms stays part of the name. */
export function readVariant({ itemId, name, brand, subCategoryId, facts: all }: VariantItem): Variant {
  const facts = withNamed(
    all.filter(({ line }) => line !== undefined),
    name,
  )
  const cut = cutName(name, facts, colourLine(facts))
  const stem = plain(cut.stem)
  const size = sizeValue(facts, cut)
  const thickness = thicknessValue(facts)
  const colour = colourValue(facts, cut.colour)
  const steady = facts.filter(isSteady).map(({ line }) => `${plain(line.label)}: ${plain(line.text)}`)
  const kind = stem === '' ? undefined : JSON.stringify([subCategoryId, plain(brand), stem])
  const bare = cut.bare === undefined ? undefined : lengthValue(cut.bare)
  const traits = { ...(colour && { colour }), ...(size && { size }), ...(thickness && { thickness }) }
  return { itemId, kind, steady, traits, ...(bare && { bare }) }
}

/** Prose may tell of the size of something else; a name does not. */
function withNamed(facts: readonly Fact[], name: string): Fact[] {
  const stated = new Set(facts.map(subjectOf))
  const named = itemFacts({ name, description: '' }).filter((fact) => !stated.has(subjectOf(fact)))
  return [
    ...(stated.has('size') || named.some(({ kind }) => kind === 'size') ? [] : plainSize(name)),
    ...named,
    ...facts,
  ]
}

/** As tradespeople write millimetres: `Stable mat 1830x1220`. */
function plainSize(name: string): Fact[] {
  const [, length = '', width = ''] = PLAIN_SIZE.exec(name) ?? []
  return length === '' ? [] : [{ kind: 'size', lengthMm: Number(length), widthMm: Number(width) }]
}

const PLAIN_SIZE = /(?<![\p{L}\d.,])(\d{3,4}) ?[x×] ?(\d{3,4})(?! ?[\p{L}\d.])/iu
const METRE_MM = 1000
const SIZE_WORDS = ['small', 'medium', 'large', 'extra large', 'xl', 'xxl']

function sizeValue(facts: readonly Fact[], { side, word }: CutName): TraitValue | undefined {
  const fact = facts.find((one) => subjectOf(one) === 'size')
  if (fact?.kind === 'size') {
    const [short = 0, long = 0] = [fact.lengthMm, fact.widthMm].toSorted((a, b) => a - b)
    return { key: `${centimetres(long)}x${centimetres(short)}`, text: measuredText(fact), order: long * short }
  }
  if (fact?.kind === 'width') return { ...lengthValue(fact.mm.least), text: fact.line.text }
  if (fact !== undefined) return { key: plain(factText(fact)), text: factText(fact), order: 0 }
  if (side !== undefined) return lengthValue(side)
  if (word === undefined) return undefined
  const key = plain(word)
  return { key, text: capital(key), order: SIZE_WORDS.indexOf(key) }
}

/** Feet and inches are rounded when a mat is made in millimetres. */
function centimetres(mm: number): number {
  return Math.round(mm / 10)
}

function lengthValue(mm: number): TraitValue {
  return { key: String(mm), text: mm < METRE_MM ? `${mm} mm` : `${mm / METRE_MM} m`, order: mm }
}

function thicknessValue(facts: readonly Fact[]): TraitValue | undefined {
  const fact = facts.find((one) => subjectOf(one) === 'thickness')
  if (fact === undefined) return undefined
  if (fact.kind !== 'thickness') return { key: plain(factText(fact)), text: factText(fact), order: 0 }
  const { least, most } = fact.mm
  const key = least === most ? String(least) : `${least}-${most}`
  return { key, text: measuredText(fact), order: least }
}

/** The measure alone, without what a line says beside it. */
function measuredText(fact: Extract<Fact, { kind: 'size' | 'thickness' }>): string {
  return fact.line === undefined ? factText(fact) : fact.line.text.slice(...fact.line.at)
}

const COLOUR_LABEL = /^colou?rs?$/i
/** Several to choose from, none yet. */
const NO_ONE_COLOUR = /\b(?:or|order|various|assorted|any|choice|request|custom)\b/i

function colourValue(facts: readonly Fact[], named: string | undefined): TraitValue | undefined {
  const text = colourLine(facts) ?? named
  if (text === undefined || NO_ONE_COLOUR.test(text)) return undefined
  return { key: plain(text).replaceAll('gray', 'grey'), text: capital(text), order: 0 }
}

function colourLine(facts: readonly Fact[]): string | undefined {
  return facts.find(({ line }) => line !== undefined && COLOUR_LABEL.test(line.label))?.line?.text
}

/** What changes with size, colour or thickness, and need not be the same throughout a family. */
const CHANGING = /^(?:weight|density|care|cleaning|fall height|minimum(?: order)?|pack(?:ed)?|barcode|ean)$/i

/** A line that tells of all items of a family alike. */
function isSteady(fact: Fact): fact is Extract<Fact, { line: { label: string; text: string } }> {
  if (fact.line === undefined || CHANGING.test(fact.line.label) || COLOUR_LABEL.test(fact.line.label)) return false
  return !['size', 'thickness', 'weight'].includes(subjectOf(fact) ?? '')
}

/** Letters and digits alone, so that commas and capitals make no difference. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’%²³/.]+/gu, ' ')
    .replace(/(?<!\d)[/.]|[/.](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
