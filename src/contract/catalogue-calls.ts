import * as v from 'valibot'
import type { Call, CallHead } from './call.ts'
import { ItemMessage } from './item-message.ts'

/** Most ids in one question for items. */
export const MOST_LIVE_IDS = 50

/** What the store says now of the items whose ids are named, with commas between; ids it does not have are missing. */
export const liveItems = {
  method: 'GET',
  path: '/api/items',
  query: 'ids',
  answer: v.object({ items: v.array(ItemMessage), missing: v.array(v.string()) }),
  refusals: { 'too-many-items': 400 },
} as const satisfies Call

/** An item with the ids of its pictures, for one that is newer than the build. */
export const freshItem = {
  method: 'GET',
  path: '/api/items/:itemId',
  answer: v.object({ item: ItemMessage, pictureIds: v.array(v.string()) }),
  refusals: { 'no-such-item': 404 },
} as const satisfies Call

export const search = {
  method: 'GET',
  path: '/api/search',
  query: 'q',
  /** `more` says that the store finds more than these; a gateway of before did not say it. */
  answer: v.object({ items: v.array(ItemMessage), more: v.optional(v.boolean(), false) }),
} as const satisfies Call

/** A picture that is newer than the build, as WebP: pages name its address and never call it. */
export const picture = {
  method: 'GET',
  path: '/api/pictures/:pictureId',
  refusals: { 'no-such-picture': 404 },
} as const satisfies CallHead
