import { bestSoFar } from '#planner/best-so-far.ts'
import type { FloorQuestion } from '#planner/floor-question.ts'
import type { TellBest } from './tell-best.ts'

/** What is searched at a stretch before the page may answer to a hand, in milliseconds. */
const STRETCH_MS = 12

/** Searches on the page itself, and tells of the best so far after each stretch. Returns what stops it. */
export function searchInStretches(question: FloorQuestion, tell: TellBest): () => void {
  const soFar = bestSoFar(question)
  let next: ReturnType<typeof setTimeout> | undefined
  function stretch(): void {
    const more = soFar.goOn(STRETCH_MS)
    if (more) next = setTimeout(stretch)
    tell(soFar.best(), !more)
  }
  stretch()
  return () => clearTimeout(next)
}
