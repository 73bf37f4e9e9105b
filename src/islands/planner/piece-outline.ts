import type { Laid } from '#planner/plan.ts'
import type { Point, Rect } from '#planner/room.ts'
import type { DrawingScale } from './drawing-scale.ts'

/** The outline of a piece with what is cut out of it, for the rule "evenodd". */
export function pieceOutline({ area, notches }: Laid, scale: DrawingScale): string {
  return [area, ...notches]
    .map((rect) => {
      const { x, y, width, height } = drawnRect(rect, scale)
      return `M${x} ${y}h${width}v${height}h${-width}z`
    })
    .join('')
}

export function drawnRect({ x, y, w, h }: Rect, scale: DrawingScale) {
  return { x: scale.x(x), y: scale.y(y), width: w * scale.by, height: h * scale.by }
}

/** Corners one after the other, as outlines and lines take them. */
export function drawnPoints(corners: readonly Point[], scale: DrawingScale): string {
  return corners.map(({ x, y }) => `${scale.x(x)},${scale.y(y)}`).join(' ')
}
