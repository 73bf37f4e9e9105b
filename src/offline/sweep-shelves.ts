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
  const [pages, pictures, files, catalogue] = await Promise.all([
    thingsOn(shelves.pages, { code: false, pinned: false }),
    thingsOn(shelves.pictures, { code: false, pinned: false }),
    thingsOn(shelves.files, { code: true, pinned: false }),
    thingsOn(shelves.catalogue, { code: false, pinned: true }),
  ])
  const unasked = [...pages, ...pictures, ...files]
  const most = half ? Math.min(mostBytes, unasked.reduce((sum, { bytes }) => sum + bytes, 0) / 2) : mostBytes
  const going = new Set(whatGoes([...unasked, ...catalogue], most))
  // Pages first: a kill in between leaves files without a page, and no page without its files.
  const drop = async (shelf: Shelf, things: readonly KeptThing[]) => {
    for (const thing of things) if (going.has(thing)) await shelf.delete(thing.path)
  }
  await drop(shelves.pages, pages)
  await drop(shelves.pictures, pictures)
  await drop(shelves.files, files)
}

async function thingsOn(shelf: Shelf, kind: Pick<KeptThing, 'code' | 'pinned'>): Promise<KeptThing[]> {
  const things: KeptThing[] = []
  for (const path of await shelf.paths()) {
    const kept = await shelf.match(path)
    if (kept !== undefined) things.push({ ...keptFacts(kept), ...kind, path })
  }
  return things
}
