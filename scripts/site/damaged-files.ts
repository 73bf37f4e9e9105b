import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build } from './build-folders.ts'
import { openRecord } from './build-record.ts'

/**
 * Files of a built site that are not what was written, as a machine that went down may leave them: paths from the root
 * of the site, `most` at most. The record itself counts as one.
 */
export function damagedFiles({ siteFolder, recordFile }: Build, most = 10): string[] {
  const damaged: string[] = []
  try {
    const record = openRecord(recordFile)
    if (record === undefined) return []
    try {
      for (const file of [...record.files(), ...record.retired()]) {
        if (hashOf(join(siteFolder, file.path)) !== file.sha256) damaged.push(file.path)
        if (damaged.length === most) break
      }
    } finally {
      record.close()
    }
  } catch {
    damaged.push('/')
  }
  return damaged
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}
