import * as v from 'valibot'
import { keptAnswers } from './kept-answers.ts'
import { type ChoiceKey, type ListOfItems, readIdsWith } from './listed-choices.ts'
import type { Snapshot } from './open-snapshot.ts'

/** Pages are made list by list, so that little is needed again later. */
const LISTS_KEPT = 8

const ItemId = v.object({ id: v.string() })

/** Which items the lists of a shop have, in the order of the shelves. */
export interface Listings {
  of(subCategoryId: string): readonly string[]
  /** Some items of a list that have something. */
  with(list: ListOfItems, choice: ChoiceKey, count: number, offset: number): string[]
  /** Others of a sub-category, the following ones first. */
  beside(itemId: string, subCategoryId: string, count: number): string[]
}

export function openListings(snapshot: Snapshot): Listings {
  const kept = keptAnswers(LISTS_KEPT, (subCategoryId: string) => {
    const rows = snapshot.all(
      ItemId,
      'SELECT item_id AS id FROM listing WHERE sub_id = ? ORDER BY position',
      subCategoryId,
    )
    const ids = rows.map(({ id }) => id)
    return { ids, places: new Map(ids.map((id, place) => [id, place])) }
  })
  const listingOf = (subCategoryId: string) => kept(subCategoryId) ?? { ids: [], places: new Map<string, number>() }
  return {
    of: (subCategoryId) => listingOf(subCategoryId).ids,
    with: (list, choice, count, offset) => readIdsWith(snapshot, list, choice, count, offset),
    beside(itemId, subCategoryId, count) {
      const { ids, places } = listingOf(subCategoryId)
      const here = places.get(itemId)
      if (here === undefined) return []
      const following = ids.slice(here + 1, here + 1 + count)
      return [...following, ...ids.slice(0, Math.min(here, count - following.length))]
    },
  }
}
