import { CURRENCY } from '#currency.ts'
import { cents, formatCents } from '#domain/cents.ts'
import { type FilterFact, NUMBER_FACTS, type NumberFact } from '#domain/filter-facts.ts'
import { type Bound, boundFrom, boundIn, boundUnit } from '#domain/shown-bound.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { unbroken } from '#domain/unbroken.ts'
import type { GroupContent } from '#search/filter-groups.ts'
import { type Chosen, fromShown, toShown } from '#search/filter-selection.ts'
import * as words from '#words/filters.ts'

/** A choice as people call it: kinds by the words of the shop, brands and categories as the store calls them. */
export function choiceName(key: string, name: string): string {
  if (name !== '') return unbroken(name)
  // What an address says may be `constructor`.
  const kind = Object.hasOwn(words.kinds, key) ? words.kinds[key] : undefined
  return kind ?? key
}

/** The unit of a bound, beside lengths in a unit. */
export function unitOf(fact: NumberFact, shown: ShownUnit): string {
  return boundUnit(fact, shown) ?? (fact === 'price' ? CURRENCY : words.hardnessUnit)
}

/** A bound as it is shown: in the unit of {@link unitOf}. */
export function shownBound(fact: NumberFact, shown: ShownUnit, value: number): number {
  const unit = boundUnit(fact, shown)
  return unit === undefined ? toShown(fact, value) : boundIn(unit, value)
}

/** What is typed as a bound, as columns have it. */
export function typedBound(fact: NumberFact, shown: ShownUnit, bound: Bound, typed: number): number {
  const unit = boundUnit(fact, shown)
  return unit === undefined ? fromShown(fact, typed) : boundFrom(unit, bound, typed)
}

/** One thing that is chosen, and what is left when it is taken back. */
export interface ChosenChip {
  fact: FilterFact
  text: string
  without: Chosen
}

/** What is chosen of a fact, one by one. */
export function chipsOf(
  fact: FilterFact,
  chosen: Chosen,
  content: GroupContent | 'loading' | undefined,
  shown: ShownUnit,
): ChosenChip[] {
  const chip = (choice: string, without: Chosen) => ({ fact, text: words.chosen(words.facts[fact], choice), without })
  const none = chosen.unstated ? [chip(words.notStated, { ...chosen, unstated: false })] : []
  if (chosen.kind === 'choices') {
    const options = typeof content === 'object' && content.kind === 'choices' ? content.options : []
    const nameOf = (key: string) => choiceName(key, options.find((option) => option.key === key)?.name ?? '')
    const without = (key: string) => ({ ...chosen, keys: chosen.keys.filter((other) => other !== key) })
    return [...chosen.keys.map((key) => chip(nameOf(key), without(key))), ...none]
  }
  const number = NUMBER_FACTS.find((name) => name === fact)
  const { least, most } = chosen
  if (number === undefined || (least === undefined && most === undefined)) return none
  return [chip(rangeText(number, shown, least, most), { ...chosen, least: undefined, most: undefined }), ...none]
}

function rangeText(fact: NumberFact, shown: ShownUnit, least: number | undefined, most: number | undefined): string {
  const text = (value: number) =>
    unbroken(fact === 'price' ? formatCents(cents(value)) : `${shownBound(fact, shown, value)} ${unitOf(fact, shown)}`)
  if (least === undefined) return words.atMost(text(most ?? 0))
  return most === undefined ? words.atLeast(text(least)) : words.between(text(least), text(most))
}
