import * as v from 'valibot'
import {
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONTACT_US_PATH,
  FILTER_MANIFEST_PATH,
  FIND_PATH,
  HOME_PATH,
  LISTS_PATH,
  OFFLINE_PATH,
  PLANNER_PATH,
  QUICK_ORDER_PATH,
  SEARCH_MANIFEST_PATH,
  SEARCH_PATH,
  STORE_PATH,
} from '#domain/paths.ts'

/** What a device needs of the shop without a network, as the build writes it. */
export const OfflineList = v.object({
  /** Named by content. */
  files: v.array(v.string()),
  pages: v.array(v.string()),
  data: v.array(v.string()),
})
export type OfflineList = v.InferOutput<typeof OfflineList>

/** The whole catalogue, as the build writes it; without pages where they are too many for a device. */
export const OfflineCatalogue = v.object({
  /** Each with the beginning of its SHA-256: what is kept already is not fetched again. */
  pages: v.array(v.tuple([v.string(), v.string()])),
  /** Of all pages together, as they lie on a shelf. */
  bytes: v.number(),
  /** What search, filters and quick order work with: `FINDING_DATA`, and all that these name. */
  finding: v.optional(v.object({ files: v.number(), bytes: v.number() }), { files: 0, bytes: 0 }),
  /** Small pictures of every product. */
  pictures: v.array(v.string()),
  pictureBytes: v.number(),
})
export type OfflineCatalogue = v.InferOutput<typeof OfflineCatalogue>

/** What one visit makes work: search, filters, quick order, cart, lists, planner and quotation, and a word where nothing is kept. */
export const OFFLINE_PAGES = [
  OFFLINE_PATH,
  HOME_PATH,
  STORE_PATH,
  FIND_PATH,
  SEARCH_PATH,
  QUICK_ORDER_PATH,
  CART_PATH,
  LISTS_PATH,
  PLANNER_PATH,
  COMPARE_PATH,
  CONTACT_US_PATH,
]
/** Lists of the files that products are found by. */
export const FINDING_DATA = [SEARCH_MANIFEST_PATH, FILTER_MANIFEST_PATH]
/** The last says of which day the prices of the others are. */
export const OFFLINE_DATA = [...FINDING_DATA, CATALOGUE_PATH]
