import { inShownUnit } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'

/** As the page had it. */
const stated = new WeakMap<HTMLImageElement, { source: string; alt: string }>()

/** A measure of a drawing, as it stands in the address that is its picture. */
const MEASURE = /(?<=%3E)[^%]* mm(?=%3C\/text)/g

/** Says the measures of drawings in the unit that was chosen; the bar at their foot is as long as before, in whatever unit. */
export function sayDrawings(unit: ShownUnit): void {
  for (const drawing of document.querySelectorAll<HTMLImageElement>('[data-gallery] img[src^="data:"]')) {
    // As it was written: the address that a browser makes of it has other letters.
    const own = stated.get(drawing) ?? { source: drawing.getAttribute('src') ?? '', alt: drawing.alt }
    const source = own.source.replace(MEASURE, (text) => inShownUnit(text, unit))
    // Its description ends with the measures.
    const named = own.alt.lastIndexOf(':') + 1
    const alt = own.alt.slice(0, named) + inShownUnit(own.alt.slice(named), unit)
    stated.set(drawing, own)
    if (drawing.getAttribute('src') === source) continue
    const link = drawing.closest('a')
    link?.setAttribute(
      'aria-label',
      (link.ariaLabel ?? '').replace(drawing.alt, () => alt),
    )
    Object.assign(drawing, { src: source, alt })
  }
}
