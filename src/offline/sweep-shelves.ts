import { keptFacts } from './kept-response.ts'
import type { Shelf, Shelves } from './shelves.ts'
import { type KeptThing, whatGoes } from './sweep.ts'

/** Drops code that nothing kept names, and the oldest pages and pictures beyond so many bytes. */
export async function sweepShelves({ pages, files, pictures, catalogue }: Shelves, mostBytes: number): Promise<void> {
  const things = await Promise.all([
    thingsOn(pages, { code: false, pinned: false }),
    thingsOn(pictures, { code: false, pinned: false }),
    thingsOn(catalogue, { code: false, pinned: true }),
    thingsOn(files, { code: true, pinned: false }),
  ])
  const going = new Set(whatGoes(things.flat(), mostBytes))
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
