import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { linkFile } from '#catalogue/link-file.ts'
import { takeLock } from '#catalogue/lock-file.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'

/** A built site and what is known of it. */
export interface Build {
  folder: string
  siteFolder: string
  recordFile: string
}

/** The build that dist/ leads to, wherever it lies: who serves it may have a data folder of his own. */
export function shownBuild(dist: string): Build | undefined {
  const folder = folderShownBy(dist)
  const build = folder === undefined ? undefined : buildIn(folder)
  return build !== undefined && existsSync(build.recordFile) ? build : undefined
}

/** Whether the last of the builds that lie beside this one was cut off, by a kill or with the machine, or is under way. */
export function isCutOffBeside({ folder }: Build): boolean {
  return existsSync(join(dirname(folder), UNFINISHED))
}

const UNFINISHED = 'unfinished'

function folderShownBy(dist: string): string | undefined {
  return existsSync(dist) ? dirname(realpathSync(dist)) : undefined
}

function buildIn(folder: string): Build {
  return { folder, siteFolder: join(folder, 'site'), recordFile: join(folder, 'record.sqlite') }
}

/** Where the builds behind one dist/ lie: beside the pictures that they link to, on one disk. */
export interface BuildFolders {
  /** What dist/ leads to, if that was built here. */
  current(): Build | undefined
  /** A new folder beside it. */
  create(): Build
  /** Where Astro builds: always the same, since the path stands in what it makes; inside the project, since it must. */
  astroFolder: string
  rendererFolder: string
  /** What was compressed of the files that Astro left, where that was ever done. */
  sistersFolder: string
  /** Where Astro keeps images that it has made. */
  cacheFolder: string
  /** Whether what lies there was made from this code, as `codeHash` says it. */
  hasCode(code: string): boolean
  /** Notes that it was, once all of it is there. */
  keepCode(code: string): void
  clearCode(): void
  /** Where the search index is written meanwhile. */
  searchFolder: string
  /** Holds a snapshot for one build: a refresh that puts another in its place does not change what is built from. */
  holdSnapshot(file: string): string
  /** Whether the last build was cut off, by a kill or with the machine, and none has ended well since. */
  wasCutOff(): boolean
  /** Removes what dist/ does not lead to, but for a build that requests may still be answered from: this, or the last named. */
  clear(answering?: Build): void
  /** Throws ScriptProblem while another build for the same dist/ runs. To be released with whether the build ended well. */
  lock(): (outcome: { well: boolean }) => void
}

export function buildFolders({
  DATA_FOLDER,
  DIST_FOLDER,
}: Pick<Configuration, 'DATA_FOLDER' | 'DIST_FOLDER'>): BuildFolders {
  const name = `${basename(DIST_FOLDER)}-${createHash('sha256').update(DIST_FOLDER).digest('hex').slice(0, 8)}`
  const root = join(DATA_FOLDER, 'builds', name)
  const astro = resolve('node_modules/.astro', name)
  const codeFile = join(astro, 'code')
  mkdirSync(root, { recursive: true })
  const held = join(root, 'snapshot.sqlite')
  const unfinished = join(root, UNFINISHED)
  const answeringFile = join(root, 'answering')
  const current = () => {
    const build = shownBuild(DIST_FOLDER)
    return build !== undefined && dirname(build.folder) === realpathSync(root) ? build : undefined
  }
  return {
    current,
    create() {
      const build = buildIn(join(realpathSync(root), `build-${randomBytes(6).toString('hex')}`))
      // As the umask has it: what serves the site may be of the same group alone, and `mkdtemp` shuts it out.
      mkdirSync(build.folder)
      mkdirSync(build.siteFolder)
      return build
    },
    astroFolder: join(astro, 'site'),
    rendererFolder: join(astro, 'renderer'),
    sistersFolder: join(astro, 'sisters'),
    cacheFolder: join(astro, 'cache'),
    hasCode: (code) => existsSync(codeFile) && readFileSync(codeFile, 'utf8') === code,
    keepCode: (code) => writeFileSync(codeFile, code),
    clearCode: () => rmSync(astro, { recursive: true, force: true }),
    searchFolder: join(root, 'search-index'),
    holdSnapshot(file) {
      rmSync(held, { force: true })
      linkFile(file, held)
      return held
    },
    wasCutOff: () => existsSync(unfinished),
    clear(answering) {
      if (answering !== undefined) writeFileSync(answeringFile, basename(answering.folder))
      const named = existsSync(answeringFile) ? readFileSync(answeringFile, 'utf8') : ''
      // Not `current`: a site whose record was lost is shown all the same.
      const kept = new Set([folderShownBy(DIST_FOLDER), join(realpathSync(root), named)])
      for (const entry of readdirSync(root)) {
        const folder = join(realpathSync(root), entry)
        if (entry.startsWith('build-') && !kept.has(folder)) rmSync(folder, { recursive: true, force: true })
      }
    },
    lock() {
      const words = `Another build is writing ${DIST_FOLDER}. Wait until it has ended.`
      const lock = takeLock(join(root, 'lock'), (cause) => new ScriptProblem(words, { cause }))
      const begun = !existsSync(unfinished)
      writeFileSync(unfinished, '')
      return ({ well }) => {
        rmSync(held, { force: true })
        // A build that failed by itself left everything in order; what an earlier one left is still to be looked at.
        if (well || begun) rmSync(unfinished, { force: true })
        lock.release()
      }
    },
  }
}
