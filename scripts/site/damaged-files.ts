import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import type { Build } from './build-folders.ts'
import { openFiles } from './build-record.ts'

/** What `damagedFiles` calls the record itself. */
export const RECORD = '/'

/**
 * Files of a built site that are not what was written, as a machine that went down may leave them: paths from the root
 * of the site, `most` at most. The record itself counts as one. The date of the crawl does not: it changes under a site,
 * its hash in a second step.
 */
export function damagedFiles({ siteFolder, recordFile }: Build, most = Number.POSITIVE_INFINITY): string[] {
  const damaged: string[] = []
  try {
    const record = openFiles(recordFile)
    if (record === undefined) return [RECORD]
    try {
      for (const file of [...record.files(), ...record.retired()]) {
        if (file.path === CATALOGUE_PATH || hashOf(join(siteFolder, file.path)) === file.sha256) continue
        damaged.push(file.path)
        if (damaged.length === most) break
      }
    } finally {
      record.close()
    }
  } catch {
    damaged.push(RECORD)
  }
  return damaged
}

/** Whether somebody has emptied a built site, whose record lies beside it: of its files two are looked for. */
export function isEmptied({ siteFolder }: Build): boolean {
  return !['/index.html', CATALOGUE_PATH].every((path) => existsSync(join(siteFolder, path)))
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}
