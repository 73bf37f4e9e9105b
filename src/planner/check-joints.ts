import { spansOf } from './laid-spans.ts'
import type { Laid, Plan, Sheet } from './plan.ts'
import type { PlanFault } from './plan-fault.ts'
import { type Rect, turnedRect } from './room.ts'

interface Bought {
  piece: Laid
  /** Where all of what it was cut from would lie. */
  whole: Rect
}

/** Pieces that hold on to each other do so with the edges that they were made with, on the side where these were. */
export function jointFault({ sheets, laid }: Plan): PlanFault | undefined {
  const bought = laid.flatMap((piece): Bought[] => {
    const sheet = sheets[piece.sheet]
    return sheet === undefined ? [] : [{ piece, whole: wholeAround(piece, sheet) }]
  })
  return jointsAcross(bought) && jointsAcross(bought.map(turnedPiece)) ? undefined : 'open-joint'
}

/** Where a sheet would lie, were nothing cut off it; one that lies upright was turned a quarter to the right. */
export function wholeAround({ area, cut, upright }: Laid, { lengthMm, widthMm }: Sheet): Rect {
  return upright
    ? { x: area.x + cut.y + cut.h - widthMm, y: area.y - cut.x, w: widthMm, h: lengthMm }
    : { x: area.x - cut.x, y: area.y - cut.y, w: lengthMm, h: widthMm }
}

/** The same with x and y changed over. */
function turnedPiece({ piece, whole }: Bought): Bought {
  const turned = { ...piece, area: turnedRect(piece.area), notches: piece.notches.map(turnedRect) }
  return { piece: turned, whole: turnedRect(whole) }
}

/** Whether all pieces that meet side by side do so with edges that were made to hold. */
function jointsAcross(bought: readonly Bought[]): boolean {
  const edges = bought.flatMap(({ piece: { area, notches } }) => [area, ...notches].flatMap(({ y, h }) => [y, y + h]))
  const heights = [...new Set(edges)].toSorted((a, b) => a - b)
  return heights.every((top, index) => {
    const bottom = heights[index + 1]
    if (bottom === undefined) return true
    const spans = bought
      .flatMap((one) => spansOf(one.piece, top, bottom).map(([from, to]) => ({ one, from, to })))
      .toSorted((a, b) => a.from - b.from)
    return spans.every(({ one, from }, at) => {
      const before = spans[at - 1]
      if (before === undefined || before.to !== from || before.one === one) return true
      return isMade(before.one, before.to, 'right') && isMade(one, from, 'left')
    })
  })
}

/** Whether the edge of a piece at `x` is the edge on that side of what was bought. */
function isMade({ piece: { area }, whole }: Bought, x: number, side: 'left' | 'right'): boolean {
  return [area, whole].every((rect) => x === (side === 'left' ? rect.x : rect.x + rect.w))
}
