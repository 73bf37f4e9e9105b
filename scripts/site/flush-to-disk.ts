import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns when everything in a folder is on the disk, so that no power cut can take it back. Linux does it for a whole
 * disk at once, where one file after the other would take minutes.
 */
export function flushToDisk(folder: string): void {
  if (process.platform === 'linux' && spawnSync('sync', ['-f', folder]).status === 0) return
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) flush(path, 'r+')
    else if (entry.isDirectory()) flushFolder(path)
  }
  flushFolder(folder)
}

/** Returns when the names in a folder are on the disk. Windows keeps them without being asked, and refuses to be. */
export function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r')
}

function flush(path: string, flags: string): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
