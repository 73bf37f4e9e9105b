import { readDescription } from './description.ts'
import type { Item } from './item.ts'
import { type Form, MINIMUM_FORMS, NOT_THIS_SALE, OFFERS_ANOTHER, STEP_FORMS, UNIT_FORMS } from './sale-forms.ts'
import { leastQuantity, mostQuantity } from './sale-quantities.ts'
import { ONE_BY_ONE, type SaleTerms, type SaleUnit } from './sale-terms.ts'
import { readCount, readSaleUnit } from './sale-words.ts'

/**
 * How an item is sold, as name and description state it. Nothing is guessed: what is said in two ways, with a condition
 * or of something else counts as not said, and a minimum is in units of sale or none. One that no order could hold is
 * none either.
 */
export function readSaleTerms({ name, description }: Pick<Item, 'name' | 'description'>): SaleTerms {
  const clauses = clausesOf(name, description)
  const unit = unitOf(clauses)
  const counted = (forms: typeof MINIMUM_FORMS) => agreed(clauses.flatMap((clause) => countsIn(clause, forms, unit)))
  const minimum = counted(MINIMUM_FORMS) ?? ONE_BY_ONE.minimum
  const step = counted(STEP_FORMS) ?? ONE_BY_ONE.step
  const canBeOrdered = leastQuantity({ minimum, step }) <= mostQuantity({ step })
  return canBeOrdered ? { unit, minimum, step } : { ...ONE_BY_ONE, unit }
}

/** Words that belong together, and where they stand. */
interface Clause {
  text: string
  from: 'name' | 'prose' | 'line'
}

/** A semicolon, or a full stop that is not of an abbreviation. */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:min|max|qty|approx|sq|lin|incl|no|ca)\.)\s+|(?<!singly);\s|\n/i
const LONGEST = 400

function clausesOf(name: string, description: string): Clause[] {
  const { paragraphs, lines } = readDescription(description)
  const clause = (text: string, from: Clause['from']): Clause => {
    return { text: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST), from }
  }
  return [
    clause(name, 'name'),
    ...paragraphs.flatMap((paragraph) => paragraph.split(SENTENCE_END).map((text) => clause(text, 'prose'))),
    ...lines.map(({ label, text }) => clause(`${label}: ${text}`, 'line')),
  ]
}

function unitOf(clauses: readonly Clause[]): SaleTerms['unit'] {
  const stated = clauses.flatMap((clause) => UNIT_FORMS[clause.from].flatMap((form) => unitIn(clause, form) ?? []))
  if (stated.length === 0) return 'unstated'
  const units = stated.filter((unit) => unit !== 'unclear')
  const fullest = units.reduce<SaleUnit | undefined>(
    (one, other) => (one && hidesNothingOf(one, other) ? one : other),
    undefined,
  )
  const agree = fullest !== undefined && units.every((unit) => hidesNothingOf(fullest, unit))
  return agree && units.length === stated.length ? fullest : 'unclear'
}

function unitIn({ text }: Clause, form: Form): SaleUnit | 'unclear' | undefined {
  const found = form.exec(text)
  const unit = readSaleUnit(found?.groups?.noun ?? '')
  if (found === null || unit === undefined) return undefined
  const { pieces, counted } = found.groups ?? {}
  const rest = text.slice(found.index + found[0].length)
  if (NOT_THIS_SALE.test(text) || OFFERS_ANOTHER.exec(rest) !== null) return 'unclear'
  if (unit.of !== 'pack' || pieces === undefined) return unit
  const count = readCount(pieces)
  // A roll of ten metres is a roll.
  const measured = counted !== undefined && readSaleUnit(counted)?.of !== 'piece'
  return count === undefined || measured ? unit : { ...unit, pieces: count }
}

/** Whether `unit` says what `other` does, and perhaps more of it: `tile` after `each`, `kit of 9` after `kit`. */
function hidesNothingOf(unit: SaleUnit, other: SaleUnit): boolean {
  if (unit.of === 'piece' && other.of === 'piece') return unit.noun === other.noun || other.noun === 'piece'
  if (unit.of === 'pack' && other.of === 'pack') {
    return unit.noun === other.noun && (other.pieces === undefined || unit.pieces === other.pieces)
  }
  return unit.of === other.of
}

function countsIn(
  { text, from }: Clause,
  forms: typeof MINIMUM_FORMS,
  unit: SaleTerms['unit'],
): (number | 'unclear')[] {
  return forms[from].flatMap((form): (number | 'unclear')[] => {
    const found = form.exec(text)
    if (found === null) return []
    const { count = '', noun, even } = found.groups ?? {}
    const stated = even === undefined ? readCount(count) : 2
    const rest = text.slice(found.index + found[0].length)
    const sure =
      stated !== undefined &&
      !NOT_THIS_SALE.test(text) &&
      !HAS_CONDITION.test(rest) &&
      (noun !== undefined || !COUNTS_ANOTHER.test(rest)) &&
      isCountedIn(noun, unit)
    return sure ? [stated] : ['unclear']
  })
}

/** Another number, a measure, or words that say when. */
const HAS_CONDITION =
  /^ ?(?:(?:or|to|–|-|x|×) ?\d|(?:mm|cm|kg|g|%)\b|,? ?(?:for|of|on|when|if|where|in(?! (?:multiples|steps|lots)))\b(?!$))/i

/** Something that is not sold: `2 weeks`. */
const COUNTS_ANOTHER = /^ ?(?!(?:and|or|per|in|an|please|only|minimum|must|to)\b)\p{L}/iu

/** Whether what is counted is what the price is for. */
function isCountedIn(noun: string | undefined, unit: SaleTerms['unit']): boolean {
  const counted = noun === undefined ? undefined : readSaleUnit(noun)
  if (unit === 'unclear') return false
  if (counted === undefined) return true
  if (unit === 'unstated') return counted.of === 'piece'
  return counted.of === unit.of && (counted.of !== 'pack' || unit.of !== 'pack' || counted.noun === unit.noun)
}

/** The one count that is stated, however often; undefined for two, or none that is certain. */
function agreed(counts: readonly (number | 'unclear')[]): number | undefined {
  const [count] = counts
  return count !== 'unclear' && counts.every((other) => other === count) ? count : undefined
}
