import type { ShownUnit } from '#domain/shown-unit.ts'
import type { Point } from '#planner/room.ts'
import { draggedPart, movesWith } from './dragged-part.ts'
import type { DrawingScale } from './drawing-scale.ts'
import { drawnPoints } from './piece-outline.ts'
import { wallLabel } from './wall-label.ts'

/**
 * Puts what moves with a wall where it lies in an outline, and says how long it is. Without React, which would look at the
 * whole drawing with each move of a hand.
 */
export function placeDragged(
  layer: SVGSVGElement,
  outline: readonly Point[],
  wall: number,
  scale: DrawingScale,
  unit: ShownUnit,
): void {
  layer.querySelector('polyline')?.setAttribute('points', drawnPoints(draggedPart(outline, wall), scale))
  const texts = [...layer.querySelectorAll('text')]
  for (const [index, moving] of movesWith(outline, wall).entries()) {
    const text = texts[index]
    const [letter, length] = text?.querySelectorAll('tspan') ?? []
    if (text === undefined || letter === undefined || length === undefined) continue
    const label = wallLabel(outline, moving, scale, unit)
    write(letter, label?.name ?? '')
    write(length, label === undefined || label.length === '' ? '' : ` ${label.length}`)
    // Letters that have other coordinates are laid out anew; those that are moved are not.
    if (label !== undefined)
      text.setAttribute('transform', `translate(${label.x} ${label.y})${label.isUpright ? ' rotate(-90)' : ''}`)
  }
}

function write(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text
}
