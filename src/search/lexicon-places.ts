import { type LexiconChunk, readShardNumbers } from './search-index-files.ts'

/** The chunks of a lexicon, each by the first term that it has; all in the order of their terms. */
type FirstTerms = readonly (readonly [term: string, ...unknown[]])[]

/** The number of the chunk that has a term, if any has. */
export function placeOf(firsts: FirstTerms, term: string): number {
  return Math.max(0, countUpTo(firsts, term) - 1)
}

/**
 * The numbers of the chunks beside that of a term, and of those that have what it may have been before a slip among its
 * first letters: first where more letters are shared with what there is.
 */
export function placesLike(firsts: FirstTerms, term: string): number[] {
  const own = placeOf(firsts, term)
  const depths = new Map<number, number>()
  const add = (other: string, place: number) => {
    if (place === own || firsts[place] === undefined) return
    const around = [place, place + 1].map((one) => sharedLetters(firsts[one]?.[0] ?? '', other))
    depths.set(place, Math.max(...around, depths.get(place) ?? 0))
  }
  add(term, own - 1)
  add(term, own + 1)
  for (const other of beforeSlip(term, firsts)) add(other, placeOf(firsts, other))
  return [...depths].toSorted(([, a], [, b]) => b - a).map(([place]) => place)
}

/** The numbers of the shards that hold a term, as a chunk says; none where it has no such term. */
export function shardsOf(chunk: LexiconChunk, term: string): number[] {
  const [found, numbers = ''] = chunk[countUpTo(chunk, term) - 1] ?? []
  return found === term ? readShardNumbers(numbers) : []
}

/** How many of some pairs in the order of their terms have this term or one before it. */
function countUpTo(pairs: FirstTerms, term: string): number {
  let [low, high] = [0, pairs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pairs[middle]?.[0] ?? '') <= term) low = middle + 1
    else high = middle
  }
  return low
}

/** What a term may have been before one slip where others part from it: a letter changed, left out, added or exchanged. */
function beforeSlip(term: string, others: FirstTerms): Set<string> {
  const before = new Set<string>()
  for (const [other] of others) {
    const at = sharedLetters(other, term)
    const [same, letter, rest] = [term.slice(0, at), other[at] ?? '', term.slice(at)]
    before.add(same + letter + rest.slice(1))
    before.add(same + letter + rest)
    before.add(same + rest.slice(1))
    before.add(same + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2))
  }
  return before
}

/** How many letters two terms have in common at their beginning. */
function sharedLetters(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}
