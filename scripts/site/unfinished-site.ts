import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkFile } from '#catalogue/link-file.ts'
import { isWritten } from '#catalogue/pictures/picture-file.ts'
import { OFFLINE_CATALOGUE_PATH } from '#domain/offline-paths.ts'
import type { Build } from './build-folders.ts'
import { amendRecord, openRecord } from './build-record.ts'
import { compressFiles } from './fixed-files.ts'
import { writeOfflineCatalogue } from './write-offline-lists.ts'

const TO_COME = ' with pictures to come'

/** What a site says it is made from while it lacks pictures: no finished one says that, so the next build makes it whole. */
export function unfinishedInputs(inputs: string): string {
  return `${inputs}${TO_COME}`
}

/** Whether the site that was built last still lacks pictures. */
export function isUnfinished({ recordFile }: Build): boolean {
  const record = openRecord(recordFile)
  try {
    return record?.meta('inputs')?.endsWith(TO_COME) ?? false
  } finally {
    record?.close()
  }
}

/** Lets the site have a picture's file: a hard link where the disk takes one. */
export function linkPicture({ siteFolder }: Build, picturesFolder: string, file: string): void {
  const place = join(siteFolder, 'pictures', file)
  if (isWritten(place)) return
  rmSync(place, { force: true })
  linkFile(join(picturesFolder, file), place)
}

/** Compresses what is to be of a site whose pictures nobody is going to make all. */
export async function compressUnfinished(build: Build, pagesUpTo: number): Promise<void> {
  if (!isUnfinished(build)) return
  const record = amendRecord(build.recordFile)
  try {
    await compressFiles(build.siteFolder, record, { pagesUpTo })
  } finally {
    record.close()
  }
}

/** Compresses what is to be, and enters the pictures that were to come: the record is now that of any finished site. */
export async function finishSite(
  { siteFolder, recordFile }: Build,
  files: readonly string[],
  pagesUpTo: number,
): Promise<void> {
  const record = amendRecord(recordFile)
  try {
    const inputs = record.meta('inputs') ?? ''
    const entries = files.map((file) => {
      const bytes = readFileSync(join(siteFolder, 'pictures', file))
      return { path: `/pictures/${file}`, sha256: createHash('sha256').update(bytes).digest('hex') }
    })
    record.together(() => record.addFiles(entries))
    if (record.file(OFFLINE_CATALOGUE_PATH) !== undefined) await writeOfflineCatalogue(siteFolder, record)
    await compressFiles(siteFolder, record, { pagesUpTo })
    record.setMeta('inputs', inputs.replace(TO_COME, ''))
  } finally {
    record.close()
  }
}
