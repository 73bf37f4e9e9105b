import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDictionaryPath, PRESENT_DICTIONARY_PATH } from '#domain/page-dictionary.ts'
import { type FileState, stateOf } from './kept-files.ts'

/** Says which dictionary the site in a folder has; undefined where it has none. */
export function presentDictionary(): (root: string) => string | undefined {
  let known: { file: FileState; path: string | undefined } | undefined
  return (root) => {
    const file = stateOf(join(root, PRESENT_DICTIONARY_PATH))
    if (file === undefined) return undefined
    if (known === undefined || !isSame(known.file, file)) known = { file, path: pathIn(file) }
    return known.path
  }
}

function isSame(one: FileState, other: FileState): boolean {
  return one.path === other.path && one.ino === other.ino && one.mtimeMs === other.mtimeMs
}

function pathIn(file: FileState): string | undefined {
  try {
    const path: unknown = JSON.parse(readFileSync(file.path, 'utf8'))
    return typeof path === 'string' && isDictionaryPath(path) ? path : undefined
  } catch {
    // The site was switched meanwhile.
    return undefined
  }
}
