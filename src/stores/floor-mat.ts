import type { Cents } from '#domain/cents.ts'
import { cents } from '#domain/cents.ts'
import type { NumberRange } from '#domain/fact.ts'
import { soldQuantity } from '#domain/sale-quantities.ts'
import { measureOf, type SaleTerms } from '#domain/sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import type { Mat } from '#planner/mat.ts'
import { matOfItem } from '#planner/mat-of-item.ts'
import type { PlanFigures } from '#planner/plan.ts'
import type { ViewedItem } from './recently-viewed.ts'
import { statedFacts } from './stated-facts.ts'
import { fetchStated, type StatedItem } from './stated-item.ts'

/** An item that a floor can be laid with. */
export interface FloorMat extends Pick<ViewedItem, 'itemId' | 'code' | 'name' | 'price' | 'picture'> {
  terms: SaleTerms
  /** What one unit of sale weighs. */
  grams: NumberRange | undefined
  mat: Mat
}

/** Reads an item from its page; `sizeless` where it says too little to be laid. Never throws. */
export async function fetchFloorMat(itemId: string): Promise<FloorMat | 'unknown' | 'unreached' | 'sizeless'> {
  const item = await fetchStated(itemId)
  return typeof item === 'string' ? item : (floorMatOf(item) ?? 'sizeless')
}

/** How many of a mat are ordered for a plan, with what they cost and weigh. */
export interface FloorOrder {
  quantity: number
  price: Cents | 'on-request'
  /** Grams of the least that is stated. */
  grams: number | undefined
  /** What an order has to hold beyond what is laid. */
  beyond: number
}

export function orderOf({ terms, price, grams }: FloorMat, { pieces, rollMm }: PlanFigures): FloorOrder {
  const wanted = measureOf(terms.unit) === 'metre' ? Math.ceil(rollMm / 1000) : pieces
  const quantity = soldQuantity(terms, wanted)
  return {
    quantity,
    price: price === 'on-request' ? price : cents(price * quantity),
    grams: grams && grams.least * quantity,
    beyond: quantity - wanted,
  }
}

function floorMatOf({ stated, sold, itemId, code, name, price, picture }: StatedItem): FloorMat | undefined {
  const facts = statedFacts(stated)
  const terms = readWrittenSaleTerms(sold)
  const mat = matOfItem(name, facts, terms)
  return mat && { itemId, code, name, price, picture, terms, grams: soldGrams(terms, facts), mat }
}
