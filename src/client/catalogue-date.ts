import * as v from 'valibot'
import { loadOnce } from '#domain/load-once.ts'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import type { PricesAtMs } from '#domain/prices-day.ts'

const CatalogueDate = v.object({
  crawledAt: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
  ),
})

/** When the pages were last built from the store. Never throws. */
export async function catalogueDateMs(): Promise<PricesAtMs> {
  try {
    const answer = await fetch(CATALOGUE_PATH)
    return v.parse(CatalogueDate, await answer.json()).crawledAt
  } catch {
    return 'unknown'
  }
}

/** The same as this page first read it: it goes on with the index that it has. */
export const indexDateMs = loadOnce(catalogueDateMs)
