import type { Plan, PlanFigures } from './plan.ts'
import type { Ramps } from './ramps.ts'

/** A plan that has been proved, with what it comes to. */
export interface Alternative {
  plan: Plan
  figures: PlanFigures
  /** Whether the length of the pieces lies along the longer side of the room. */
  lengthwise: boolean
  doorJoints: number
  /** What the floor ends with where it is open; undefined where its tiles have nothing of the kind. */
  ramps: Ramps | undefined
}

/** Tells alternatives apart: it is the same for two that look alike, and no two that look alike are offered together. */
export function sight({ figures, lengthwise, plan, doorJoints, ramps }: Alternative): string {
  const { boughtMm2, cut, narrowestMm } = figures
  const { bond } = plan.laying
  return [boughtMm2, cut, narrowestMm, lengthwise, bond, doorJoints, ramps?.openMm].join(' ')
}
