import type { Laid } from './plan.ts'
import type { Rect } from './room.ts'
import { type Span, without } from './spans.ts'

/** What a piece covers between two heights where no edge of it lies between them. */
export function spansOf({ area, notches }: Laid, top: number, bottom: number): Span[] {
  const crosses = ({ y, h }: Rect) => y <= top && y + h >= bottom
  if (!crosses(area)) return []
  return without(
    [[area.x, area.x + area.w]],
    notches.filter(crosses).map(({ x, w }) => [x, x + w]),
  )
}

export function holds(whole: Rect, part: Rect): boolean {
  return (
    part.x >= whole.x &&
    part.y >= whole.y &&
    part.x + part.w <= whole.x + whole.w &&
    part.y + part.h <= whole.y + whole.h
  )
}
