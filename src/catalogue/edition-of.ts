import { statSync } from 'node:fs'

/** Says which file lies in a place: another text as soon as one is put there instead. */
export function editionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return `${found?.ino} ${found?.mtimeMs}`
}
