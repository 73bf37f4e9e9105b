import { isStorageFull } from '#domain/storage-full.ts'
import { bodyOf, keptFacts, toKeep } from './kept-response.ts'
import { otherSizes } from './other-sizes.ts'
import type { Shelves } from './shelves.ts'

export type Fetched = () => Promise<Response>
export type Later = (work: Promise<unknown>) => void

/** The files that are named by their content. */
export interface FileKeeper {
  /** From the shelf, or from the network and onto it. `later` is told of work that goes on when the answer is there. */
  answer(path: string, fetched: Fetched, later: Later): Promise<Response>
  /** Fetches a file unless it is there, and says whether it is there now. Throws where there is no room. */
  ensure(path: string): Promise<boolean>
  /** Of some files and all that they import at once, those that are not there, as far as they can be known. */
  missing(names: readonly string[]): Promise<string[]>
}

export interface FileKeeperNeeds {
  shelves: Shelves
  network(path: string): Promise<Response>
  nowMs(): number
}

export function createFileKeeper({ shelves, network, nowMs }: FileKeeperNeeds): FileKeeper {
  const coming = new Map<string, { answer: Promise<Response>; stored: Promise<boolean> }>()
  /** What a file imports never changes, since its name is made of its content. */
  const imports = new Map<string, string[]>()

  const found = async (path: string) => {
    const match = async (shelf: keyof Shelves) => shelves[shelf].match(path).catch(() => undefined)
    return isPicture(path) ? ((await match('pictures')) ?? match('catalogue')) : match('files')
  }

  const put = async (path: string, answer: Response): Promise<void> => {
    const body = await bodyOf(path, answer)
    await shelves[isPicture(path) ? 'pictures' : 'files'].put(path, toKeep(answer, { ...body, keptAtMs: nowMs() }))
    imports.set(path, body.needs)
  }

  /** From the network and onto the shelf, once for all that ask at a time. */
  const fetchFile = (path: string, fetched: Fetched) => {
    const known = coming.get(path)
    if (known !== undefined) return known
    // Never read itself, so that it can be copied for each who asks.
    const answer = fetched()
    const stored = answer
      .then(async (whole) => {
        if (whole.status === 200) await put(path, whole.clone())
        return whole.status === 200
      })
      .catch((error: unknown) => {
        if (isStorageFull(error)) throw error
        return false
      })
      .finally(() => coming.delete(path))
    const fetching = { answer, stored }
    coming.set(path, fetching)
    return fetching
  }

  const importsOf = async (path: string): Promise<string[]> => {
    const known = imports.get(path)
    if (known !== undefined) return known
    const file = await found(path)
    const needs = file === undefined ? [] : keptFacts(file).needs
    if (file !== undefined) imports.set(path, needs)
    return needs
  }

  return {
    async answer(path, fetched, later) {
      const kept = await found(path)
      if (kept !== undefined) return kept
      const { answer, stored } = fetchFile(path, fetched)
      later(stored.catch(() => false))
      try {
        return (await answer).clone()
      } catch (error) {
        for (const other of otherSizes(path)) {
          const picture = await found(other)
          if (picture !== undefined) return picture
        }
        throw error
      }
    },

    async ensure(path) {
      if ((await found(path)) !== undefined) return true
      return fetchFile(path, () => network(path)).stored
    },

    async missing(names) {
      const there = new Set(await shelves.files.paths())
      const seen = new Set(names)
      for (const name of seen) {
        if (there.has(name)) for (const needed of await importsOf(name)) seen.add(needed)
      }
      return [...seen].filter((name) => !there.has(name))
    },
  }
}

function isPicture(path: string): boolean {
  return !IS_CODE.test(path)
}

/** What stays as long as something names it; all other files are pictures. */
const IS_CODE = /\.(?:js|css|json|woff2?)$/
