import * as v from 'valibot'
import { CATALOGUE_PATH } from '#domain/paths.ts'

const CatalogueDate = v.object({
  crawledAt: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
  ),
})

/** When the pages were last built from the store, in milliseconds since 1970; now where that cannot be read. */
export async function catalogueDateMs(): Promise<number> {
  try {
    const answer = await fetch(CATALOGUE_PATH)
    return v.parse(CatalogueDate, await answer.json()).crawledAt
  } catch {
    return Date.now()
  }
}
