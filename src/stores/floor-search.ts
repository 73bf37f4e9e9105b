import type { Alternative } from '#planner/alternative.ts'
import type { FloorQuestion } from '#planner/floor-question.ts'
import { notLoaded } from '#words/common.ts'
import { askWorker } from './search-worker-port.ts'
import type { TellBest } from './tell-best.ts'
import { showToast } from './toasts.ts'

/** Once for a page: other mats are searched one after the other. */
let isFailureSaid = false

/**
 * Searches the ways to lay a floor in a worker, and tells of the best so far; `done` with the last. Where no worker can be
 * had, the page itself searches, in stretches; where that cannot be fetched either, it says so, and the best so far is the
 * last. Returns what stops it.
 */
export function searchFloor(question: FloorQuestion, tell: TellBest): () => void {
  let isOver = false
  let soFar: readonly Alternative[] = []
  const heard: TellBest = (best, done) => {
    soFar = best
    if (!isOver) tell(best, done)
  }
  let stop = askWorker(question, heard, searchHere) ?? searchHere()

  function searchHere() {
    void import('./search-in-stretches.ts').then(({ searchInStretches }) => {
      if (!isOver) stop = searchInStretches(question, heard)
    }, giveUp)
    return () => {}
  }

  function giveUp() {
    if (isOver) return
    if (!isFailureSaid) showToast(notLoaded, { kind: 'problem' })
    isFailureSaid = true
    heard(soFar, true)
  }

  return () => {
    isOver = true
    stop()
  }
}
