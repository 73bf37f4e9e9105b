import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { linkFile } from '#catalogue/link-file.ts'

/** Lets files of a folder, by their paths with a slash before each, stand in another one too. */
export function linkFiles(paths: readonly string[], from: string, to: string): void {
  for (const folder of new Set(paths.map((path) => dirname(path)))) mkdirSync(to + folder, { recursive: true })
  for (const path of paths) linkFile(from + path, to + path)
}
