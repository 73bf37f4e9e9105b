import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '#domain/day.ts'
import { pictureFiles } from './collect-pictures.ts'
import type { PictureCache } from './picture-cache.ts'

const KEPT_UNUSED_MS = 30 * DAY_MS

/**
 * Removes encodings that no snapshot has had for 30 days and that do not lie in the served folder of a built site
 * either. Returns how many pictures went.
 */
export function prunePictures(
  cache: PictureCache,
  snapshotFiles: string[],
  servedFolder: string | undefined,
  nowMs: number,
): number {
  cache.noteUse(snapshotFiles.filter(existsSync), nowMs)
  const isServed = (file: string) => servedFolder !== undefined && existsSync(join(servedFolder, file))
  const unused = cache.unusedSince(nowMs - KEPT_UNUSED_MS).filter((encoding) => !pictureFiles(encoding).some(isServed))
  for (const encoding of unused) {
    for (const file of pictureFiles(encoding)) rmSync(join(cache.folder, file), { force: true })
    cache.forget(encoding.name)
  }
  return unused.length
}
