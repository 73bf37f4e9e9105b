import { atom } from 'nanostores'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { writeRoom } from '#planner/room-text.ts'
import { $openRoom } from './planner.ts'
import { $plans } from './planner-plans.ts'

/** Whether somebody has ordered a plan that is still searched. */
export const $planAwaited = atom(false)

let leave = () => {}

/** Tells nobody any more. */
export function awaitNoPlan(): void {
  leave()
  $planAwaited.set(false)
}

/**
 * Tells of the open room once when its search is over; undefined as soon as another room, shape or mat is asked about. Of
 * several who wait, the last is told.
 */
export function awaitPlan(asked: PlannedRoom, tell: (room: PlannedRoom | undefined) => void): void {
  const question = questionOf(asked)
  leave()
  $planAwaited.set(true)

  function look(): void {
    const room = $openRoom.get()
    const isSame = room !== undefined && questionOf(room) === question
    const { searching, outdated } = $plans.get()
    if (isSame && (searching || outdated)) return
    awaitNoPlan()
    tell(isSame ? room : undefined)
  }

  leave = $plans.listen(look)
  look()
}

/** A room but for its name and which of its plans is chosen: of anything else another plan may come. */
function questionOf(room: PlannedRoom): string {
  return room.id + writeRoom({ ...room, name: '', chosen: 0 })
}
