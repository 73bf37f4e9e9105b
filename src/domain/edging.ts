import type { Fact } from './fact.ts'
import type { Item } from './item.ts'

/** What ends a floor of tiles that hold on to each other: a strip along a side, or the piece between two of them. */
export type EdgingKind = 'edge' | 'corner'

/** An item with what it states. */
export interface EdgedItem extends Pick<Item, 'itemId' | 'name' | 'brand' | 'subCategoryId'> {
  facts: readonly Fact[]
}

/** The edge of a range, and its corner where it has one. */
export interface Edging<Of> {
  edge: Of
  corner: Of | undefined
}

const INTERLOCKING = /\b(?:interlock\w*|jigsaw)\b/i
const EDGE = /\b(?:edges?|edgings?|ramps?|borders?|trims?)\b/i
const CORNER = /\bcorners?\b/i
/** Inches are rounded here and there. */
const SAME_MM = 2
/** A strip is so much longer than it is wide. */
const STRIP = 3
/** A corner is no larger than a strip is wide. */
const MOST_CORNER_MM = 300

/** Whether an item holds on to its neighbours by edges that it was made with. */
export function isInterlocking({ name, facts }: Pick<EdgedItem, 'name' | 'facts'>): boolean {
  return INTERLOCKING.test([name, ...facts.flatMap(({ line }) => (line === undefined ? [] : line.text))].join('\n'))
}

/** What an item ends a floor with, by its name and size; undefined for what covers one. */
export function edgingKind(item: Pick<EdgedItem, 'name' | 'facts'>): EdgingKind | undefined {
  const size = sizeOf(item.facts)
  if (size === undefined || !isInterlocking(item)) return undefined
  if (CORNER.test(item.name)) return size.long <= MOST_CORNER_MM ? 'corner' : undefined
  return EDGE.test(item.name) && size.long >= STRIP * size.short ? 'edge' : undefined
}

/**
 * The edge and corner of a square tile, among items of its range: of one sub-category and brand, as thick, the edge as long
 * as a side of the tile, and the corner as large as the edge is wide. Of several the one that is of the tile's colour.
 */
export function edgingFor<Of extends EdgedItem>(tile: EdgedItem, items: readonly Of[]): Edging<Of> | undefined {
  const side = sizeOf(tile.facts)
  if (side === undefined || !isSame(side.long, side.short) || !isInterlocking(tile)) return undefined
  if (edgingKind(tile) !== undefined) return undefined
  const ofRange = items.filter((item) => isOfRange(tile, item))
  const edges = ofRange.filter((item) => edgingKind(item) === 'edge' && isSame(sizeOf(item.facts)?.long, side.long))
  const edge = ofColour(tile, edges)
  if (edge === undefined) return undefined
  const widthMm = sizeOf(edge.facts)?.short
  const corners = ofRange.filter((item) => {
    const size = sizeOf(item.facts)
    return edgingKind(item) === 'corner' && isSame(size?.long, widthMm) && isSame(size?.short, widthMm)
  })
  return { edge, corner: ofColour(tile, corners) }
}

/** How far an edge reaches beyond the floor, in millimetres. */
export function edgeDepthMm({ facts }: Pick<EdgedItem, 'facts'>): number | undefined {
  const size = sizeOf(facts)
  return size && Math.floor(size.short)
}

function isOfRange(tile: EdgedItem, item: EdgedItem): boolean {
  const [thick, other] = [thicknessOf(tile.facts), thicknessOf(item.facts)]
  return (
    item.itemId !== tile.itemId &&
    item.subCategoryId === tile.subCategoryId &&
    item.brand === tile.brand &&
    thick !== undefined &&
    thick === other
  )
}

function ofColour<Of extends EdgedItem>(tile: EdgedItem, items: readonly Of[]): Of | undefined {
  const colour = colourOf(tile.facts)
  return items.find(({ facts }) => colourOf(facts) === colour) ?? items[0]
}

function colourOf(facts: readonly Fact[]): string {
  return facts.find(({ line }) => /^colou?r$/i.test(line?.label ?? ''))?.line?.text.toLowerCase() ?? ''
}

function sizeOf(facts: readonly Fact[]): { long: number; short: number } | undefined {
  const size = facts.find((fact) => fact.kind === 'size')
  if (size === undefined) return undefined
  const { lengthMm, widthMm } = size
  return { long: Math.max(lengthMm, widthMm), short: Math.min(lengthMm, widthMm) }
}

function thicknessOf(facts: readonly Fact[]): number | undefined {
  return facts.find((fact) => fact.kind === 'thickness')?.mm.most
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= SAME_MM
}
