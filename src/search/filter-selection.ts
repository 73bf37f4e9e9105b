import { CHOICE_FACTS, type FilterFact, NUMBER_FACTS, type NumberFact } from '#domain/filter-facts.ts'

/** What is chosen of one fact; of several choices any will do. */
export type Chosen =
  | { kind: 'choices'; keys: readonly string[]; unstated: boolean }
  | { kind: 'range'; least: number | undefined; most: number | undefined; unstated: boolean }

/** What is chosen, fact by fact; between facts all have to hold. */
export type FilterSelection = ReadonlyMap<FilterFact, Chosen>

export const FILTER_ORDERS = [
  'listed',
  'price',
  'price-down',
  'newest',
  'size',
  'size-up',
  'thickness',
  'thickness-up',
  'weight',
  'weight-up',
  'material',
  'material-down',
  'name',
  'name-down',
] as const
export type FilterOrder = (typeof FILTER_ORDERS)[number]

export const FILTER_LOOKS = ['cards', 'table'] as const
export type FilterLook = (typeof FILTER_LOOKS)[number]

/** A filtered list as its address states it. */
export interface FilterView {
  selection: FilterSelection
  order: FilterOrder
  look: FilterLook
  /** Counts from 1; rows up to the end of this page are shown. */
  page: number
}

export const PLAIN_VIEW: FilterView = { selection: new Map(), order: 'listed', look: 'cards', page: 1 }

/** What is not stated, in an address; no key is written so. */
const UNSTATED = '~'

/** Numbers of an address are those that people read: millimetres, kilograms, whole units of the currency. */
const SCALES: Readonly<Record<NumberFact, number>> = {
  price: 100,
  thickness: 10,
  length: 10,
  width: 10,
  weight: 1_000,
  hardness: 1,
}

/** `15` of a thickness is 150 tenths of a millimetre. */
export function fromShown(fact: NumberFact, shown: number): number {
  return Math.round(shown * SCALES[fact])
}

export function toShown(fact: NumberFact, value: number): number {
  return value / SCALES[fact]
}

/** Order and look that an address states, of a list or of a search. */
export function readArrangement(parameters: URLSearchParams): Pick<FilterView, 'order' | 'look'> {
  return {
    order: FILTER_ORDERS.find((name) => name === parameters.get('sort')) ?? 'listed',
    look: FILTER_LOOKS.find((name) => name === parameters.get('view')) ?? 'cards',
  }
}

/** Reads what an address states; what it does not state, or states wrongly, is as in a plain list. */
export function readFilterView(parameters: URLSearchParams): FilterView {
  const selection = new Map<FilterFact, Chosen>()
  for (const fact of CHOICE_FACTS) {
    const keys = keysIn(parameters.get(fact))
    const chosen = { keys: keys.filter((key) => key !== UNSTATED), unstated: keys.includes(UNSTATED) }
    if (keys.length > 0) selection.set(fact, { kind: 'choices', ...chosen })
  }
  for (const fact of NUMBER_FACTS) {
    const chosen = rangeIn(fact, parameters.get(fact))
    if (chosen !== undefined) selection.set(fact, chosen)
  }
  const page = Number(parameters.get('page'))
  return {
    selection,
    ...readArrangement(parameters),
    page: Number.isSafeInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The query string of a list; only what differs from the plain list is written, always in one order. */
export function writeFilterView({ selection, order, look, page }: FilterView): string {
  const parts: string[] = []
  for (const fact of [...CHOICE_FACTS, ...NUMBER_FACTS]) {
    const chosen = selection.get(fact)
    const text = chosen === undefined ? '' : writeChosen(fact, chosen)
    if (text !== '') parts.push(`${fact}=${text}`)
  }
  if (order !== 'listed') parts.push(`sort=${order}`)
  if (look !== 'cards') parts.push(`view=${look}`)
  if (page !== 1) parts.push(`page=${page}`)
  return parts.join('&')
}

/** Another choice of a fact; one that chooses nothing is none. */
export function withChosen(selection: FilterSelection, fact: FilterFact, chosen: Chosen): FilterSelection {
  const next = new Map(selection)
  if (isNothing(chosen)) next.delete(fact)
  else next.set(fact, chosen)
  return next
}

export function withoutFacts(selection: FilterSelection, facts: readonly FilterFact[]): FilterSelection {
  return new Map([...selection].filter(([other]) => !facts.includes(other)))
}

/** A slash may stand in a query as it is. */
function written(key: string): string {
  return encodeURIComponent(key).replaceAll('%2F', '/')
}

function isNothing(chosen: Chosen): boolean {
  if (chosen.unstated) return false
  return chosen.kind === 'choices' ? chosen.keys.length === 0 : chosen.least === undefined && chosen.most === undefined
}

/** More is found by further filters; a link must not ask for a whole catalogue at once. */
export const MOST_PAGES = 20
const MOST_KEYS = 50
const LONGEST = 2_000

function keysIn(text: string | null): string[] {
  const keys = (text ?? '').slice(0, LONGEST).split(',', MOST_KEYS)
  return [...new Set(keys.filter((key) => key !== ''))]
}

const RANGE = /^(\d{1,9}(?:\.\d{1,3})?)?-(\d{1,9}(?:\.\d{1,3})?)?$/

function rangeIn(fact: NumberFact, text: string | null): Chosen | undefined {
  const parts = keysIn(text)
  const unstated = parts.includes(UNSTATED)
  const [, from, to] = RANGE.exec(parts.find((part) => part !== UNSTATED) ?? '') ?? []
  const bound = (figure: string | undefined) => (figure === undefined ? undefined : fromShown(fact, Number(figure)))
  const chosen: Chosen = { kind: 'range', least: bound(from), most: bound(to), unstated }
  return isNothing(chosen) ? undefined : chosen
}

function writeChosen(fact: FilterFact, chosen: Chosen): string {
  const unstated = chosen.unstated ? [UNSTATED] : []
  const own = chosen.kind === 'choices' ? chosen.keys.toSorted().map(written) : writtenRange(fact, chosen)
  return [...own, ...unstated].join(',')
}

function writtenRange(fact: FilterFact, { least, most }: Extract<Chosen, { kind: 'range' }>): string[] {
  const number = NUMBER_FACTS.find((name) => name === fact)
  if (number === undefined || (least === undefined && most === undefined)) return []
  const shown = (value: number | undefined) => (value === undefined ? '' : String(toShown(number, value)))
  return [`${shown(least)}-${shown(most)}`]
}
