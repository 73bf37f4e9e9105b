import { StoreApiError } from '#store-api/store-api-error.ts'
import type { Upload, UploadCalls } from '#store-api/upload-calls.ts'
import type { Validators } from '#store-api/validators.ts'

/** Where pictures come from; one that is `unasked` may well be there. */
export interface PictureSource {
  /** Throws StoreApiError. */
  picture(pictureId: string, known?: Validators): Promise<Upload | { status: 'unasked' }>
}

/** So many pictures in a row without an answer: their host is away. */
export const MOST_UNANSWERED = 10

/** Asks for no more pictures once their host is away: each would take four times the time limit, and prices wait. */
export function pictureSource(api: UploadCalls): PictureSource {
  let unanswered = 0
  return {
    async picture(pictureId, known) {
      if (unanswered >= MOST_UNANSWERED) return { status: 'unasked' }
      try {
        const upload = await api.picture(pictureId, known)
        unanswered = 0
        return upload
      } catch (error) {
        unanswered = error instanceof StoreApiError && isAway(error) ? unanswered + 1 : 0
        throw error
      }
    },
  }
}

/** Whether a failure tells of the host; status 500 and most others tell of the one picture, and 429 of a host that is there. */
function isAway({ failure }: StoreApiError): boolean {
  if (failure.kind === 'status') return failure.status > 501
  return failure.kind === 'network' || failure.kind === 'timeout'
}
