import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
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
    renameSync(dist, previous)
  } else if (process.platform === 'win32') {
    rmSync(dist, { force: true })
  }
  renameSync(next, dist)
  flushFolder(parent)
  rmSync(previous, { recursive: true, force: true })
}

/** Throws ScriptProblem where the folder in the place of dist/ is somebody's: it would be gone with the next switch. */
export function demandOwnPlace(dist: string): void {
  if (!isFolder(dist) || readdirSync(dist).length === 0) return
  if (['index.html', '_headers'].every((file) => existsSync(join(dist, file)))) return
  throw new ScriptProblem(
    `DIST_FOLDER is ${dist}, a folder with files in it that is no build of this shop. Name another, or move it away.`,
  )
}

/** Windows lets everybody make junctions, and links to few; junctions know no relative place. */
function link(place: string, siteFolder: string): void {
  try {
    if (process.platform === 'win32') symlinkSync(siteFolder, place, 'junction')
    else symlinkSync(relative(dirname(place), siteFolder), place, 'dir')
  } catch (cause) {
    if (Object(cause).code !== 'EPERM') throw cause
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
