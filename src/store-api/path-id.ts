import { isUsableId } from '#domain/id.ts'
import { type Call, nameOf } from './call.ts'
import { StoreApiError } from './store-api-error.ts'

/** The id, safe to stand in a path. Throws StoreApiError for one that would make it another path. */
export function pathId(call: Pick<Call, 'method' | 'path'>, id: string): string {
  if (!isUsableId(id)) throw new StoreApiError(nameOf(call), { kind: 'unusable-id' })
  return encodeURIComponent(id)
}
