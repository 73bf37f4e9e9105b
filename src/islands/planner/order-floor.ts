import { cartLineOf } from '#domain/cart.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { amountOf } from '#islands/floor-count/figures-line.ts'
import { type Alternative, sight } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { type FloorLine, floorLines } from '#stores/floor-order.ts'
import { orderPlan } from '#stores/planner-order.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import { stripsText } from './strips-text.ts'

/** A plan that somebody looks at. */
export interface ShownPlan {
  room: PlannedRoom
  /** What it is laid with. */
  mat: FloorMat
  alternative: Alternative
  /** Whether it is of another room or mat than is asked about by now: then nobody can order it. */
  outdated: boolean
}

/** Puts what a plan takes into the cart and says so; nothing happens for one that is outdated. */
export function orderFloor({ room, mat, alternative, outdated }: ShownPlan, unit: ShownUnit): void {
  if (outdated) return
  const lines = floorLines(mat, alternative)
  const [{ quantity } = { quantity: 0 }] = lines
  const wanted = lines.flatMap((line) => cartLine(line) ?? [])
  const plan = {
    ...{ room, mat: mat.mat, sight: sight(alternative), quantity },
    edging: lines.flatMap(({ part, item: { itemId }, quantity: count }) =>
      part.kind === 'mat' ? [] : [{ ...part, itemId, quantity: count }],
    ),
    ...stripsText(mat, alternative, unit),
  }
  const ordered = wanted.length < lines.length ? undefined : orderPlan(plan, wanted)
  if (ordered === undefined) {
    showToast(words.notAdded, { kind: 'problem' })
    return
  }
  const said = ordered.replaced ? words.addedInPlace : words.added
  showToast(said(amountOf(mat, quantity), mat.name), { action: { label: common.undo, run: ordered.undo } })
}

function cartLine({ item: { itemId, code, name, price, terms, picture }, quantity }: FloorLine) {
  return cartLineOf({ itemId, code, name, price }, terms, quantity, picture)
}
