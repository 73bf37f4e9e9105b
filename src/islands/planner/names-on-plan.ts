import { pieceNames } from '#planner/cutting-list.ts'
import { lookOf } from '#planner/piece-look.ts'
import type { Plan } from '#planner/plan.ts'
import { boxOf, type Hole, type Point, type Rect } from '#planner/room.ts'
import type { DrawingScale } from './drawing-scale.ts'
import { wholeOf } from './drawing-view.ts'
import { type PieceNames, placePieceNames } from './piece-names.ts'
import { drawnWalls, type PlacedLabel } from './wall-labels.ts'

interface Drawn {
  plan: Plan
  outline: readonly Point[]
  holes: readonly Hole[]
  labels: readonly PlacedLabel[]
  scale: DrawingScale
}

/** A name takes so many pixels for each sign, and so many upwards. */
const LETTERS = { wide: (name: string) => name.length * 9, high: 15 }
/** The number of what stands in a floor, beside its upper right corner. */
const HOLE_NAME = { w: 14, h: 12 }

/** Where on the plan the names of its pieces are written; pixels. */
export function namesOnPlan({ plan, outline, holes, labels, scale }: Drawn): PieceNames {
  const names = pieceNames(plan)
  const corners = outline.map(({ x, y }) => ({ x: scale.x(x), y: scale.y(y) }))
  const rect = ({ x, y, w, h }: Rect): Rect => ({
    ...{ x: scale.x(x), y: scale.y(y), w: w * scale.by, h: h * scale.by },
  })
  const pieces = plan.laid.map((piece, index) => {
    const name = names[index] ?? ''
    const isWhole = lookOf(piece, plan, name) === 'whole'
    return { name, isWhole, area: rect(piece.area), notches: piece.notches.map(rect) }
  })
  const standing = holes.map(rect)
  return placePieceNames(pieces, LETTERS, {
    written: [
      ...labels.map(({ box }) => box),
      ...standing.map(({ x, y, w }) => ({ x: x + w, y: y - HOLE_NAME.h / 2, ...HOLE_NAME })),
    ],
    covered: [...drawnWalls(corners), ...standing],
    outline: corners,
    within: wholeOf(boxOf(outline), scale.by),
  })
}
