import type { AnyHead, ChoiceColumn, RangeCounts } from './filter-files.ts'
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
  return rangeContent(rangeCounts(content.values, counts, inList))
}

/** A group of the whole shop or of a list, from what a long column comes to in it. */
export function headContent(head: AnyHead | RangeCounts, chosen: Chosen | undefined): GroupContent {
  return 'choices' in head ? choiceContent(head.choices, head.unstated, chosen) : rangeContent(head)
}

/** What ascending numbers come to; `counts` and `inList` as those of {@link groupContent}. */
export function rangeCounts(values: readonly number[], counts: Uint32Array, inList?: Uint32Array): RangeCounts {
  const isListed = (_: number, place: number) => inList === undefined || inList[place + 1] !== 0
  const first = values.findIndex(isListed)
  const listed = first === -1 ? [] : values.slice(first, values.findLastIndex(isListed) + 1)
  const counted = countedBins(listed, counts.subarray(first + 1))
  return { from: listed[0], to: listed.at(-1), counts: counted, unstated: counts[0] ?? 0 }
}

function rangeContent({ from, to, counts, unstated }: RangeCounts): RangeContent {
  const { edge } = binsBetween(from, to)
  const bins = counts.map((count, index) => ({ from: edge(index), to: edge(index + 1), count }))
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

/** How many of some ascending numbers lie in each bin from the first to the last of them; `counts` say how often each is there. */
function countedBins(values: readonly number[], counts: Uint32Array): number[] {
  const [first = 0] = values
  const { bins, scale, width } = binsBetween(first, values.at(-1))
  const counted = Array.from({ length: bins }, () => 0)
  for (const [place, value] of values.entries()) {
    const bin = width === 0 ? 0 : Math.min(bins - 1, Math.floor((scale(value) - scale(first)) / width))
    counted[bin] = (counted[bin] ?? 0) + (counts[place] ?? 0)
  }
  return counted
}

/** Each bin is as wide as the others; where few numbers are much dearer or larger than most, each is as many times as wide. */
function binsBetween(first = 0, last = first) {
  const isWide = first > 0 && last / first > WIDE
  const scale = (value: number) => (isWide ? Math.log(value) : value)
  const width = (scale(last) - scale(first)) / BINS
  const edge = (index: number) => (isWide ? first * Math.exp(index * width) : first + index * width)
  return { bins: width === 0 ? 1 : BINS, scale, width, edge }
}

const WIDE = 50
