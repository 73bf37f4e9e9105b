import { createFileKeeper, type Fetched, type FileKeeper, type FileKeeperNeeds, type Later } from './file-keeper.ts'
import { asOld, bodyOf, toKeep } from './kept-response.ts'
import type { Shelf } from './shelves.ts'
import { sweepShelves } from './sweep-shelves.ts'

/** What is kept of the shop on this device, and how requests are answered with it. Shelves that fail are as if empty. */
export interface Keeper {
  files: FileKeeper
  /**
   * The page or data from the network, or as last known where that does not answer in time, and else the page kept under
   * `instead`. Throws when there is neither network nor anything kept. `later` is told of work that goes on afterwards.
   */
  answerPage(
    asked: { key: string; keeps: boolean; drops: boolean },
    fetched: Fetched,
    later: Later,
    instead?: string,
  ): Promise<Response>
  /**
   * Puts a page or data onto a shelf once all that it needs is there; says whether it is. Where another shelf has it too,
   * it is made new there as well. Throws where there is no room.
   */
  keep(path: string, answer: Response, on?: 'pages' | 'catalogue'): Promise<boolean>
  /** Drops code that nothing kept names, and what is too much: where the browser takes no more, half of what nobody asked for. */
  sweep(room?: 'full'): Promise<void>
}

export interface KeeperNeeds extends FileKeeperNeeds {
  /** One at a time in the whole browser, so that nothing is dropped while a page is put beside it. */
  turn(work: () => Promise<void>): Promise<void>
  wait(ms: number): Promise<void>
  /** What may lie on the shelves beside what somebody asked to keep. */
  mostBytes?: number
}

/** A page that takes longer is shown as it was last known; the new one is kept when it comes. */
const LONGEST_WAIT_MS = 3_000
/** What lies on this device without anybody's asking, in bytes. */
const MOST_BYTES = 40_000_000
/** How often what is dropped while a page is being kept is fetched again. */
const MOST_TRIES = 3

export function createKeeper(needs: KeeperNeeds): Keeper {
  const { shelves, turn, wait, nowMs, mostBytes = MOST_BYTES } = needs
  const files = createFileKeeper(needs)
  const found = (shelf: Shelf, path: string) => shelf.match(path).catch(() => undefined)
  const foundPage = async (path: string) => (await found(shelves.catalogue, path)) ?? found(shelves.pages, path)

  /** Fetches files with all that they import at once; false as soon as one is not to be had. */
  const ensureAll = async (names: readonly string[]): Promise<boolean> => {
    for (let missing = await files.missing(names); missing.length > 0; missing = await files.missing(names)) {
      for (const path of missing) if (!(await files.ensure(path))) return false
    }
    return true
  }

  const keep: Keeper['keep'] = async (path, answer, on = 'pages') => {
    if (isForNoShelf(answer)) return false
    const body = await bodyOf(path, answer)
    let kept = false
    for (let tries = 0; tries < MOST_TRIES && !kept; tries += 1) {
      if (tries > 0 && !(await ensureAll(body.needs))) return false
      await turn(async () => {
        // Whatever was fetched before may have been dropped, as long as no page on a shelf named it.
        if ((await files.missing(body.needs)).length > 0) return
        // That of the catalogue is looked at first, and so is never the older one.
        for (const shelf of ['catalogue', 'pages'] as const) {
          if (shelf !== on && (await found(shelves[shelf], path)) === undefined) continue
          await shelves[shelf].put(path, toKeep(answer, { ...body, keptAtMs: nowMs() }))
        }
        kept = true
      })
    }
    return kept
  }

  const keepFresh = async (key: string, answer: Response, drops: boolean): Promise<void> => {
    if (isWhole(answer)) await keep(key, answer)
    if (!drops || (answer.status !== 404 && answer.status !== 410)) return
    for (const shelf of [shelves.pages, shelves.catalogue]) await shelf.delete(key)
  }

  return {
    files,
    keep,

    async answerPage({ key, keeps, drops }, fetched, later, instead) {
      const fresh = fetched().then((answer) => {
        if (keeps) later(keepFresh(key, answer.clone(), drops).catch(() => undefined))
        return answer
      })
      const settled = fresh.catch(() => undefined)
      const kept = await foundPage(key)
      if (kept === undefined) {
        return fresh.catch(async (error: unknown) => {
          const other = instead === undefined ? undefined : await foundPage(instead)
          if (other === undefined) throw error
          return other
        })
      }
      // What comes too late is still kept.
      later(settled)
      const inTime = await Promise.race([settled, wait(LONGEST_WAIT_MS).then(() => undefined)])
      return inTime !== undefined && inTime.status < 500 ? inTime : asOld(kept)
    },

    async sweep(room) {
      await turn(() => sweepShelves(shelves, { mostBytes, half: room === 'full' })).catch(() => undefined)
    },
  }
}

/** One person's own: a server may fill a page. */
function isForNoShelf({ headers }: Response): boolean {
  return /\bno-store\b/i.test(headers.get('cache-control') ?? '')
}

/** A page or data as the shop has it: not an error, not led elsewhere, and all of it. */
function isWhole({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type !== 'opaque' && type !== 'opaqueredirect'
}
