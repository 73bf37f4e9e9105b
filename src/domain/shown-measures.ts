import { imperialSides, shownInches } from './imperial-text.ts'
import { isTornApart, type Span } from './joined-numbers.ts'
import { millimetresOf, readAmount, readLengths } from './length.ts'
import { poundsText } from './pounds.ts'
import { isImperial, type ShownUnit } from './shown-unit.ts'
import { roundedKilograms } from './sold-weight.ts'
import { statedTwice } from './stated-twice.ts'
import { breakable } from './unbroken.ts'
import { anyUnit, CENTIMETRE, INCH, LENGTH_UNITS, type LengthUnit, MILLIMETRE, WEIGHT_UNITS } from './units.ts'
import { FRACTION_SIGNS, readWrittenNumber, WRITTEN_NUMBER } from './written-number.ts'

/**
 * A fact, or several with `·` between them, with its lengths and weights in another unit. What is stated in that unit
 * already stays as it is, and so does all that is no measure, and a fact of which only a part could be converted. Of what
 * is stated in both systems, as `19 mm (3/4 in)`, the one that is wanted is shown; in millimetres both are.
 */
export function inShownUnit(text: string, unit: ShownUnit): string {
  return breakable(text)
    .split(' · ')
    .map((part) => fromBoth(part, unit) ?? converted(part, unit))
    .join(' · ')
}

/** In kilograms, or in pounds beside inches and feet. */
function weightText(grams: number, unit: ShownUnit): string {
  return isImperial(unit) ? poundsText(grams) : `${roundedKilograms(grams).toLocaleString('en')} kg`
}

/** Whether what is shown of a fact was worked out and does not say itself what is stated. */
export function isWorkedOut(shown: string, text: string): boolean {
  const stated = breakable(text)
  return breakable(shown) !== stated && !isSentence(stated) && statedTwice(stated) === undefined
}

/** Whether a fact does not begin with its measure: then what is stated stands in it already, behind what was worked out. */
function isSentence(text: string): boolean {
  return !BEGINS_WITH_NUMBER.test(text)
}

interface Restated extends Span {
  text: string
}

const BEGINS_WITH_NUMBER = new RegExp(`^\\.?[\\d${FRACTION_SIGNS}]`)
const BETWEEN = String.raw`\s?[–-]\s?`
const RANGES = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(${WRITTEN_NUMBER})${BETWEEN}(${WRITTEN_NUMBER})\s?(${anyUnit(LENGTH_UNITS)})(?![\p{L}\d²³])`,
  'giu',
)
const WEIGHTS = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(${WRITTEN_NUMBER})(?:${BETWEEN}(${WRITTEN_NUMBER}))?\s?(${anyUnit(WEIGHT_UNITS)})(?![\p{L}\d])(\s?(?:per|\/)\s?(?:m²|m2|square metre|metre|m)(?![\p{L}\d²³]))?(?!\s?(?:per|\/))`,
  'giu',
)
const UNIT = new RegExp(String.raw`^\s?-?(${anyUnit(LENGTH_UNITS)}|${anyUnit(WEIGHT_UNITS)})(?![\p{L}\d²³])`, 'iu')
/** Of inches it is a part; of anything metric more likely two measures. */
const SLASHED = /\d\/\d/
const SQUARE_FEET_IN_M2 = 10.7639104
const FEET_IN_M = 3.2808399

/** Measures are read to a tenth of a millimetre. */
const MOST_ASTRAY_MM = 0.06

/** The part that is shown of what is stated in both systems; undefined where it is not. */
function fromBoth(part: string, shown: ShownUnit): string | undefined {
  const both = statedTwice(part)
  if (both === undefined) return undefined
  // Pages come in millimetres, and what says them already is left as it is: nothing moves.
  if (shown === 'mm') return part
  if (!isImperial(shown)) return converted(both.metric.text, shown)
  const { text, amounts, between } = both.imperial
  const isExact = amounts.every((mm) => Math.abs(shownInches(mm) * INCH.mm - mm) <= MOST_ASTRAY_MM)
  return between !== undefined && isExact ? lengthsText(amounts, shown, between) : text
}

function converted(part: string, unit: ShownUnit): string {
  const restated = [...rangesIn(part, unit), ...lengthsIn(part, unit), ...weightsIn(part, unit)]
  if (isTornApart(part, restated, (rest) => isBeforeShown(rest, unit))) return part
  const sentence = isSentence(part)
  let [result, done] = ['', 0]
  for (const { start, end, text } of restated.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue
    result += part.slice(done, start) + text + (sentence ? ` (${part.slice(start, end)})` : '')
    done = end
  }
  return result + part.slice(done)
}

