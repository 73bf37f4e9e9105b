import { readColours, tellsOf } from './colour-words.ts'
import { type Fact, type NumberRange, subjectOf } from './fact.ts'
import { millimetresOf, readLengths } from './length.ts'
import { MILLIMETRE } from './units.ts'

/** A name without what its item is one of several in. */
export interface CutName {
  stem: string
  colour: string | undefined
  /** A length that nothing explains, in millimetres: `Stable mat, 17 mm`. */
  bare: number | undefined
  /** A longer one, or one that is said to be wide or long. */
  side: number | undefined
  word: string | undefined
}

/** Stands in a name where something was taken out of it. */
const GAP = '\uFFFC'
const THICKEST_MM = 100
const FEATURE = '(?:holes?|ribs?|studs?|pins?|rings?|piles?|gaps?|grooves?|depth|height|ply|bolts?|edges?)'
const BEFORE_FEATURE = new RegExp(`^[\\s-]*${FEATURE}(?![\\p{L}\\d])`, 'iu')
const AFTER_FEATURE = new RegExp(`(?<![\\p{L}\\d])${FEATURE}[\\s-]{0,3}$`, 'iu')
/** What a measure in a name is of. */
const OF_WHAT = /^\s+(thick|wide|long)(?![\p{L}\d])/iu
const ENDS = /^\s*(?:$|[,;:()|/–—\uFFFC-])/
const SIZE_WORD = /(?<=[,(|/–—\s-])(?:extra[ -]large|xxl|xl|large|medium|small)(?=\s?(?:$|[,)|/–—-]))/i

/** Takes out of a name the lengths that facts state and the colours that `line`, what they say of colour, tells of. */
export function cutName(name: string, facts: readonly Fact[], line: string | undefined): CutName {
  const withoutLengths = cutLengths(name, facts)
  const colours = readColours(withoutLengths).filter(({ text }) => line === undefined || tellsOf(line, text))
  let left = cutSpans(withoutLengths, colours)
  const only = bareLength(left, facts)
  if (only !== undefined) left = cutSpans(left, [only])
  const word = hasSize(facts) ? undefined : SIZE_WORD.exec(left)?.[0]
  if (word !== undefined) left = left.replace(word, GAP)
  const isSide = only !== undefined && (only.told || only.mm > THICKEST_MM)
  return {
    stem: left.replaceAll(GAP, ' '),
    colour: colours.map(({ text }) => text).join(', ') || undefined,
    bare: isSide ? undefined : only?.mm,
    side: isSide ? only.mm : undefined,
    word,
  }
}

/** Those that facts state too: a size, a thickness, a width. */
function cutLengths(name: string, facts: readonly Fact[]): string {
  const spans = readLengths(name).flatMap(({ start, end, sides }) => {
    const sidesMm = sides.flatMap((side) => millimetresOf({ ...side, unit: side.unit ?? MILLIMETRE }) ?? [])
    if (sides.length > 1) return isStatedSize(sidesMm, facts) ? [{ start, end }] : []
    const [mm = 0] = sides[0]?.unit === undefined ? [] : sidesMm
    const [words = '', what] = OF_WHAT.exec(name.slice(end)) ?? []
    if (nearFeature(name, start, end)) return []
    const stated =
      what === undefined
        ? isThickness(mm, facts)
        : what.toLowerCase() === 'thick'
          ? isThickness(mm, facts)
          : isSide(mm, facts)
    return stated ? [{ start, end: end + words.length }] : []
  })
  return cutSpans(name, spans)
}

interface BareLength {
  start: number
  end: number
  mm: number
  /** It is said to be wide or long. */
  told: boolean
}

/** The one length that ends its part of a name, or is said to be wide or long, and that no fact explains. */
function bareLength(name: string, facts: readonly Fact[]): BareLength | undefined {
  const isThick = facts.some(({ kind }) => kind === 'thickness')
  const [only, ...others] = readLengths(name).flatMap(({ start, end, sides }): BareLength[] => {
    const [side] = sides
    const mm = sides.length === 1 && side?.hasOwnUnit ? millimetresOf(side) : undefined
    if (mm === undefined || nearFeature(name, start, end)) return []
    const [words = '', what] = OF_WHAT.exec(name.slice(end)) ?? []
    const told = what !== undefined && what.toLowerCase() !== 'thick'
    const long = end + words.length
    if (!told && !ENDS.test(name.slice(end)) && name.slice(0, start).trim() !== '') return []
    const taken = told || mm > THICKEST_MM ? hasSize(facts) : isThick
    return taken ? [] : [{ start, end: told ? long : end, mm, told }]
  })
  return others.length === 0 ? only : undefined
}

function nearFeature(name: string, start: number, end: number): boolean {
  return BEFORE_FEATURE.test(name.slice(end)) || AFTER_FEATURE.test(name.slice(0, start))
}

function cutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans.toReversed().reduce((left, { start, end }) => left.slice(0, start) + GAP + left.slice(end), text)
}

function isStatedSize(sidesMm: readonly number[], facts: readonly Fact[]): boolean {
  return facts.some((fact) => {
    if (fact.kind !== 'size') return false
    const left = [...sidesMm]
    for (const side of [fact.lengthMm, fact.widthMm]) {
      const at = left.findIndex((mm) => isNear(mm, side))
      if (at === -1) return false
      left.splice(at, 1)
    }
    return left.every((mm) => isThickness(mm, facts))
  })
}

function isSide(mm: number, facts: readonly Fact[]): boolean {
  return facts.some((fact) => {
    if (fact.kind === 'size') return isNear(mm, fact.lengthMm) || isNear(mm, fact.widthMm)
    return fact.kind === 'width' && isIn(mm, fact.mm)
  })
}

function isThickness(mm: number, facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.kind === 'thickness' && isIn(mm, fact.mm))
}

function isIn(mm: number, { least, most }: NumberRange): boolean {
  return isNear(mm, least) || isNear(mm, most)
}

/** Inches and feet are rounded when a mat is made in millimetres. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(0.5, b * 0.006)
}

function hasSize(facts: readonly Fact[]): boolean {
  return facts.some((fact) => subjectOf(fact) === 'size')
}
