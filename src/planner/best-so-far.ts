import type { Alternative } from './alternative.ts'
import { bestOf, laidInTurn } from './alternatives.ts'
import type { FloorQuestion } from './floor-question.ts'

/** A search that is done a stretch at a time. */
export interface BestSoFar {
  /** Tries ways for so long, one at least; whether there are more. */
  goOn(forMs: number): boolean
  best(): Alternative[]
}

export function bestSoFar({
  room,
  doors,
  mat,
  cutting,
  mostWays = Number.POSITIVE_INFINITY,
}: FloorQuestion): BestSoFar {
  const ways = laidInTurn(room, doors, mat, cutting)
  const found: Alternative[] = []
  return {
    goOn(forMs) {
      const start = performance.now()
      do {
        const way = found.length < mostWays ? ways.next() : { done: true as const }
        if (way.done === true) return false
        found.push(way.value)
      } while (performance.now() - start < forMs)
      return true
    },
    best: () => bestOf(found),
  }
}
