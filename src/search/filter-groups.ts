import type { AnyHead, ChoiceColumn } from './filter-files.ts'
import type { LoadedColumn } from './filter-rows.ts'
import type { Chosen } from './filter-selection.ts'

/** What can be chosen of a fact, with how many items each choice would show. */
export type GroupContent = ChoiceContent | RangeContent

export interface ChoiceContent {
  kind: 'choices'
  /** Those that any item of the list has, most items first; and those that are chosen. */
  options: { key: string; name: string; count: number }[]
  /** Items that do not state the fact. */
  unstated: number
}

export interface RangeContent {
  kind: 'range'
  /** The least and the most of what the items of the list state; undefined where none does. */
  from: number | undefined
  to: number | undefined
  /** How many items there are from one bound to the next: `from <= value < to`, the last one with its end. */
  bins: { from: number; to: number; count: number }[]
  unstated: number
}

const BINS = 16

/**
 * A group as the panel shows it. `counts` are those of {@link countRows}, of the rows that the other groups leave;
 * `inList` of all rows of the list, where it is not the whole shop.
 */
export function groupContent(
  { content }: LoadedColumn,
  counts: Uint32Array,
  chosen: Chosen | undefined,
  inList?: Uint32Array,
): GroupContent {
  const unstated = counts[0] ?? 0
  if ('sets' in content) return choiceContent(countedChoices(content, counts), unstated, chosen)
  const { values } = content
  const isListed = (_: number, place: number) => inList === undefined || inList[place + 1] !== 0
  const [first, last] = [values.findIndex(isListed), values.findLastIndex(isListed)]
  return { kind: 'range', from: values[first], to: values[last], bins: binsOf(values, counts, first, last), unstated }
}

/** A group of the whole shop, from what a long column comes to. */
export function headContent(head: AnyHead, chosen: Chosen | undefined): GroupContent {
  if ('choices' in head) return choiceContent(head.choices, head.unstated, chosen)
  const { from, to, bins, unstated } = head
  return { kind: 'range', from, to, bins, unstated }
}

/** Choices with their counts: those that anything has or that are chosen, most first. */
function choiceContent(
  choices: readonly (readonly [key: string, name: string, count: number, ...unknown[]])[],
  unstated: number,
  chosen: Chosen | undefined,
): ChoiceContent {
  const keys = new Set(chosen?.kind === 'choices' ? chosen.keys : [])
  const options = choices
    .map(([key, name, count]) => ({ key, name, count }))
    .filter(({ key, count }) => count > 0 || keys.has(key))
    .toSorted((a, b) => b.count - a.count)
  return { kind: 'choices', options, unstated }
}

/** How many rows have each choice, in the order of the column; `counts` are by set. */
function countedChoices(
  { choices, sets }: ChoiceColumn,
  counts: Uint32Array,
): [key: string, name: string, count: number][] {
  const items: number[] = []
  for (const [code, set] of sets.entries()) {
    for (const choice of set) items[choice] = (items[choice] ?? 0) + (counts[code] ?? 0)
  }
  return choices.map(([key, name], index) => [key, name, items[index] ?? 0])
}

/**
 * From the value at one place to that at another, -1 where there is none. Each bin is as wide as the others; where few are
 * much dearer or larger than most, each is as many times as wide.
 */
function binsOf(values: readonly number[], counts: Uint32Array, firstPlace: number, lastPlace: number) {
  const [first, last] = [values[firstPlace] ?? 0, values[lastPlace] ?? 0]
  const isWide = first > 0 && last / first > WIDE
  const scale = (value: number) => (isWide ? Math.log(value) : value)
  const width = (scale(last) - scale(first)) / BINS
  const edge = (index: number) => (isWide ? first * Math.exp(index * width) : first + index * width)
  const bins = Array.from({ length: width === 0 ? 1 : BINS }, (_, index) => {
    return { from: edge(index), to: edge(index + 1), count: 0 }
  })
  for (let place = Math.max(0, firstPlace); place <= lastPlace; place += 1) {
    const index = width === 0 ? 0 : Math.floor((scale(values[place] ?? 0) - scale(first)) / width)
    const bin = bins[Math.min(bins.length - 1, index)]
    if (bin !== undefined) bin.count += counts[place + 1] ?? 0
  }
  return bins
}

const WIDE = 50
