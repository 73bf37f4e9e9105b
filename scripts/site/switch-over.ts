import { existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
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
  symlinkSync(relative(parent, realpathSync(siteFolder)), join(parent, basename(next)), 'dir')
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
