import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { ScriptProblem } from '../running/run-script.ts'
import { flushFolder } from './flush-to-disk.ts'

/**
 * Lets dist/ lead to another site. dist/ is a link that is replaced in one step, so that whoever reads it at any moment
 * sees the old site or the new one. A folder that stands in its place from elsewhere is moved out of the way first.
 */
export function switchOver(dist: string, siteFolder: string): void {
  const { next, previous } = beside(dist)
  mkdirSync(dirname(dist), { recursive: true })
  rmSync(next, { recursive: true, force: true })
  const parent = realpathSync(dirname(dist))
  link(join(parent, basename(next)), realpathSync(siteFolder))
  if (isFolder(dist)) {
    rmSync(previous, { recursive: true, force: true })
    moveAway(dist, previous)
  } else if (process.platform === 'win32') {
    rmSync(dist, { force: true })
  }
  renameSync(next, dist)
  flushFolder(parent)
  rmSync(previous, { recursive: true, force: true })
}

/**
 * Throws ScriptProblem where dist/ cannot become a link: its place is a mount, or a folder that may be somebody's and
 * would be gone with the next switch. In the project itself nobody keeps anything there.
 */
export function demandOwnPlace(dist: string): void {
  if (!isFolder(dist)) return
  if (statSync(dist).dev !== statSync(dirname(resolve(dist))).dev) throw isMount(dist)
  if (resolve(dist).startsWith(process.cwd() + sep) || readdirSync(dist).length === 0) return
  if (['index.html', '_headers'].every((file) => existsSync(join(dist, file)))) return
  throw new ScriptProblem(
    `DIST_FOLDER is ${dist}, a folder with files in it that is no build of this shop. Name another, or move it away.`,
  )
}

function moveAway(dist: string, previous: string): void {
  try {
    renameSync(dist, previous)
  } catch (cause) {
    throw ['EBUSY', 'EXDEV'].includes(Object(cause).code) ? isMount(dist, cause) : cause
  }
}

function isMount(dist: string, cause?: unknown): ScriptProblem {
  return new ScriptProblem(
    `DIST_FOLDER is ${dist}, where something is mounted: it cannot become a link. Name a folder in it that is not there yet.`,
    { cause },
  )
}

const NO_LINKS = ['EPERM', 'EACCES', 'EROFS', 'ENOTSUP']

/** Windows lets everybody make junctions, and links to few; junctions know no relative place. */
function link(place: string, siteFolder: string): void {
  try {
    if (process.platform === 'win32') symlinkSync(siteFolder, place, 'junction')
    else symlinkSync(relative(dirname(place), siteFolder), place, 'dir')
  } catch (cause) {
    if (!NO_LINKS.includes(Object(cause).code)) throw cause
    throw new ScriptProblem(
      `DIST_FOLDER becomes a link, and ${dirname(place)} takes none. Set DIST_FOLDER to a place on another disk.`,
      { cause },
    )
  }
}

/** Puts right what a switch-over left when it was killed between two steps. */
export function recoverDist(dist: string): void {
  const { next, previous } = beside(dist)
  if (existsSync(dist)) return
  const left = [next, previous].find((path) => existsSync(path))
  if (left === undefined) return
  rmSync(dist, { force: true })
  renameSync(left, dist)
}

function beside(dist: string) {
  return { next: `${dist}.next`, previous: `${dist}.previous` }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
