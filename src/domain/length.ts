/** A unit of length as people write it. */
export interface LengthUnit {
  mm: number
  /** Inches and feet are rounded when a mat is made in millimetres. */
  imperial: boolean
}

const metric = (mm: number): LengthUnit => ({ mm, imperial: false })
const imperial = (mm: number): LengthUnit => ({ mm, imperial: true })

export const MILLIMETRE = metric(1)
export const CENTIMETRE = metric(10)
export const METRE = metric(1000)
export const INCH = imperial(25.4)
export const FOOT = imperial(304.8)

const NAMES: [name: string, unit: LengthUnit][] = [
  ['mm|millimet(?:re|er)s?', MILLIMETRE],
  ['cms?|centimet(?:re|er)s?', CENTIMETRE],
  ['m|met(?:re|er)s?', METRE],
  [`in|inch|inches|["″”]|''`, INCH],
  [`ft|feet|foot|['′’]`, FOOT],
]
const UNITS = NAMES.map(([name, unit]) => [new RegExp(`^(?:${name})$`, 'i'), unit] as const)

/** One of the names, the longer before their beginnings. */
const UNIT = `(?:millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|mm|cms?|inches|inch|in|feet|foot|ft|m|''|["″”'′’])`
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|[½¼¾])`
const SIDE = `(${NUMBER})(?:\\s*-?(${UNIT})(?![\\p{L}\\d]))?`
const BY = String.raw`\s*(?:[x×*]|by)\s*`
/** Not in the midst of a word, a longer number, a range, or feet and inches: a part of one is a wrong number. */
const START = String.raw`(?<![\p{L}\d.,/]|\d[–-])(?!(?<=\d\s?['′’]\s?)[\d./]{1,9}\s?["″”])`
const END = String.raw`(?![\p{L}\d]|[.,/–-]\d)`
const LENGTHS = new RegExp(`${START}${SIDE}(?:${BY}${SIDE})?(?:${BY}${SIDE})?${END}`, 'giu')

/** One to three lengths that a text states together, as `17mm`, `6x4 ft` or `90 x 60 x 1.5 cm`, and where they stand. */
export interface StatedLengths {
  start: number
  end: number
  sides: StatedSide[]
}

export interface StatedSide {
  /** In its unit. */
  amount: number
  /** Its own, or the one that follows for all; undefined where none is given. */
  unit: LengthUnit | undefined
  hasOwnUnit: boolean
}

/** All lengths that a text states, in their order: the one reader of sizes for pages and search. */
export function readLengths(text: string): StatedLengths[] {
  return [...text.matchAll(LENGTHS)].map((match) => {
    const written = [match.slice(1, 3), match.slice(3, 5), match.slice(5, 7)].flatMap(([amount, name]) =>
      amount === undefined ? [] : [{ amount, own: unitNamed(name) }],
    )
    const shared = written.findLast(({ own }) => own !== undefined)?.own
    const sides = written.map(({ amount, own }) => {
      const unit = own ?? shared
      return { amount: readNumber(amount, unit), unit, hasOwnUnit: own !== undefined }
    })
    return { start: match.index, end: match.index + match[0].length, sides }
  })
}

function unitNamed(name: string | undefined): LengthUnit | undefined {
  return name === undefined ? undefined : UNITS.find(([pattern]) => pattern.test(name))?.[1]
}

/** A comma before three digits groups thousands; but a single one among metres parts them from their thousandths. */
function readNumber(text: string, unit: LengthUnit | undefined): number {
  const sign = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[text]
  if (sign !== undefined) return sign
  const [, whole = '0', part, parts] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? []
  if (part !== undefined && parts !== undefined) return Number(whole) + Number(part) / Number(parts)
  const groups = /,\d{3}(?!\d)/.test(text) && (unit !== METRE || text.split(',').length > 2)
  return Number(groups ? text.replaceAll(',', '') : text.replace(',', '.'))
}
