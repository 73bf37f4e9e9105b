import { type Edging, edgeDepthMm, isEdgeOfSide } from '#domain/edging.ts'
import type { NumberRange } from '#domain/fact.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { type Mat, sideLengths } from '#planner/mat.ts'
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

/** An edge of a range, with the sides of its tiles that it is for, by their length. */
interface FloorEdge extends FloorItem {
  sidesMm: readonly number[]
  depthMm: number
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
  edging: Edging<FloorEdge, FloorItem> | undefined
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
  const { edges: edgeIds, corner: cornerId } = item.edging
  const [corner, ...found] = await Promise.all(
    [cornerId, ...edgeIds].map((id) => (id === undefined ? id : fetchStated(id))),
  )
  if ([corner, ...found].includes('unreached')) return 'unreached'
  const edges = found.filter((edge) => typeof edge === 'object')
  return withEdging(mat, edges, typeof corner === 'object' ? corner : undefined)
}

/** A mat with those of some edges that are as long as a side of it. */
export function withEdging(mat: FloorMat, items: readonly StatedItem[], corner: StatedItem | undefined): FloorMat {
  const edges = items.flatMap((item) => floorEdges(item, mat.mat))
  if (edges.length === 0) return mat
  return {
    ...mat,
    mat: {
      ...mat.mat,
      edging: {
        depthMm: Math.max(...edges.map(({ depthMm }) => depthMm)),
        at: 'doors',
        sidesMm: edges.flatMap(({ sidesMm }) => sidesMm),
      },
    },
    edging: { edges, corner: corner && floorItemOf(corner) },
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

/** None where it is no edge of these tiles. */
function floorEdges(edge: StatedItem, mat: Mat): FloorEdge[] {
  const facts = statedFacts(edge.stated)
  const depthMm = edgeDepthMm({ facts })
  const sidesMm = sideLengths(mat).filter((mm) => isEdgeOfSide({ facts }, mm))
  return depthMm === undefined || sidesMm.length === 0 ? [] : [{ ...floorItemOf(edge), sidesMm, depthMm }]
}

function floorItemOf({ stated, sold, itemId, code, name, price, picture }: StatedItem): FloorItem {
  const terms = readWrittenSaleTerms(sold)
  return { itemId, code, name, price, picture, terms, grams: soldGrams(name, terms, statedFacts(stated)) }
}
