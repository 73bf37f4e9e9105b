import type { KeptFacts } from './kept-response.ts'

/** Something on a shelf. */
export interface KeptThing extends KeptFacts {
  path: string
  /** It stays as long as something that stays names it; pages, pictures and data go by their age. */
  code: boolean
  /** Somebody asked for it to stay. */
  pinned: boolean
}

/**
 * What has to go so that at most `mostBytes` lie on the shelves beside what is pinned: code that nothing kept names, and
 * the oldest pages, pictures and data. Code stays with what names it, through whatever other code.
 */
export function whatGoes(things: readonly KeptThing[], mostBytes: number): KeptThing[] {
  const files = new Map(things.filter(({ code }) => code).map((thing) => [thing.path, thing]))
  const aged = things.filter(({ code }) => !code).toSorted(newerFirst)
  const staying = new Set<KeptThing>()
  let bytes = 0
  const reach = (names: readonly string[]) => {
    const reached = new Set<KeptThing>()
    const queue = [...names]
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = files.get(name)
      if (file === undefined || staying.has(file) || reached.has(file)) continue
      reached.add(file)
      queue.push(...file.needs, ...file.later)
    }
    return [...reached]
  }
  for (const thing of aged) {
    const named = reach([...thing.needs, ...thing.later])
    const added = named.reduce((sum, { bytes }) => sum + bytes, thing.bytes)
    if (!thing.pinned && bytes + added > mostBytes) continue
    if (!thing.pinned) bytes += added
    for (const stays of [thing, ...named]) staying.add(stays)
  }
  return things.filter((thing) => !staying.has(thing))
}

/** Pinned things before all, so that code they share with others counts as theirs. */
function newerFirst(one: KeptThing, other: KeptThing): number {
  return Number(other.pinned) - Number(one.pinned) || other.keptAtMs - one.keptAtMs
}
