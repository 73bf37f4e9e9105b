import { edgingKind, isInterlocking } from '#domain/edging.ts'
import type { Fact } from '#domain/fact.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { scaleDrawing } from '#domain/scale-drawing.ts'
import type { Mat } from './mat.ts'

/** How long a strip comes in one piece where nobody says. */
const ROLL_MM = 10_000
/** A pile, ribs or a weave: pieces that lie across the others show. */
const ONE_WAY =
  /\b(?:pile|ribs?|ribbed|groov\w*|flut\w*|channels?|coir|woven|weave|carpet|tuft\w*|stripes?|brush\w*)\b/i

/**
 * An item as something to lay a floor with: pieces of a known size that are sold one by one, or what is sold by the metre
 * in a known width. Undefined where size, shape or unit leave doubt, as with packs, kits and what is round, and of what
 * ends a floor.
 */
export function matOfItem(name: string, facts: readonly Fact[], { unit }: Pick<SaleTerms, 'unit'>): Mat | undefined {
  const drawing = scaleDrawing(name, facts)
  if (drawing === undefined || unit === 'unclear' || edgingKind({ name, facts }) !== undefined) return undefined
  const widthMm = Math.floor(drawing.widthMm)
  if (drawing.outline === 'cut-to-length') {
    const isByMetre = typeof unit === 'object' && unit.of === 'metre'
    return isByMetre ? { lengthMm: ROLL_MM, widthMm, form: 'roll', turns: false } : undefined
  }
  if (drawing.outline !== 'rectangle' || !isOne(unit)) return undefined
  const said = [name, ...facts.flatMap(({ line }) => (line === undefined ? [] : line.text))].join('\n')
  const form = isInterlocking({ name, facts }) ? 'interlocking' : 'piece'
  return { lengthMm: Math.floor(drawing.lengthMm), widthMm, form, turns: form === 'piece' && !ONE_WAY.test(said) }
}

/** Of a pack the size may be that of one or of all. */
function isOne(unit: SaleTerms['unit']): boolean {
  return (
    unit === 'unstated' ||
    (typeof unit === 'object' && (unit.of === 'piece' || (unit.of === 'pack' && unit.noun === 'roll')))
  )
}
