import type { FloorQuestion } from '#planner/floor-question.ts'
import { askWorker } from './search-worker-port.ts'
import type { TellBest } from './tell-best.ts'

/**
 * Searches the ways to lay a floor in a worker, and tells of the best so far; `done` with the last. Where no worker can be
 * had, the page itself searches, in stretches. Returns what stops it.
 */
export function searchFloor(question: FloorQuestion, tell: TellBest): () => void {
  let isOver = false
  const heard: TellBest = (best, done) => {
    if (!isOver) tell(best, done)
  }
  let stop = askWorker(question, heard, searchHere) ?? searchHere()

  function searchHere() {
    void import('./search-in-stretches.ts').then(({ searchInStretches }) => {
      if (!isOver) stop = searchInStretches(question, heard)
    })
    return () => {}
  }

  return () => {
    isOver = true
    stop()
  }
}
