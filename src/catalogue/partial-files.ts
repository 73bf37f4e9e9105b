import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes what a run that was killed left half-written in a folder: files that end in `.part` and begin as given.
 * Only for who holds the refresh lock.
 */
export function removePartialFiles(folder: string, begin = ''): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (name.startsWith(begin) && name.endsWith('.part')) rmSync(join(folder, name), { force: true })
  }
}
