import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildFolders } from './build-folders.ts'
import type { BuildRecord } from './build-record.ts'
import { SUFFIXES } from './compress.ts'
import { filesOf, sha256 } from './fixed-files.ts'

/**
 * Keeps what a site has compressed of the files that Astro left, once for each code: all of it, or nothing where one is not
 * what was written. Copies, since whoever damages a file of the site damages every hard link to it.
 */
export function keepSisters(
  { astroFolder, sistersFolder }: Pick<BuildFolders, 'astroFolder' | 'sistersFolder'>,
  siteFolder: string,
  record: Pick<BuildRecord, 'file'>,
): void {
  if (existsSync(sistersFolder)) return
  const paths = filesOf(astroFolder).flatMap((path) => SUFFIXES.map((suffix) => path + suffix))
  const files = paths.flatMap((path) => record.file(path) ?? [])
  if (files.some(({ path, sha256: hash }) => sha256(readFileSync(join(siteFolder, path))) !== hash)) return
  const unfinished = `${sistersFolder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  for (const { path } of files) {
    mkdirSync(dirname(join(unfinished, path)), { recursive: true })
    copyFileSync(join(siteFolder, path), join(unfinished, path))
  }
  renameSync(unfinished, sistersFolder)
}
