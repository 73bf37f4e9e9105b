import pMap from 'p-map'
import * as v from 'valibot'
import { loadOnce } from '#domain/load-once.ts'
import { OFFLINE_CATALOGUE_PATH } from '#domain/offline-paths.ts'
import { fetchForShelf } from '#offline/fetch-for-shelf.ts'
import { inTurn } from '#offline/in-turn.ts'
import { createKeeper } from '#offline/keeper.ts'
import { keptFacts } from '#offline/kept-response.ts'
import { OfflineCatalogue } from '#offline/offline-list.ts'
import { browserShelves, SHELF_NAMES } from '#offline/shelves.ts'

/** What of the catalogue is on this device because somebody asked for it. */
export interface CatalogueOnDevice {
  pages: number
  pictures: number
  bytes: number
  /** When all of it was fetched last; undefined where some of it is not here. */
  wholeSinceMs: number | undefined
}

const AT_ONCE = 4

/** Past the worker, which would answer with what is on the device already. */
const network = (path: string) => fetchForShelf(path, { cache: 'no-store' })
const shelves = () => browserShelves(caches, location.origin)

/** What of the catalogue is on this device; undefined where there is none. Throws where this browser keeps nothing. */
export async function catalogueOnDevice(): Promise<CatalogueOnDevice | undefined> {
  const { catalogue } = shelves()
  const sum = { pages: 0, pictures: 0, bytes: 0 }
  for (const path of await catalogue.paths()) {
    const kept = await catalogue.match(path)
    if (kept === undefined || path === OFFLINE_CATALOGUE_PATH) continue
    sum[path.startsWith('/pictures/') ? 'pictures' : 'pages'] += 1
    sum.bytes += keptFacts(kept).bytes
  }
  const list = await catalogue.match(OFFLINE_CATALOGUE_PATH)
  if (sum.pages === 0) return undefined
  return { ...sum, wholeSinceMs: list && keptFacts(list).keptAtMs }
}

/** What there is to keep. Throws where there is no network. */
export const loadOfferedCatalogue = loadOnce(async () => v.parse(OfflineCatalogue, await (await list()).json()))

async function list(): Promise<Response> {
  return sound(OFFLINE_CATALOGUE_PATH, await network(OFFLINE_CATALOGUE_PATH))
}

function sound(path: string, answer: Response): Response {
  if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}.`)
  return answer
}

export interface Keeping {
  withPictures: boolean
  signal: AbortSignal
  /** How many pages and pictures are here, of how many. */
  advance(done: number, all: number): void
}

/** Fetches what is not here or has changed. Throws where the network is lost, and QuotaExceededError where there is no room. */
export async function keepCatalogue({ withPictures, signal, advance }: Keeping): Promise<'kept' | 'stopped'> {
  const { catalogue } = shelves()
  const answer = await list()
  const { pages, pictures } = v.parse(OfflineCatalogue, await answer.clone().json())
  const keeper = createKeeper({
    shelves: shelves(),
    network,
    turn: inTurn(navigator.locks),
    wait: async () => undefined,
    nowMs: () => Date.now(),
  })
  const wanted = [...pages, ...(withPictures ? pictures : []).map((path): [string, string] => [path, ''])]
  let done = 0
  const absent = new Set<string>()
  const failed = new AbortController()
  const fetchOne = async ([path, hash]: [string, string]) => {
    if (signal.aborted || failed.signal.aborted) return
    if (!(await isHere(path, hash))) {
      const fresh = await network(path)
      // Of another build than the list already: that of the next time names it.
      const gone = fresh.status === 404 || fresh.status === 410
      const kept = gone || (await keeper.keep(path, sound(path, fresh), 'catalogue'))
      if (!kept) throw new Error(`${path} needs what could not be fetched.`)
      if (gone) absent.add(path)
    }
    done += 1
    advance(done, wanted.length)
  }
  // All that has begun comes to its end before a failure is told: nothing goes on afterwards.
  const noteFailure = (error: unknown) => failed.abort(error)
  await pMap(wanted, (one) => fetchOne(one).catch(noteFailure), { concurrency: AT_ONCE })
  failed.signal.throwIfAborted()
  if (signal.aborted) return 'stopped'
  const names = new Set(wanted.map(([path]) => path))
  const there = new Set(await catalogue.paths())
  if (wanted.some(([path]) => !there.has(path) && !absent.has(path)))
    throw new Error('What was kept was removed meanwhile.')
  for (const path of there) if (!names.has(path)) await catalogue.delete(path)
  await keeper.keep(OFFLINE_CATALOGUE_PATH, answer, 'catalogue')
  return 'kept'
}

/** Forgets it, but for what a visit keeps by itself. */
export async function dropCatalogue(): Promise<void> {
  await caches.delete(SHELF_NAMES.catalogue)
}

/** Whether something is kept as the list has it; a picture is named by its content. */
async function isHere(path: string, hash: string): Promise<boolean> {
  const kept = await shelves().catalogue.match(path)
  if (kept === undefined || hash === '') return kept !== undefined
  const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer())
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.startsWith(hash)
}
