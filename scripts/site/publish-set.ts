import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from './build-record.ts'

/** What an upload has to move, counted. */
export interface PublishSet {
  files: number
  upload: number
  remove: number
}

/**
 * Writes beside dist/ what there is to publish, in `dist.publish/`: `manifest` (each file with its SHA-256, as
 * `sha256sum -c` reads it), and against what was published last `upload` and `remove`, a path a line. Content-named
 * files come first in `upload`, so that no page arrives before what it needs.
 */
export function writePublishSet(dist: string, record: BuildRecord): PublishSet {
  const folder = publishFolder(dist)
  mkdirSync(folder, { recursive: true })
  const published = readManifest(join(folder, PUBLISHED))
  const manifest: string[] = []
  const upload: string[] = []
  for (const { path, sha256 } of [...record.files(), ...record.retired()]) {
    const name = path.slice(1)
    manifest.push(`${sha256}  ${name}\n`)
    if (published.get(name) !== sha256) upload.push(name)
    published.delete(name)
  }
  const remove = [...published.keys()].toSorted()
  upload.sort((a, b) => Number(isPage(a)) - Number(isPage(b)) || (a < b ? -1 : 1))
  writeWhole(join(folder, MANIFEST), manifest.join(''))
  writeWhole(join(folder, 'upload'), upload.map((name) => `${name}\n`).join(''))
  writeWhole(join(folder, 'remove'), remove.map((name) => `${name}\n`).join(''))
  return { files: manifest.length, upload: upload.length, remove: remove.length }
}

/** Notes that what the last build left to upload and remove has been done; false when there is no build. */
export function markPublished(dist: string): boolean {
  const folder = publishFolder(dist)
  if (!existsSync(join(folder, MANIFEST))) return false
  copyFileSync(join(folder, MANIFEST), join(folder, `${PUBLISHED}.part`))
  renameSync(join(folder, `${PUBLISHED}.part`), join(folder, PUBLISHED))
  for (const list of ['upload', 'remove']) writeWhole(join(folder, list), '')
  return true
}

const MANIFEST = 'manifest'
const PUBLISHED = 'published'

function publishFolder(dist: string): string {
  return `${dist}.publish`
}

function isPage(name: string): boolean {
  return /\.html(?:\.gz|\.br)?$/.test(name)
}

function readManifest(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
