import { useStore } from '@nanostores/react'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $mats } from '#stores/planner-mats.ts'
import { $plans, chosenOf } from '#stores/planner-plans.ts'
import type { ShownPlan } from './order-floor.ts'

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
  // What is outdated was laid with another mat, perhaps.
  const laidWith = mats.get(plans.room?.itemId ?? '')
  const alternative = chosenOf(plans, room)
  const isSearched = plans.room?.id === room.id && (plans.fault !== undefined || !plans.searching)
  return {
    shown:
      room.itemId === '' || alternative === undefined || typeof laidWith !== 'object'
        ? undefined
        : { room, mat: laidWith, alternative, outdated: plans.outdated },
    isWaiting:
      mat === 'fetching' || (room.itemId !== '' && alternative === undefined && typeof mat !== 'string' && !isSearched),
  }
}