function lengthsIn(part: string, shown: ShownUnit): Restated[] {
  const read = readLengths(part)
  const units = read.flatMap(({ sides }) => sides.flatMap(({ unit }) => unit ?? []))
  // Stated in both already, as in `19 mm (3/4 in)`.
  if (units.some((unit) => fits(unit, shown) || unit.imperial !== units[0]?.imperial)) return []
  return read.flatMap(({ start, end, sides }) => {
    const sidesMm = sides.flatMap((side) => millimetresOf(side) ?? [])
    const counts = !sides.at(-1)?.hasOwnUnit || sidesMm.length < sides.length || /^[²³]/.test(part.slice(end))
    // Within a sentence `5 in` may be no inches.
    if (
      counts ||
      isSlashed(part.slice(start, end), sides[0]?.unit) ||
      (start > 0 && sides.some(({ unit }) => unit?.imperial))
    )
      return []
    return [{ start, end, text: lengthsText(sidesMm, shown, ' × ') }]
  })
}

function rangesIn(part: string, shown: ShownUnit): Restated[] {
  return [...part.matchAll(RANGES)].flatMap(({ 0: whole, 1: least = '', 2: most = '', 3: name = '', index }) => {
    const unit = LENGTH_UNITS.get(name.toLowerCase())
    const sidesMm = [least, most].flatMap((written) => millimetresOf({ amount: readAmount(written, unit), unit }) ?? [])
    const [leastMm, mostMm] = sidesMm
    // What falls is none: `3-1/2 in` is three and a half.
    if (leastMm === undefined || mostMm === undefined || leastMm > mostMm) return []
    if (unit === undefined || fits(unit, shown) || isSlashed(whole, unit)) return []
    return [{ start: index, end: index + whole.length, text: lengthsText(sidesMm, shown, '–') }]
  })
}

function weightsIn(part: string, shown: ShownUnit): Restated[] {
  const read = [...part.matchAll(WEIGHTS)].map((match) => {
    const grams = WEIGHT_UNITS.get((match[3] ?? '').toLowerCase())?.grams ?? 0
    return { match, grams, isPounds: !Number.isInteger(grams) }
  })
  if (read.some(({ isPounds }) => isPounds === isImperial(shown))) return []
  return read.flatMap(({ match: { 0: whole, 1: least = '', 2: most, 4: per = '', index }, grams, isPounds }) => {
    // Weights of cloth and foam stay: nobody buys them in pounds.
    if ((isPounds ? index > 0 : SLASHED.test(whole)) || (grams === 1 && per !== '')) return []
    const area = /²|2|square/.test(per)
    const share = per === '' || isPounds ? 1 : area ? SQUARE_FEET_IN_M2 : FEET_IN_M
    const of = per === '' || isPounds ? per : area ? '/ft²' : '/ft'
    const [from = '', to] = [least, most].flatMap((written) =>
      written === undefined ? [] : weightText((readWrittenNumber(written) * grams) / share, shown),
    )
    const text = to === undefined ? from : `${from.replace(/ \p{L}+$/u, '')}–${to}`
    return [{ start: index, end: index + whole.length, text: text + of }]
  })
}

/** Whether a length needs no other words: millimetres are as stated, in whatever metric unit. */
function fits(unit: LengthUnit, shown: ShownUnit): boolean {
  if (unit.imperial) return isImperial(shown)
  return shown === 'mm' || (shown === 'cm' && unit !== MILLIMETRE)
}

/** Whether a number is stated in what is shown already, by what follows it. */
function isBeforeShown(rest: string, shown: ShownUnit): boolean {
  const name = UNIT.exec(rest)?.[1]?.toLowerCase() ?? ''
  const unit = LENGTH_UNITS.get(name)
  if (unit !== undefined) return fits(unit, shown)
  const grams = WEIGHT_UNITS.get(name)?.grams
  return grams !== undefined && isImperial(shown) === !Number.isInteger(grams)
}

function isSlashed(text: string, unit: LengthUnit | undefined): boolean {
  return unit?.imperial === false && SLASHED.test(text)
}

function lengthsText(sidesMm: readonly number[], shown: ShownUnit, between: string): string {
  if (isImperial(shown)) return imperialSides(sidesMm, shown).join(between)
  const [of, digits] = shown === 'cm' ? [CENTIMETRE.mm, 1] : [1, 0]
  const amounts = sidesMm.map((mm) =>
    (mm / of).toLocaleString('en', { maximumFractionDigits: mm < 10 ? 2 : mm < 50 ? 1 : digits, useGrouping: false }),
  )
  return `${amounts.join(between)} ${shown}`
}
