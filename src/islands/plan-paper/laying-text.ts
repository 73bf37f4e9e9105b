import type { ShownUnit } from '#domain/shown-unit.ts'
import { planLength, shownLength } from '#islands/planner/shown-length.ts'
import type { Alternative } from '#planner/alternative.ts'
import { laidRows, shortNames } from '#planner/laid-rows.ts'
import { boxOf, type Room } from '#planner/room.ts'
import * as words from '#words/plan-paper.ts'
import { edgeRows } from './edge-lines.ts'

/** In which order a floor is laid. */
export interface LayingText {
  note: string
  rows: { label: string; band: string; pieces: string }[]
  /** Where the floor ends in edges. */
  edges: string[]
}

export function layingText(room: Room, { plan, ramps }: Alternative, unit: ShownUnit): LayingText {
  const { along } = plan.laying
  const box = boxOf(room.outline)
  const start = along === 'x' ? box.y : box.x
  return {
    note: words.layRows(along),
    rows: laidRows(plan).map(({ names, fromMm, toMm }, index) => ({
      label: words.row(index + 1),
      band: words.band(planLength(fromMm - start, unit), shownLength(toMm - start, unit)),
      pieces: shortNames(names),
    })),
    edges: ramps === undefined ? [] : edgeRows(room, plan.mat, ramps, unit),
  }
}
