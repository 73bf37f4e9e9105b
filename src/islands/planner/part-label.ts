import type { ShownUnit } from '#domain/shown-unit.ts'
import type { FloorPart } from '#stores/floor-order.ts'
import * as edges from '#words/floor-edges.ts'
import * as words from '#words/planner.ts'
import { shownLength } from './shown-length.ts'

/** What a part of an order is to the floor; edges by the side of a tile that they are for. */
export function partLabel(part: FloorPart, unit: ShownUnit): string {
  return part.kind === 'edge' ? edges.edgesOf(shownLength(part.sideMm, unit)) : words.toOrderOf[part.kind]
}
