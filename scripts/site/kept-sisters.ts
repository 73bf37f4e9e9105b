import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildFolders } from './build-folders.ts'
import { SUFFIXES } from './compress.ts'
import { filesOf } from './fixed-files.ts'

/**
 * Keeps what a site has compressed of the files that Astro left, once for each code: all of it or nothing. Copies, since
 * whoever damages a file of the site damages every hard link to it.
 */
export function keepSisters(
  { astroFolder, sistersFolder }: Pick<BuildFolders, 'astroFolder' | 'sistersFolder'>,
  siteFolder: string,
): void {
  if (existsSync(sistersFolder)) return
  const unfinished = `${sistersFolder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  const names = filesOf(astroFolder).flatMap((path) => SUFFIXES.map((suffix) => path + suffix))
  for (const name of names) {
    if (!existsSync(join(siteFolder, name))) continue
    mkdirSync(dirname(join(unfinished, name)), { recursive: true })
    copyFileSync(join(siteFolder, name), join(unfinished, name))
  }
  renameSync(unfinished, sistersFolder)
}
