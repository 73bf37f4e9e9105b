import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScriptProblem } from '../running/run-script.ts'
import type { BuildRecord } from './build-record.ts'

/** What an upload has to move, counted. */
export interface PublishSet {
  /** Names this set, for `npm run published`. */
  id: string
  files: number
  upload: number
  remove: number
}

/**
 * Writes beside dist/ what there is to publish, in `dist.publish/`: `manifest` (each file with its SHA-256, as
 * `sha256sum -c` reads it), and against what was published last `upload` and `remove`, a path a line. Content-named
 * files come first in `upload`, so that no page arrives before what it needs. `id` names the set.
 */
export function writePublishSet(dist: string, record: BuildRecord): PublishSet {
  const folder = publishFolder(dist)
  mkdirSync(folder, { recursive: true })
  const files = [...record.files(), ...record.retired()]
  const manifest = files.map(({ path, sha256 }) => `${sha256}  ${path.slice(1)}\n`).join('')
  const id = idOf(manifest)
  const counted = writeLists(folder, manifest)
  writeWhole(join(folder, `${OFFERED}${id}`), manifest)
  writeWhole(join(folder, MANIFEST), manifest)
  writeWhole(join(folder, ID), `${id}\n`)
  for (const old of offers(folder).slice(MOST_OFFERED)) rmSync(join(folder, OFFERED + old), { force: true })
  return { id, files: files.length, ...counted }
}

/**
 * Notes that the set with an id has been uploaded and removed: that one, whatever was built meanwhile. Without an id it
 * must be plain which one it was. Throws ScriptProblem that says what to do.
 */
export function markPublished(dist: string, id?: string): void {
  const folder = publishFolder(dist)
  const sent = id ?? onlyOffer(folder)
  if (sent === idOf(readText(join(folder, PUBLISHED)))) return
  const offered = offers(folder)
  if (!offered.includes(sent)) throw new ScriptProblem(`No build that can have been uploaded has the name ${sent}.`)
  writeWhole(join(folder, PUBLISHED), readText(join(folder, OFFERED + sent)))
  writeLists(folder, readText(join(folder, MANIFEST)))
  for (const done of offered.slice(offered.indexOf(sent))) rmSync(join(folder, OFFERED + done), { force: true })
}

/** What was built since the last publication, where that is plain. */
function onlyOffer(folder: string): string {
  const [latest, ...others] = offers(folder)
  if (latest !== undefined && others.length === 0) return latest
  if (latest !== undefined) {
    const choice = [latest, ...others].map((id) => `  npm run published -- ${id}`).join('\n')
    throw new ScriptProblem(`There were several builds. Say which one was uploaded, the latest first:\n${choice}`)
  }
  const published = readText(join(folder, PUBLISHED))
  if (published !== '') return idOf(published)
  throw new ScriptProblem('There is nothing that could have been published. Run npm run build first.')
}

/** Whether it was ever noted that this dist/ was published. */
export function wasPublished(dist: string): boolean {
  return existsSync(join(publishFolder(dist), PUBLISHED))
}

const MANIFEST = 'manifest'
const PUBLISHED = 'published'
const ID = 'id'
/** Sets that may be on their way while others are built. */
const OFFERED = 'manifest-'
const MOST_OFFERED = 10

function writeLists(folder: string, manifest: string): { upload: number; remove: number } {
  const published = parsedManifest(readText(join(folder, PUBLISHED)))
  const upload: string[] = []
  for (const [name, sha256] of parsedManifest(manifest)) {
    if (published.get(name) !== sha256) upload.push(name)
    published.delete(name)
  }
  const remove = [...published.keys()].toSorted()
  upload.sort((a, b) => Number(isPage(a)) - Number(isPage(b)) || (a < b ? -1 : 1))
  writeWhole(join(folder, 'upload'), upload.map((name) => `${name}\n`).join(''))
  writeWhole(join(folder, 'remove'), remove.map((name) => `${name}\n`).join(''))
  return { upload: upload.length, remove: remove.length }
}

/** The names of the sets that builds have left since the last that was noted as published, the latest first. */
function offers(folder: string): string[] {
  if (!existsSync(folder)) return []
  const writtenMs = (id: string) => statSync(join(folder, OFFERED + id)).mtimeMs
  const ids = readdirSync(folder).flatMap((name) => /^manifest-([0-9a-f]{12})$/.exec(name)?.[1] ?? [])
  return ids.toSorted((one, other) => writtenMs(other) - writtenMs(one))
}

function idOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12)
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function publishFolder(dist: string): string {
  return `${dist}.publish`
}

function isPage(name: string): boolean {
  return /\.html(?:\.gz|\.br)?$/.test(name)
}

function parsedManifest(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
