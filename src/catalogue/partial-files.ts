import { existsSync, opendirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes what a run that was killed left half-written in a folder: files that end in `.part` and begin as given.
 * Only for who holds the refresh lock.
 */
export function removePartialFiles(folder: string, begin = ''): void {
  if (!existsSync(folder)) return
  const left: string[] = []
  const entries = opendirSync(folder)
  for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
    if (entry.name.startsWith(begin) && entry.name.endsWith('.part')) left.push(entry.name)
  }
  entries.closeSync()
  for (const name of left) rmSync(join(folder, name), { force: true })
}
