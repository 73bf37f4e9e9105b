import { type Cents, cents } from '#domain/cents.ts'
import { mostQuantity, soldQuantity } from '#domain/sale-quantities.ts'
import { measureOf } from '#domain/sale-terms.ts'
import type { Alternative } from '#planner/alternative.ts'
import type { PlanFigures } from '#planner/plan.ts'
import type { FloorItem, FloorMat } from './floor-mat.ts'

/** How many of an item are ordered for a plan, with what they cost and weigh. */
export interface FloorOrder {
  quantity: number
  /** Whether that is more than one order takes, and so a matter for the sales team: its price is on request. */
  tooMany: boolean
  price: Cents | 'on-request'
  /** Grams of the least that is stated. */
  grams: number | undefined
  /** What an order has to hold beyond what is laid. */
  beyond: number
}

/** What a floor ends with: edges of one side of its tiles, or corners. */
export type FloorEnd = { kind: 'edge'; sideMm: number } | { kind: 'corner' }

/** What an item is to a floor. */
export type FloorPart = { kind: 'mat' } | FloorEnd

/** An item of a plan, with how many of it are ordered. */
export interface FloorLine extends FloorOrder {
  part: FloorPart
  item: FloorItem
}

/** What the mats of a plan come to. */
export function orderOf(mat: FloorItem, { pieces, rollMm }: PlanFigures): FloorOrder {
  return ordered(mat, measureOf(mat.terms.unit) === 'metre' ? rollMm / 1000 : pieces)
}

/** All that is ordered for a plan: the mat, and what its floor ends with. */
export function floorLines(mat: FloorMat, { figures, ramps }: Pick<Alternative, 'figures' | 'ramps'>): FloorLine[] {
  const { edges = [], corner } = mat.edging ?? {}
  const { strips = [], corners = [] } = ramps ?? {}
  return [
    { part: { kind: 'mat' }, item: mat, ...orderOf(mat, figures) },
    ...edges.flatMap((edge): FloorLine[] => {
      const own = strips.filter((stripMm) => edge.sidesMm.includes(stripMm))
      const [sideMm] = own
      return sideMm === undefined ? [] : [{ part: { kind: 'edge', sideMm }, item: edge, ...ordered(edge, own.length) }]
    }),
    ...(corner === undefined || corners.length === 0
      ? []
      : [{ part: { kind: 'corner' as const }, item: corner, ...ordered(corner, corners.length) }]),
  ]
}

/** What lines come to together; on request where one is, and no weight where one states none. */
export function wholeOrder(lines: readonly FloorLine[]): Pick<FloorOrder, 'price' | 'grams'> {
  const prices = lines.flatMap(({ price }) => (price === 'on-request' ? [] : price))
  const weights = lines.flatMap(({ grams }) => grams ?? [])
  return {
    price: prices.length < lines.length ? 'on-request' : cents(sum(prices)),
    grams: weights.length < lines.length ? undefined : sum(weights),
  }
}

function ordered({ terms, price, grams }: FloorItem, wanted: number): FloorOrder {
  const tooMany = wanted > mostQuantity(terms)
  const quantity = tooMany ? wanted : soldQuantity(terms, wanted)
  return {
    quantity,
    tooMany,
    price: tooMany || price === 'on-request' ? 'on-request' : cents(price * quantity),
    grams: grams && grams.least * quantity,
    beyond: quantity - wanted,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
