import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import type { LinkProblem } from '#stores/planner.ts'
import { MOST_ROOMS } from '#stores/planner-document.ts'
import * as words from '#words/planner.ts'

/** Why the room of a link is not there, and what to do. */
export function linkSentence(problem: LinkProblem): string {
  if (problem === 'damaged') return words.linkDamaged
  return problem === 'full' ? words.linkWithoutRoom(MOST_ROOMS) : faultSentence(problem)
}
