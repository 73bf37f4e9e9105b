import { type Edging, edgeDepthMm } from '#domain/edging.ts'
import type { NumberRange } from '#domain/fact.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import type { Mat } from '#planner/mat.ts'
import { matOfItem } from '#planner/mat-of-item.ts'
import { type Material, materialOf } from '#planner/material.ts'
import type { ViewedItem } from './recently-viewed.ts'
import { statedFacts } from './stated-facts.ts'
import { fetchStated, type StatedItem } from './stated-item.ts'

/** An item that is ordered for a floor. */
export interface FloorItem extends Pick<ViewedItem, 'itemId' | 'code' | 'name' | 'price' | 'picture'> {
  terms: SaleTerms
  /** What one unit of sale weighs. */
  grams: NumberRange | undefined
}

/** An item that a floor can be laid with. */
export interface FloorMat extends FloorItem {
  mat: Mat
  material: Material
  /** Size and thickness, as a card says them. */
  measures: string
  /** The list that it stands in; empty for none. */
  listPath: string
  /** What a floor of it ends with where it is open. */
  edging: Edging<FloorItem> | undefined
}

/** Reads an item from its page; `sizeless` where it says too little to be laid. Never throws. */
export async function fetchFloorMat(itemId: string): Promise<FloorMat | 'unknown' | 'unreached' | 'sizeless'> {
  const item = await fetchStated(itemId)
  return typeof item === 'string' ? item : (floorMatOf(item) ?? 'sizeless')
}

/** The same with what ends its floors, which stands on pages of its own. Never throws. */
export async function fetchMatWithEdging(itemId: string): Promise<FloorMat | 'unknown' | 'unreached' | 'sizeless'> {
  const item = await fetchStated(itemId)
  if (typeof item === 'string') return item
  const mat = floorMatOf(item)
  if (mat === undefined) return 'sizeless'
  const { edge: edgeId, corner: cornerId } = item.edging
  if (edgeId === undefined) return mat
  const [edge, corner] = await Promise.all([edgeId, cornerId].map((id) => (id === undefined ? id : fetchStated(id))))
  if (edge === 'unreached' || corner === 'unreached') return 'unreached'
  const depthMm = typeof edge === 'object' ? edgeDepthMm({ facts: statedFacts(edge.stated) }) : undefined
  if (typeof edge !== 'object' || depthMm === undefined) return mat
  return {
    ...mat,
    mat: { ...mat.mat, edging: { depthMm, at: 'doors' } },
    edging: { edge: floorItemOf(edge), corner: typeof corner === 'object' ? floorItemOf(corner) : undefined },
  }
}

function floorMatOf(item: StatedItem): FloorMat | undefined {
  const facts = statedFacts(item.stated)
  const mat = matOfItem(item.name, facts, readWrittenSaleTerms(item.sold))
  if (mat === undefined) return undefined
  const { listPath, facts: onCard } = item
  return {
    ...{ ...floorItemOf(item), mat, material: materialOf(facts), measures: onCard[0] ?? '', listPath },
    edging: undefined,
  }
}

function floorItemOf({ stated, sold, itemId, code, name, price, picture }: StatedItem): FloorItem {
  const terms = readWrittenSaleTerms(sold)
  return { itemId, code, name, price, picture, terms, grams: soldGrams(terms, statedFacts(stated)) }
}
