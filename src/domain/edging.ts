import type { Fact } from './fact.ts'
import type { Item } from './item.ts'

/** What ends a floor of tiles that hold on to each other: a strip along a side, or the piece between two of them. */
export type EdgingKind = 'edge' | 'corner'

/** An item with what it states. */
export interface EdgedItem extends Pick<Item, 'itemId' | 'name' | 'brand' | 'subCategoryId'> {
  facts: readonly Fact[]
}

/** The edges of a range, that of the long side of its tiles first, and its corner where it has one. */
export interface Edging<Edge, Corner = Edge> {
  /** One of square tiles; of others one for each side that there is one for. */
  edges: readonly Edge[]
  corner: Corner | undefined
}

const INTERLOCKING = /(?<!\b(?:non|not)[\s\p{Pd}])\b(?:interlock\w*|jigsaw)\b/iu
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
 * The edges and the corner of a tile, among items of its range: of one sub-category and brand, as thick, each edge as long
 * as a side of the tile, all as wide as each other, and the corner as large as they are wide. Edges for both sides come
 * before an edge for one; of several the one that is of the tile's colour.
 */
export function edgingFor<Of extends EdgedItem>(tile: EdgedItem, items: readonly Of[]): Edging<Of> | undefined {
  const size = sizeOf(tile.facts)
  if (size === undefined || !isInterlocking(tile) || edgingKind(tile) !== undefined) return undefined
  const sides = [size.long, size.short]
  const ofRange = byColour(
    tile,
    items.filter((item) => isOfRange(tile, item)),
  )
  const edges = ofRange.filter(
    (item) => edgingKind(item) === 'edge' && sides.some((sideMm) => isEdgeOfSide(item, sideMm)),
  )
  const widths = edges.flatMap((edge) => sizeOf(edge.facts)?.short ?? [])
  const [best] = widths
    .map((widthMm) => {
      const asWide = edges.filter(({ facts }) => isSame(sizeOf(facts)?.short, widthMm))
      return { widthMm, edges: sides.flatMap((sideMm) => asWide.find((edge) => isEdgeOfSide(edge, sideMm)) ?? []) }
    })
    .toSorted((one, other) => other.edges.length - one.edges.length)
  if (best === undefined) return undefined
  const corner = ofRange.find((item) => {
    const { long, short } = sizeOf(item.facts) ?? {}
    return edgingKind(item) === 'corner' && isSame(long, best.widthMm) && isSame(short, best.widthMm)
  })
  return { edges: [...new Set(best.edges)], corner }
}

/** Whether an edge is as long as the side of a tile. */
export function isEdgeOfSide({ facts }: Pick<EdgedItem, 'facts'>, sideMm: number): boolean {
  return isSame(sizeOf(facts)?.long, sideMm)
}

/** How far an edge reaches beyond the floor. */
export function edgeDepthMm({ facts }: Pick<EdgedItem, 'facts'>): number | undefined {
  return sizeOf(facts)?.short
}

function isOfRange(tile: EdgedItem, item: EdgedItem): boolean {
  const [thick, other] = [thicknessOf(tile.facts), thicknessOf(item.facts)]
  return (
    item.subCategoryId === tile.subCategoryId && item.brand === tile.brand && thick !== undefined && thick === other
  )
}

/** What is of the tile's colour first. */
function byColour<Of extends EdgedItem>(tile: EdgedItem, items: readonly Of[]): Of[] {
  const isOther = ({ facts }: Of) => Number(colourOf(facts) !== colourOf(tile.facts))
  return items.toSorted((one, other) => isOther(one) - isOther(other))
}

function colourOf(facts: readonly Fact[]): string {
  return facts.find(({ line }) => /^colou?r$/i.test(line?.label ?? ''))?.line?.text.toLowerCase() ?? ''
}

/** In whole millimetres, as floors are laid in. */
function sizeOf(facts: readonly Fact[]): { long: number; short: number } | undefined {
  const size = facts.find((fact) => fact.kind === 'size')
  if (size === undefined) return undefined
  const [lengthMm, widthMm] = [Math.floor(size.lengthMm), Math.floor(size.widthMm)]
  return { long: Math.max(lengthMm, widthMm), short: Math.min(lengthMm, widthMm) }
}

function thicknessOf(facts: readonly Fact[]): number | undefined {
  return facts.find((fact) => fact.kind === 'thickness')?.mm.most
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= SAME_MM
}
