import type { Cart } from '#domain/cart.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { amountOf } from '#islands/floor-count/figures-line.ts'
import { alternativeSeen } from '#planner/alternatives.ts'
import { matIn } from '#planner/planned-room.ts'
import { roomAddress } from '#stores/planner-address.ts'
import { type PlanInCart, plansIn } from '#stores/plans-in-cart.ts'
import { stepByStep } from '#stores/slices.ts'
import * as words from '#words/plan-paper.ts'
import { type PlanPaper, planPaper } from './plan-paper.ts'

/** The plans that go with a quotation, each laid out and proved anew; the page breathes between two ways to lay them. */
export async function plansOfCart(cart: Cart, unit: ShownUnit): Promise<PlanPaper[]> {
  const plans = plansIn(cart)
  const papers: PlanPaper[] = []
  for (const plan of plans) {
    papers.push(...(await paperOf(plan, plans, cart, unit)))
  }
  return papers
}

async function paperOf(
  { room, mat, times, sight, quantity, edging }: PlanInCart,
  plans: readonly PlanInCart[],
  cart: Cart,
  unit: ShownUnit,
) {
  const line = cart.find(({ itemId }) => itemId === room.itemId)
  const { doors, cutting, chosen } = room
  const ways = alternativeSeen({ sight, place: chosen }, room, doors, matIn(room, mat), cutting)
  const alternative = await stepByStep(ways)
  if (line === undefined || alternative === undefined) return []
  const taken = plans.reduce((sum, other) => sum + (other.room.itemId === room.itemId ? other.quantity : 0), 0)
  const [ordered, all] = [amountOf(line, line.quantity), amountOf(line, taken)]
  const edges = edging.map(({ itemId, quantity: count, ...end }) => {
    const own = cart.find((other) => other.itemId === itemId)
    return { ...end, code: own?.code ?? '', amount: own === undefined ? words.notInCart : amountOf(own, count) }
  })
  const few = edging.filter(({ itemId }) => {
    const wanted = plans.flatMap((other) => other.edging.filter((one) => one.itemId === itemId))
    const inCart = cart.find((other) => other.itemId === itemId)?.quantity ?? 0
    return wanted.reduce((sum, one) => sum + one.quantity, 0) > inCart
  })
  return [
    planPaper({
      ...{ room, alternative, unit, mat: line },
      toOrder: times > 1 ? words.forFloors(amountOf(line, quantity), times) : amountOf(line, quantity),
      address: roomAddress(room),
      edging: edges,
      warnings: [
        ...(taken > line.quantity ? [words.fewerInCart(ordered, all)] : []),
        ...(few.length > 0 ? [words.fewerEdges] : []),
      ],
    }),
  ]
}
