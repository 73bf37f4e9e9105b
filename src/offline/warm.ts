import * as v from 'valibot'
import { OFFLINE_LIST_PATH, SWEPT_PATH } from '#domain/offline-paths.ts'
import { isStorageFull } from '#domain/storage-full.ts'
import type { Keeper } from './keeper.ts'
import { keptFacts, laterIn } from './kept-response.ts'
import { namedFiles } from './named-files.ts'
import { OfflineList } from './offline-list.ts'
import type { Shelves } from './shelves.ts'

export interface WarmNeeds {
  keeper: Keeper
  shelves: Shelves
  network(path: string): Promise<Response>
  /** Until the browser has time again. */
  pause(): Promise<void>
  nowMs(): number
}

/** How long the list of the build is believed, and how long a page of it is not asked for again. */
const LIST_MS = 3_600_000
const PAGE_MS = 12 * LIST_MS
/** A sweep reads all that is kept: too much for every page. */
const SWEEP_MS = 3_600_000
/**
 * Of an index that has many parts, a phone gets some: the rest is fetched as it is asked for, or when somebody asks to keep
 * all of them. Lists of names count, too.
 */
export const MOST_PARTS = 60

/**
 * Fetches what the shop needs without a network, a file at a time, with the page that is open. The list of the build is
 * kept last: until all that it names is there, that of the build before holds. Throws where there is no network.
 */
export async function warm(openPage: string | undefined, needs: WarmNeeds): Promise<void> {
  try {
    await keepAll(openPage, needs)
  } catch (error) {
    if (!isStorageFull(error)) throw error
    await needs.keeper.sweep('full')
    await keepAll(openPage, needs)
  }
  await sweepWhenDue(needs)
}

/** Sweeps once an hour. */
export async function sweepWhenDue({ keeper, shelves, nowMs }: Omit<WarmNeeds, 'network' | 'pause'>): Promise<void> {
  const last = await shelves.pages.match(SWEPT_PATH).catch(() => undefined)
  if (last !== undefined && nowMs() - keptFacts(last).keptAtMs <= SWEEP_MS) return
  await keeper.sweep()
  await keeper.keep(SWEPT_PATH, new Response(''))
}

async function keepAll(openPage: string | undefined, needs: WarmNeeds): Promise<void> {
  const { keeper, shelves, network, nowMs } = needs
  if (openPage !== undefined) await keepPage(openPage, needs, PAGE_MS)
  const before = await shelves.pages.match(OFFLINE_LIST_PATH).catch(() => undefined)
  if (before === undefined || nowMs() - keptFacts(before).keptAtMs > LIST_MS) {
    const answer = await network(OFFLINE_LIST_PATH)
    if (answer.status !== 200) return
    const list = v.parse(OfflineList, await answer.clone().json())
    if (await ensureAll(list.files, needs)) {
      for (const path of list.data) await keepData(path, needs)
      for (const path of list.pages) await keepPage(path, needs, PAGE_MS)
      await keeper.keep(OFFLINE_LIST_PATH, answer)
    }
  }
}

async function ensureAll(paths: readonly string[], { keeper, pause }: WarmNeeds): Promise<boolean> {
  for (const path of paths) {
    await pause()
    if (!(await keeper.files.ensure(path))) return false
  }
  return true
}

/** With the files that it names, and those that they name, so that it is never of another build than they are. */
async function keepData(path: string, needs: WarmNeeds): Promise<void> {
  const answer = await needs.network(path)
  if (answer.status !== 200) return
  const text = await answer.clone().text()
  const pinned = () => needs.shelves.catalogue.match(path).catch(() => undefined)
  const asked = await pinned()
  // Its parts stay as long as it does.
  const parts = new Set((await asked?.text()) === text ? [] : namedFiles(path, text).later)
  let kept = 0
  for (const part of parts) {
    if (kept === MOST_PARTS && asked === undefined) break
    // Nothing that was opened goes for a part that has no room.
    if (!(await ensureAll([part], needs).catch(() => false))) return
    kept += 1
    for (const named of laterIn(await needs.shelves.files.match(part))) parts.add(named)
  }
  // Removed meanwhile, all of its parts are too many.
  if (asked !== undefined && (await pinned()) === undefined) return
  await needs.keeper.keep(path, answer)
}

async function keepPage(path: string, needs: WarmNeeds, youngMs: number): Promise<void> {
  const { keeper, shelves, network, pause, nowMs } = needs
  const kept = await shelves.pages.match(path)
  if (kept !== undefined && nowMs() - keptFacts(kept).keptAtMs < youngMs) return
  await pause()
  const answer = await network(path)
  if (answer.status === 200 && !answer.redirected) await keeper.keep(path, answer)
}
