import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '#domain/day.ts'
import type { BuildRecord } from './build-record.ts'
import { linkFiles } from './link-files.ts'
import type { RetiredFile } from './record-rows.ts'

/**
 * How long a content-named file outlives the last build that needed it, by the folder that it lies in, so that a page
 * loaded before goes on working. The shards of a large search index change nearly all with every build.
 */
const KEPT_MS: Readonly<Record<string, number>> = {
  _astro: 30 * DAY_MS,
  pictures: 30 * DAY_MS,
  _search: 2 * DAY_MS,
  // Where versions before 2026-11-27 have them.
  search: 2 * DAY_MS,
}

/** Whether a path's file is the same for ever, so that it may outlive the builds that need it. */
export function isContentNamed(path: string): boolean {
  return (path.split('/')[1] ?? '') in KEPT_MS
}

/** The site that was shown last. */
export interface LastSite {
  siteFolder: string
  record: Pick<BuildRecord, 'files' | 'retired'>
  /** Of its files those that are not what was written. */
  damaged: ReadonlySet<string>
}

/** Takes over from the last site what this one does not need any more but must still have; returns how many files. */
export function keepRetired(siteFolder: string, record: BuildRecord, last: LastSite, nowMs: number): number {
  const retired: RetiredFile[] = last.record.retired()
  for (const folder of Object.keys(KEPT_MS)) {
    for (const file of last.record.files(`/${folder}/`)) retired.push({ ...file, sinceMs: nowMs })
  }
  const kept = retired.filter(({ path, sinceMs }) => {
    const [, folder = ''] = path.split('/')
    const isKept = nowMs - sinceMs < (KEPT_MS[folder] ?? 0) && record.file(path) === undefined
    // A build may begin anew since a file of the last one is gone.
    return isKept && !last.damaged.has(path) && existsSync(join(last.siteFolder, path))
  })
  linkFiles(
    kept.map(({ path }) => path),
    last.siteFolder,
    siteFolder,
  )
  record.together(() => record.addRetired(kept))
  return kept.length
}
