import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { linkFile } from '#catalogue/link-file.ts'

/**
 * Links every file of a folder of images into another that has none of its name; the name says what is in it. Astro writes
 * images where it looks for them: two builds with one folder would read halves of each other's, and so would the build
 * after one that was killed.
 */
export function linkImages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  if (!existsSync(from)) return
  const there = new Set(readdirSync(to))
  for (const name of readdirSync(from)) if (!there.has(name)) linkOnce(join(from, name), join(to, name))
}

/** Another build may have linked the same meanwhile. */
function linkOnce(file: string, link: string): void {
  try {
    linkFile(file, link)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
