import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import { writeWhole } from '../running/write-whole.ts'
import type { Build } from './build-folders.ts'
import { amendRecord } from './build-record.ts'

/** The one file that knows the time of the crawl, as `src/pages/catalogue.json.ts` writes it. */
export function refreshDate({ siteFolder, recordFile }: Build, crawledAt: string): void {
  const file = join(siteFolder, CATALOGUE_PATH)
  const text = JSON.stringify({ crawledAt })
  if (readFileSync(file, 'utf8') === text) return
  writeWhole(file, text)
  const record = amendRecord(recordFile)
  record.addFiles([{ path: CATALOGUE_PATH, sha256: createHash('sha256').update(text).digest('hex') }])
  record.close()
}
