import { cartLineOf } from '#domain/cart.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { amountOf } from '#islands/floor-count/figures-line.ts'
import { sight } from '#planner/alternative.ts'
import { awaitNoPlan, awaitPlan } from '#stores/awaited-plan.ts'
import { type FloorLine, floorLines, wholeOrder } from '#stores/floor-order.ts'
import { $mats } from '#stores/planner-mats.ts'
import { orderPlan } from '#stores/planner-order.ts'
import { $plans } from '#stores/planner-plans.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import { stripsText } from './strips-text.ts'
import { type ShownPlan, shownPlan } from './use-plan-state.ts'

/** Puts what a plan takes into the cart and says so; in place of one that is outdated, what is found for its room by and by. */
export function orderFloor(shown: ShownPlan, unit: ShownUnit): void {
  if (!shown.outdated) {
    // Whoever had pressed before it was found has ordered once.
    awaitNoPlan()
    order(shown, unit)
    return
  }
  awaitPlan(shown.room, (room) => {
    const found = room && shownPlan($plans.get(), $mats.get(), room)
    if (found !== undefined) order(found, unit)
    // That nothing can be laid is told beside the plan.
    else if (room === undefined) showToast(words.changedMeanwhile, { kind: 'problem' })
  })
}

function order({ room, mat, alternative }: ShownPlan, unit: ShownUnit): void {
  const lines = floorLines(mat, alternative)
  if (wholeOrder(lines).price === 'on-request') {
    showToast(words.onRequest, { kind: 'problem' })
    return
  }
  const [{ quantity } = { quantity: 0 }] = lines
  const wanted = lines.flatMap((line) => cartLine(line) ?? [])
  const plan = {
    ...{ room, mat: mat.mat, times: 1, sight: sight(alternative), quantity },
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
