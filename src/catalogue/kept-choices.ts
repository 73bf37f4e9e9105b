import { keptAnswers } from './kept-answers.ts'
import {
  type ChoiceKey,
  type ListedChoice,
  type ListedPart,
  type ListOfItems,
  type PartedList,
  readChoices,
  readParts,
} from './listed-choices.ts'
import type { Snapshot } from './open-snapshot.ts'

/** What parts a list is asked by each of its pages, and by those of its neighbours. */
const LISTS_KEPT = 2_000

/** The choices of lists, and their parts, read once from a snapshot. */
export interface KeptChoices {
  /** The choices that part a list: each has a page of its own. */
  choicesOf(list: ListOfItems): ListedChoice[]
  /** The main categories or kinds of a list that have some of something, and whether they have a page for it. */
  partsWith(list: PartedList, choice: ChoiceKey): (ListedPart & { paged: boolean })[]
}

export function keptChoices(snapshot: Snapshot): KeptChoices {
  const choices = keptAnswers(LISTS_KEPT, (list: ListOfItems) => readChoices(snapshot, list), JSON.stringify)
  const choicesOf = (list: ListOfItems) => choices(list) ?? []
  const parts = keptAnswers(
    LISTS_KEPT,
    ({ list, choice }: { list: PartedList; choice: ChoiceKey }) =>
      readParts(snapshot, list, choice).map(({ id, count }) => {
        const own = choicesOf({ of: list.of === 'range' ? 'main' : 'sub', id })
        return { id, count, paged: own.some(({ fact, key }) => fact === choice.fact && key === choice.key) }
      }),
    JSON.stringify,
  )
  return { choicesOf, partsWith: (list, { fact, key }) => parts({ list, choice: { fact, key } }) ?? [] }
}
