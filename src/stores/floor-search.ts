import { type Alternative, bestOf, laidInTurn } from '#planner/alternatives.ts'
import type { Door } from '#planner/door.ts'
import type { Cutting, Mat } from '#planner/mat.ts'
import type { Room } from '#planner/room.ts'

/** What is searched at a stretch before the page may answer to a hand, in milliseconds. */
const STRETCH_MS = 12

export interface FloorQuestion {
  room: Room
  doors: readonly Door[]
  mat: Mat
  cutting: Cutting
}

/**
 * Searches the ways to lay a floor in stretches, and tells of the best so far after each; `done` with the last. Returns
 * what stops it. The first stretch is searched at once.
 */
export function searchFloor(
  { room, doors, mat, cutting }: FloorQuestion,
  tell: (best: Alternative[], done: boolean) => void,
): () => void {
  const ways = laidInTurn(room, doors, mat, cutting)
  const found: Alternative[] = []
  let next: ReturnType<typeof setTimeout> | undefined
  function stretch(): void {
    const start = performance.now()
    let done = false
    while (!done && performance.now() - start < STRETCH_MS) {
      const way = ways.next()
      done = way.done === true
      if (!way.done) found.push(way.value)
    }
    if (!done) next = setTimeout(stretch)
    tell(bestOf(found), done)
  }
  stretch()
  return () => clearTimeout(next)
}
