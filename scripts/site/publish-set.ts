import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ScriptProblem } from '../running/run-script.ts'
import { writeWhole } from '../running/write-whole.ts'
import type { BuildRecord } from './build-record.ts'
import { isContentNamed } from './retired-files.ts'

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
 * `sha256sum -c` reads it), and `upload` and `remove`, a path a line, against what may lie on the host: what was published
 * last, and all that was built since, since its upload may have broken off. Pages come last in `upload`, so that none
 * arrives before what it needs. `id` names the set.
 */
export function writePublishSet(dist: string, record: BuildRecord): PublishSet {
  const folder = publishFolder(dist)
  mkdirSync(folder, { recursive: true })
  const files = [...record.files(), ...record.retired()]
  const manifest = files.map(({ path, sha256 }) => `${sha256}  ${path.slice(1)}\n`).join('')
  const id = idOf(manifest)
  // What has its lists can be named: were it cut off between, its upload would be noted as that of another set.
  writeWhole(join(folder, `${OFFERED}${id}`), manifest)
  writeWhole(join(folder, MANIFEST), manifest)
  const counted = writeLists(folder, manifest)
  writeWhole(join(folder, ID), `${id}\n`)
  for (const old of offers(folder).slice(MOST_OFFERED)) foldAway(folder, old, parsedManifest(manifest))
  return { id, files: files.length, ...counted }
}

/**
 * Notes that the set with an id has been uploaded and removed: that one, whatever was built meanwhile. Without an id it
 * must be plain which one it was. Throws ScriptProblem that says what to do.
 */
export function markPublished(dist: string, id?: string): void {
  const folder = publishFolder(dist)
  const sent = id ?? onlyOffer(folder)
  const offered = offers(folder)
  if (!offered.includes(sent) && sent === idOf(readText(join(folder, PUBLISHED)))) return
  if (!offered.includes(sent)) throw new ScriptProblem(`No build that can have been uploaded has the name ${sent}.`)
  writeWhole(join(folder, PUBLISHED), readText(join(folder, OFFERED + sent)))
  for (const done of offered.slice(offered.indexOf(sent))) rmSync(join(folder, OFFERED + done), { force: true })
  rmSync(join(folder, FOLDED), { force: true })
  writeLists(folder, readText(join(folder, MANIFEST)))
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
/** What older ones held, as one set. */
const FOLDED = 'manifest-older'
/** The hash of a file that older sets held in several forms. */
const SEVERAL = '?'.repeat(64)

function writeLists(folder: string, manifest: string): { upload: number; remove: number } {
  const files = parsedManifest(manifest)
  const upload = new Set<string>()
  const remove = new Set<string>()
  for (const sent of perhapsSent(folder)) {
    for (const [name, sha256] of files) if (sent.get(name) !== sha256) upload.add(name)
    for (const name of sent.keys()) if (!files.has(name)) remove.add(name)
  }
  const inOrder = [...upload].sort((a, b) => Number(isPage(a)) - Number(isPage(b)) || (a < b ? -1 : 1))
  writeWhole(join(folder, 'upload'), inOrder.map((name) => `${name}\n`).join(''))
  writeWhole(
    join(folder, 'remove'),
    [...remove]
      .toSorted()
      .map((name) => `${name}\n`)
      .join(''),
  )
  return { upload: upload.size, remove: remove.size }
}

/** What the host may hold a part of: an upload that broke off is noted nowhere. */
function perhapsSent(folder: string): Map<string, string>[] {
  const since = [...offers(folder).map((id) => OFFERED + id), FOLDED].filter((name) => existsSync(join(folder, name)))
  return [PUBLISHED, ...since].map((name) => parsedManifest(readText(join(folder, name))))
}

/**
 * Drops an old set from those that can be named; what it held goes into one with those that were dropped before. Where
 * nothing was ever noted as published all is uploaded anyway. A content-named file that is kept no longer is the same
 * wherever it lies, and is named by no page: to remember each that ever was would have no end.
 */
function foldAway(folder: string, id: string, present: ReadonlyMap<string, string>): void {
  if (existsSync(join(folder, PUBLISHED))) fold(folder, id, present)
  rmSync(join(folder, OFFERED + id), { force: true })
}

function fold(folder: string, id: string, present: ReadonlyMap<string, string>): void {
  const folded = join(folder, FOLDED)
  const dropped = parsedManifest(readText(join(folder, OFFERED + id)))
  const before = existsSync(folded) ? parsedManifest(readText(folded)) : dropped
  const hashOf = (name: string) => {
    const sha256 = dropped.get(name)
    return sha256 !== undefined && sha256 === before.get(name) ? sha256 : SEVERAL
  }
  const names = [...new Set([...before.keys(), ...dropped.keys()])]
  const kept = names.filter((name) => present.has(name) || !isContentNamed(`/${name}`))
  writeWhole(folded, kept.map((name) => `${hashOf(name)}  ${name}\n`).join(''))
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
