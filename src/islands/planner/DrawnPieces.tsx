import { memo, useMemo } from 'react'
import { pieceNames } from '#planner/cutting-list.ts'
import { lookOf } from '#planner/piece-look.ts'
import type { Laid, Plan } from '#planner/plan.ts'
import type { Point } from '#planner/room.ts'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import { pieceOutline } from './piece-outline.ts'

/** A name is written into a piece that has room for it; pixels. */
const NAME_WIDE = 9
const NAME_HIGH = 15

/** What is laid, piece by piece. Drawn anew for another plan or scale alone: there may be hundreds. */
export const DrawnPieces = memo(function DrawnPieces({ plan, scale }: { plan: Plan; scale: DrawingScale }) {
  const names = useMemo(() => pieceNames(plan), [plan])
  return plan.laid.map((piece, index) => {
    const name = names[index] ?? ''
    const place = placeOfName(piece, name, scale.by)
    return (
      <g key={name}>
        <path d={pieceOutline(piece, scale)} fillRule="evenodd" className={styles[lookOf(piece, plan, name)]} />
        {place !== undefined && (
          <text x={scale.x(place.x)} y={scale.y(place.y)} dy="0.35em" textAnchor="middle">
            {name}
          </text>
        )}
      </g>
    )
  })
})

/** Where the name of a piece has room, in its midst if it can; nowhere in a piece that is too small for it. */
function placeOfName({ area, notches }: Laid, name: string, by: number): Point | undefined {
  const [w, h] = [(name.length * NAME_WIDE) / by, NAME_HIGH / by]
  const places = PARTS.flatMap((down) =>
    PARTS.map((along) => ({ x: area.x + area.w * along, y: area.y + area.h * down })),
  )
  return places.find(({ x, y }) => {
    const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2]
    const isWithin = left > area.x && right < area.x + area.w && top > area.y && bottom < area.y + area.h
    return (
      isWithin && notches.every((at) => left >= at.x + at.w || at.x >= right || top >= at.y + at.h || at.y >= bottom)
    )
  })
}

/** Parts of the length and width of a piece, the midst first. */
const PARTS = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]
