import { keptFacts } from './kept-response.ts'
import type { Shelf, Shelves } from './shelves.ts'
import { type KeptThing, whatGoes } from './sweep.ts'

interface Bounds {
  mostBytes: number
  /** Whether at most half of what lies there now may stay. */
  half: boolean
}

/** Drops code that nothing kept names, and the oldest pages and pictures beyond so many bytes. */
export async function sweepShelves(shelves: Shelves, { mostBytes, half }: Bounds): Promise<void> {
  const { pages, files, pictures, catalogue } = shelves
  const things = await Promise.all([
    thingsOn(pages, { code: false, pinned: false }),
    thingsOn(pictures, { code: false, pinned: false }),
    thingsOn(catalogue, { code: false, pinned: true }),
    thingsOn(files, { code: true, pinned: false }),
  ])
  const all = things.flat()
  const unasked = all.filter(({ pinned }) => !pinned).reduce((sum, { bytes }) => sum + bytes, 0)
  const going = new Set(whatGoes(all, half ? Math.min(mostBytes, unasked / 2) : mostBytes))
  // Pages first: a kill in between leaves files without a page, and no page without its files.
  for (const shelf of [pages, pictures, files]) {
    for (const path of await shelf.paths()) if (going.has(path)) await shelf.delete(path)
  }
}

async function thingsOn(shelf: Shelf, kind: Pick<KeptThing, 'code' | 'pinned'>): Promise<KeptThing[]> {
  const things: KeptThing[] = []
  for (const path of await shelf.paths()) {
    const kept = await shelf.match(path)
    if (kept !== undefined) things.push({ ...keptFacts(kept), ...kind, path })
  }
  return things
}
