import type { NoRoom } from '#stores/planner.ts'
import { MOST_ROOMS } from '#stores/planner-document.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/room-notices.ts'

/** Says so where no more rooms are kept. */
export function tellFull(noRoom: NoRoom | undefined): void {
  if (noRoom === 'full') showToast(words.full(MOST_ROOMS), { kind: 'problem' })
}

/** Says so where a room has no place to come back to. */
export function tellBack(isBack: boolean): void {
  if (!isBack) showToast(words.backWithoutPlace(MOST_ROOMS), { kind: 'problem' })
}
