import pMap from 'p-map'
import * as v from 'valibot'
import { loadOnce } from '#domain/load-once.ts'
import { OFFLINE_CATALOGUE_PATH } from '#domain/offline-paths.ts'
import { fetchForShelf } from '#offline/fetch-for-shelf.ts'
import { inTurn } from '#offline/in-turn.ts'
import { createKeeper } from '#offline/keeper.ts'
import { keptFacts, laterIn } from '#offline/kept-response.ts'
import { isListPath, namedFiles } from '#offline/named-files.ts'
import { FINDING_DATA, OfflineCatalogue } from '#offline/offline-list.ts'
import { browserShelves, SHELF_NAMES } from '#offline/shelves.ts'
import { MOST_PARTS, warm } from '#offline/warm.ts'

/** What of the catalogue is on this device because somebody asked for it. */
export interface CatalogueOnDevice {
  pages: number
  pictures: number
  /** Whether all is here that search, filters and quick order read. */
  finds: boolean
  bytes: number
  /** When all of it was fetched last; undefined where some of it is not here. */
  wholeSinceMs: number | undefined
}

const AT_ONCE = 4
/** How often files are looked for that a sweep drops, or that a list among them names, before it is given up. */
const MOST_ROUNDS = 6

/** Past the worker, which would answer with what is on the device already. */
const network = (path: string) => fetchForShelf(path, { cache: 'no-store' })
const shelves = () => browserShelves(caches, location.origin)

/** What of the catalogue is on this device; undefined where there is none. Throws where this browser keeps nothing. */
export async function catalogueOnDevice(): Promise<CatalogueOnDevice | undefined> {
  const { catalogue } = shelves()
  const sum = { pages: 0, pictures: 0, bytes: 0 }
  const paths = await catalogue.paths()
  if (paths.length === 0) return undefined
  const finds = FINDING_DATA.every((path) => paths.includes(path))
  for (const path of paths) {
    const kept = await catalogue.match(path)
    if (kept === undefined || isListPath(path)) continue
    sum[path.startsWith('/pictures/') ? 'pictures' : 'pages'] += 1
    sum.bytes += keptFacts(kept).bytes
  }
  const list = await catalogue.match(OFFLINE_CATALOGUE_PATH)
  if (list === undefined) return { ...sum, finds, wholeSinceMs: undefined }
  const { finding } = v.parse(OfflineCatalogue, await list.clone().json())
  return { ...sum, finds, bytes: sum.bytes + finding.bytes, wholeSinceMs: keptFacts(list).keptAtMs }
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
  /** How many pages, pictures and files are here, of how many. */
  advance(done: number, all: number): void
}

/** Fetches what is not here or has changed. Throws where the network is lost, and QuotaExceededError where there is no room. */
export async function keepCatalogue({ withPictures, signal, advance }: Keeping): Promise<'kept' | 'stopped'> {
  const answer = await list()
  const { pages, pictures, finding } = v.parse(OfflineCatalogue, await answer.clone().json())
  const needs = { shelves: shelves(), network, nowMs: () => Date.now() }
  const { catalogue, files } = needs.shelves
  const keeper = createKeeper({ ...needs, turn: inTurn(navigator.locks), wait: async () => undefined })
  const wanted = [...pages, ...(withPictures ? pictures : []).map((path): [string, string] => [path, ''])]
  const lists = finding.files === 0 ? [] : FINDING_DATA
  const all = wanted.length + finding.files
  let done = 0
  const absent = new Set<string>()
  const failed = new AbortController()
  /** All that has begun comes to its end before a failure is told: nothing goes on afterwards. */
  const each = async <Value>(values: readonly Value[], work: (value: Value) => Promise<void>) => {
    const one = async (value: Value) => {
      if (signal.aborted || failed.signal.aborted) return
      await work(value)
      done += 1
      // Of a build that has come since there may be more than the list says.
      advance(Math.min(done, all), all)
    }
    await pMap(values, (value) => one(value).catch((error: unknown) => failed.abort(error)), { concurrency: AT_ONCE })
    failed.signal.throwIfAborted()
  }
  const keepPage = async ([path, hash]: [string, string]) => {
    if (await isHere(path, hash)) return
    const fresh = await network(path)
    // Of another build than the list already: that of the next time names it.
    const gone = fresh.status === 404 || fresh.status === 410
    const kept = gone || (await keeper.keep(path, sound(path, fresh), 'catalogue'))
    if (!kept) throw new Error(`${path} needs what could not be fetched.`)
    if (gone) absent.add(path)
  }
  const ensure = async (path: string) => {
    if (!(await keeper.files.ensure(path))) throw new Error(`${path} could not be fetched.`)
  }
  /** With the files that it names, and those that they name. */
  const keepList = async (path: string) => {
    const fresh = sound(path, await network(path))
    const parts = new Set(namedFiles(path, await fresh.clone().text()).later)
    const fetchParts = async (some: readonly string[]) => {
      let missing = some
      for (let round = 0; missing.length > 0 && !signal.aborted; round += 1) {
        if (round === MOST_ROUNDS) throw new Error(`${missing[0]} is not there though it was fetched.`)
        await each(missing, async (part) => {
          await ensure(part)
          for (const named of laterIn(await files.match(part))) parts.add(named)
        })
        missing = await keeper.files.missing([...parts])
      }
    }
    await fetchParts([...parts])
    if (signal.aborted) return
    await keeper.keep(path, fresh, 'catalogue')
    // As long as nothing on a shelf named them, they may have been dropped.
    await fetchParts(await keeper.files.missing([...parts]))
  }
  await each(wanted, keepPage)
  for (const path of lists) await each([path], keepList)
  if (signal.aborted) return 'stopped'
  // Where a worker keeps nothing by itself, as under Save-Data, the pages that search and order come too.
  await warm(undefined, { ...needs, keeper, pause: async () => undefined })
  const names = new Set([...wanted.map(([path]) => path), ...lists])
  const there = new Set(await catalogue.paths())
  if ([...names].some((path) => !there.has(path) && !absent.has(path)))
    throw new Error('What was kept was removed meanwhile.')
  // Pages that were kept before the catalogue grew too large stay.
  for (const path of there) if (!names.has(path) && pages.length > 0) await catalogue.delete(path)
  await keeper.keep(OFFLINE_CATALOGUE_PATH, answer, 'catalogue')
  return 'kept'
}

/** Forgets it, but for what a visit keeps by itself. */
export async function dropCatalogue(): Promise<void> {
  const { catalogue, files, pages } = shelves()
  // First, so that nothing is said to be whole that is not, wherever this ends.
  await catalogue.delete(OFFLINE_CATALOGUE_PATH)
  for (const path of FINDING_DATA) {
    const parts = new Set(laterIn((await catalogue.match(path)) ?? (await pages.match(path))))
    for (const part of parts) for (const named of laterIn(await files.match(part))) parts.add(named)
    for (const part of [...parts].slice(MOST_PARTS)) await files.delete(part)
  }
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
