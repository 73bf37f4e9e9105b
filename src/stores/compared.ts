import { computed } from 'nanostores'
import * as v from 'valibot'
import { MOST_COMPARED } from '#domain/compared-ids.ts'
import { isUsableId } from '#domain/id.ts'
import { $comparedText } from './compared-text.ts'

const Compared = v.object({
  itemId: v.pipe(v.string(), v.check(isUsableId)),
  name: v.string(),
  /** Address of a small picture; empty where there is none. */
  picture: v.string(),
})
export type ComparedItem = v.InferOutput<typeof Compared>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

/** What was chosen to be compared, in the order in which it was. */
export const $compared = computed($comparedText, (text): readonly ComparedItem[] => {
  const stored = v.safeParse(Stored, text)
  const known = new Map(stored.success ? stored.output.flatMap(readCompared).map((item) => [item.itemId, item]) : [])
  return [...known.values()].slice(0, MOST_COMPARED)
})

/** Takes in what is not there, and out what is; says where there is no room. */
export function toggleCompared(item: ComparedItem): 'added' | 'removed' | 'full' {
  const present = $compared.get()
  if (present.some(({ itemId }) => itemId === item.itemId)) {
    removeCompared(item.itemId)
    return 'removed'
  }
  if (present.length >= MOST_COMPARED) return 'full'
  keep([...present, item])
  return 'added'
}

export function removeCompared(wanted: string): void {
  keep($compared.get().filter(({ itemId }) => itemId !== wanted))
}

/** Takes all out and returns what puts them back, beside what was chosen since as far as there is room. */
export function clearCompared(): () => void {
  const before = $compared.get()
  keep([])
  return () => {
    const since = $compared.get().filter(({ itemId }) => before.every((one) => one.itemId !== itemId))
    keep([...before, ...since].slice(0, MOST_COMPARED))
  }
}

function keep(items: readonly ComparedItem[]): void {
  $comparedText.set(items.length === 0 ? '' : JSON.stringify(items))
}

function readCompared(entry: unknown): ComparedItem[] {
  const compared = v.safeParse(Compared, entry)
  return compared.success ? [compared.output] : []
}
