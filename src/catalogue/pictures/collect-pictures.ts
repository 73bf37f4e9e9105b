import { join } from 'node:path'
import pMap from 'p-map'
import type { Finding } from '#catalogue/finding.ts'
import type { Progress } from '#catalogue/progress.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import type { UploadCalls } from '#store-api/upload-calls.ts'
import type { Validators } from '#store-api/validators.ts'
import {
  BrokenPictureError,
  describePicture,
  type EncodedPicture,
  encodePicture,
  pictureName,
} from './encode-picture.ts'
import type { CachedPicture, PictureCache } from './picture-cache.ts'
import { isWritten } from './picture-file.ts'
import { MOST_UNANSWERED, type PictureSource, pictureSource } from './picture-source.ts'

export interface CollectedPictures {
  pictures: Map<string, EncodedPicture>
  findings: Finding[]
  fetched: number
  encoded: number
}

/** `later`: pictures are looked at and described; whoever shows them sees to their files. */
export type EncodePictures = 'now' | 'later'

/**
 * Fetches and encodes the pictures that changed since the cache was written. One that is missing or broken costs only
 * itself: it is listed, and its page shows a placeholder. In place of one that is broken or cannot be fetched now the
 * last good one is shown where there is one; one that the store no longer has is gone. A host that has stopped answering
 * is not asked for the rest.
 */
export async function collectPictures(
  api: UploadCalls,
  pictureIds: string[],
  cache: PictureCache,
  concurrency: number,
  progress: Progress,
  encode: EncodePictures = 'now',
): Promise<CollectedPictures> {
  const step = progress.step('pictures', pictureIds.length)
  const collected: CollectedPictures = { pictures: new Map(), findings: [], fetched: 0, encoded: 0 }
  const source = pictureSource(api)
  const collect = async (pictureId: string) => {
    const picture = await collectPicture(source, pictureId, cache, collected, encode)
    if (picture !== undefined) collected.pictures.set(pictureId, picture)
    step.advance()
  }
  await pMap(pictureIds, collect, { concurrency })
  // In the order of the pictures, however the answers came: the same store gives the same snapshot.
  return { ...collected, findings: collected.findings.toSorted(inOrderOf(pictureIds)) }
}

async function collectPicture(
  source: PictureSource,
  pictureId: string,
  cache: PictureCache,
  collected: CollectedPictures,
  encode: EncodePictures,
): Promise<EncodedPicture | undefined> {
  const known = knownPicture(cache, pictureId)
  const instead = known === undefined ? 'a placeholder is shown' : 'the picture of the last refresh is shown'
  try {
    const upload = await source.picture(pictureId, known?.validators)
    if (upload.status === 'unchanged' && known !== undefined) return known.picture
    if (upload.status === 'unasked') {
      const reason = `The ${MOST_UNANSWERED} pictures asked for before this one got no answer, so it was not asked for. Until then ${instead}.`
      collected.findings.push(missing(pictureId, reason))
      return known?.picture
    }
    if (upload.status !== 'fetched') {
      collected.findings.push(missing(pictureId, 'The store has no picture under this id; a placeholder is shown.'))
      return undefined
    }
    collected.fetched += 1
    return await keep(pictureId, upload.bytes, upload.validators, cache, collected, encode)
  } catch (error) {
    if (error instanceof BrokenPictureError) {
      const reason = `The picture ${error.message}; ${instead}.`
      collected.findings.push({ kind: 'broken-picture', subject: pictureId, reason })
      return known?.picture
    }
    if (!(error instanceof StoreApiError)) throw error
    collected.findings.push(missing(pictureId, `${error.message} Until then ${instead}.`))
    return known?.picture
  }
}

async function keep(
  pictureId: string,
  bytes: Uint8Array,
  validators: Validators,
  cache: PictureCache,
  collected: CollectedPictures,
  encode: EncodePictures,
): Promise<EncodedPicture> {
  const known = cache.byName(pictureName(bytes))
  const same = known !== undefined && isComplete(cache, known) ? known : undefined
  if (same === undefined && encode === 'later') {
    const described = await describePicture(bytes)
    cache.announce(described)
    return described
  }
  const picture = same ?? (await encodePicture(bytes, cache.folder, cache.announce))
  if (picture !== same) collected.encoded += 1
  cache.write(pictureId, { validators, picture })
  return picture
}

/** A cached picture counts only while its files are there. */
function knownPicture(cache: PictureCache, pictureId: string): CachedPicture | undefined {
  const cached = cache.read(pictureId)
  return cached !== undefined && isComplete(cache, cached.picture) ? cached : undefined
}

function isComplete(cache: PictureCache, picture: EncodedPicture): boolean {
  return pictureFiles(picture).every((file) => isWritten(join(cache.folder, file)))
}

/** Every file that a picture consists of. */
export function pictureFiles({ name, widths }: Pick<EncodedPicture, 'name' | 'widths'>): string[] {
  return [...widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]), `${name}-share.jpg`]
}

function inOrderOf(pictureIds: string[]) {
  const places = new Map(pictureIds.map((pictureId, place) => [pictureId, place]))
  const placeOf = ({ subject }: Finding) => places.get(subject) ?? 0
  return (a: Finding, b: Finding) => placeOf(a) - placeOf(b)
}

function missing(pictureId: string, reason: string): Finding {
  return { kind: 'missing-picture', subject: pictureId, reason }
}
