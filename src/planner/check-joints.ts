import { spansOf } from './laid-spans.ts'
import type { Laid, Plan, Sheet } from './plan.ts'
import type { PlanFault } from './plan-fault.ts'
import { turnedRect } from './room.ts'

/** Pieces that hold on to each other do so with the edges that they were made with, on the side where these were. */
export function jointFault({ sheets, laid }: Plan): PlanFault | undefined {
  const upright = sheets.map(({ lengthMm, widthMm }) => ({ lengthMm: widthMm, widthMm: lengthMm }))
  return jointsAcross(laid, sheets) && jointsAcross(laid.map(turnedPiece), upright) ? undefined : 'open-joint'
}

/** The same piece with x and y changed over, of a sheet whose length and width are. */
function turnedPiece(piece: Laid): Laid {
  return {
    ...piece,
    area: turnedRect(piece.area),
    notches: piece.notches.map(turnedRect),
    cut: turnedRect(piece.cut),
  }
}

/** Whether all pieces that meet side by side do so with edges that were made to hold. */
function jointsAcross(laid: readonly Laid[], sheets: readonly Sheet[]): boolean {
  const edges = laid.flatMap(({ area, notches }) => [area, ...notches].flatMap(({ y, h }) => [y, y + h]))
  const heights = [...new Set(edges)].toSorted((a, b) => a - b)
  return heights.every((top, index) => {
    const bottom = heights[index + 1]
    if (bottom === undefined) return true
    const spans = laid
      .flatMap((piece) => spansOf(piece, top, bottom).map(([from, to]) => ({ piece, from, to })))
      .toSorted((a, b) => a.from - b.from)
    return spans.every(({ piece, from }, at) => {
      const before = spans[at - 1]
      if (before === undefined || before.to !== from || before.piece === piece) return true
      return isMade(before.piece, before.to, 'right', sheets) && isMade(piece, from, 'left', sheets)
    })
  })
}

/** Whether the edge of a piece at `x` is the edge on that side of what was bought. */
function isMade({ area, cut, upright, sheet }: Laid, x: number, side: 'left' | 'right', sheets: readonly Sheet[]) {
  const bought = sheets[sheet]
  if (bought === undefined) return false
  const [start, long] = upright ? [cut.y, bought.widthMm] : [cut.x, bought.lengthMm]
  return side === 'left' ? x === area.x && start === 0 : x === area.x + area.w && start + area.w === long
}
