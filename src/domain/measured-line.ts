import type { StatedLine } from './description.ts'
import { readSizes } from './dimensions.ts'
import type { Fact, FactSubject, MeasuredLine } from './fact.ts'
import { readLengths } from './length.ts'
import {
  isRestated,
  leavesAsItIs,
  offersAnother,
  type Quantity,
  readHardness,
  readLength,
  readWeight,
} from './quantity.ts'

/**
 * What a labelled line states. Its text has to begin with the measure, and nothing after it may change what it means or
 * offer another: `12 mm or 17 mm`, `42 kg per pallet` and `up to 3 m` stay words.
 */
export function factOf(line: StatedLine): Fact {
  const subject = SUBJECTS.find((name) => name === line.label.toLowerCase())
  if (subject === undefined) return { kind: 'stated', line }
  return READERS[subject](line) ?? { kind: 'stated', subject, line }
}

/** As stores label their lines, but for capitals. */
const SUBJECTS = ['size', 'thickness', 'weight', 'hardness', 'material'] as const satisfies FactSubject[]

const READERS: Readonly<Record<FactSubject, (line: StatedLine) => Fact | undefined>> = {
  size: (line) => sizeOf(line) ?? widthOf(line),
  thickness(line) {
    const read = readLength(line.text)
    if (read === undefined || !isPlain(after(line, read))) return undefined
    return { kind: 'thickness', mm: read.range, line: measured(line, read.at) }
  },
  weight(line) {
    const read = readWeight(line.text)
    if (read === undefined) return undefined
    const rest = after(line, read)
    const [per, words = ''] = PER.map(([name, pattern]) => [name, pattern.exec(rest)?.[0]] as const).find(
      ([, found]) => found !== undefined,
    ) ?? ['piece']
    if (!isPlain(rest.slice(words.length))) return undefined
    return { kind: 'weight', grams: read.range, per, line: measured(line, read.at) }
  },
  hardness(line) {
    const read = readHardness(line.text)
    if (read === undefined || !isPlain(after(line, read))) return undefined
    return { kind: 'hardness', shoreA: read.range, line: measured(line, read.at) }
  },
  material: () => undefined,
}

function sizeOf(line: StatedLine): Fact | undefined {
  const [stated] = readSizes(line.text)
  if (stated === undefined || !leavesAsItIs(line.text.slice(0, stated.start))) return undefined
  const rest = withoutRestated(line.text.slice(stated.end))
  if (DOUBT.test(rest) || readSizes(rest).length > 0) return undefined
  return { kind: 'size', ...stated.size, line: measured(line, [stated.start, stated.end]) }
}

function widthOf(line: StatedLine): Fact | undefined {
  const read = readLength(line.text)
  const [wide, rest = ''] = /^\s*wide\b(.*)$/i.exec(read === undefined ? '' : after(line, read)) ?? []
  if (read === undefined || wide === undefined || !isPlain(rest) || readLengths(rest).length > 0) return undefined
  return { kind: 'width', mm: read.range, line: measured(line, read.at) }
}

function measured(line: StatedLine, at: MeasuredLine['at']): MeasuredLine {
  return { ...line, at }
}

function after({ text }: StatedLine, { at: [, end] }: Quantity): string {
  return withoutRestated(text.slice(end))
}

/** Without the same once more in another unit, as in `19 mm (3/4 in)`. */
function withoutRestated(text: string): string {
  return text.replace(/^\s*\(([^()]*)\)/, (whole, inside: string) => (isRestated(inside) ? '' : whole))
}

/** What a weight is of, where that is said. */
const PER = [
  ['piece', /^\s*(?:each\b|(?:per|\/)\s*(?:piece|pc|mat|tile|slab)\b)/i],
  ['square-metre', /^\s*(?:per|\/)\s*(?:m[²2]|sq\.?\s*m|square\s+met(?:re|er))(?![\p{L}\d])/iu],
  ['metre', /^\s*(?:per|\/)\s*(?:(?:running|linear)\s+)?(?:m|met(?:re|er))(?![\p{L}\d²³])/iu],
] as const

/** Words that make a number a bound, one of several, or that of something else. */
const DOUBT =
  /\b(?:or|from|up|min|minimum|max|maximum|per|total|pair|set|pack|roll|box|carton|pallet|to\s+\d)\b|^\s*(?:(?:and|to)\b|[–/+-])/i
const HARMLESS = /^\s*(?:$|[,;.±]|(?:each|thick|net|nominal)\b)/i

function isPlain(rest: string): boolean {
  return HARMLESS.test(rest) && !DOUBT.test(rest) && !offersAnother(rest)
}
