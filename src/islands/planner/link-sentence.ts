import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import type { LinkProblem } from '#stores/planner-address.ts'
import { MOST_ROOMS } from '#stores/planner-document.ts'
import * as words from '#words/room-notices.ts'

/** Why the room of a link is not there, and what to do. */
export function linkSentence(problem: Exclude<LinkProblem, 'unknown-version'>): string {
  if (problem === 'damaged') return words.linkDamaged
  return problem === 'full' ? words.linkWithoutRoom(MOST_ROOMS) : faultSentence(problem)
}
