import { LRUCache } from 'lru-cache'
import { isUsableId } from '#domain/id.ts'
import type { UploadCalls } from '#store-api/upload-calls.ts'
import { fewAtOnce } from './few-at-once.ts'

export type PictureEncoder = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** Pictures that are newer than the build, as pages show them. */
export interface LivePictures {
  /** Undefined when the store has none under this id, or something else. Throws StoreApiError, or GatewayProblem 503. */
  read(pictureId: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}

const KEPT_MS = 5 * 60 * 1000
const KEPT_BYTES = 16 * 1024 * 1024
/** Each holds up to 10 MB of the store's, and a processor. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 32

/** Decodes and encodes each picture once in a while, and only a few at a time: what the store sends may be anything. */
export function livePictures(store: Pick<UploadCalls, 'picture'>, encode: PictureEncoder): LivePictures {
  const kept = new LRUCache<string, { bytes: Uint8Array<ArrayBuffer> | undefined }>({
    ttl: KEPT_MS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => 200 + (bytes?.length ?? 0),
  })
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
  const inTurn = fewAtOnce(MOST_AT_ONCE, MOST_WAITING)
  const make = async (pictureId: string) => {
    const upload = await store.picture(pictureId)
    const bytes = upload.status === 'fetched' ? await encode(upload.bytes) : undefined
    kept.set(pictureId, { bytes })
    return bytes
  }
  return {
    async read(pictureId) {
      if (!isUsableId(pictureId)) return undefined
      const known = kept.get(pictureId)
      if (known !== undefined) return known.bytes
      const begun = underWay.get(pictureId) ?? inTurn(() => make(pictureId)).finally(() => underWay.delete(pictureId))
      underWay.set(pictureId, begun)
      return begun
    },
  }
}
