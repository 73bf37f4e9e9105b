import { useStore } from '@nanostores/react'
import type { Alternative } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { $mats, type KnownMat } from '#stores/planner-mats.ts'
import { $plans, chosenOf, type Plans } from '#stores/planner-plans.ts'

/** A plan that somebody looks at. */
export interface ShownPlan {
  room: PlannedRoom
  /** What it is laid with. */
  mat: FloorMat
  alternative: Alternative
  /** Whether it is of another room or mat than is asked about by now. */
  outdated: boolean
}

/** What there is to see of the open room: its plan, or whether one is still to come. */
export interface PlanState {
  /** Undefined as long as nothing is found. */
  shown: ShownPlan | undefined
  /** Whether nothing is found yet and something may be. */
  isWaiting: boolean
}

export function usePlanState(room: PlannedRoom): PlanState {
  const plans = useStore($plans)
  const mats = useStore($mats)
  const mat = mats.get(room.itemId)
  const isSearched = plans.room?.id === room.id && (plans.fault !== undefined || !plans.searching)
  return {
    shown: shownPlan(plans, mats, room),
    isWaiting:
      mat === 'fetching' ||
      (room.itemId !== '' && chosenOf(plans, room) === undefined && typeof mat !== 'string' && !isSearched),
  }
}

/** What was found last for a room, with the mat that it was laid with. */
export function shownPlan(plans: Plans, mats: ReadonlyMap<string, KnownMat>, room: PlannedRoom): ShownPlan | undefined {
  // What is outdated was laid with another mat, perhaps.
  const mat = mats.get(plans.room?.itemId ?? '')
  const alternative = chosenOf(plans, room)
  if (room.itemId === '' || alternative === undefined || typeof mat !== 'object') return undefined
  return { room, mat, alternative, outdated: plans.outdated }
}
