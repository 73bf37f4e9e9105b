import { memo, useMemo } from 'react'
import { pieceNames } from '#planner/cutting-list.ts'
import { lookOf } from '#planner/piece-look.ts'
import type { Plan } from '#planner/plan.ts'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import type { PieceNames } from './piece-names.ts'
import { pieceOutline } from './piece-outline.ts'

interface Props {
  plan: Plan
  scale: DrawingScale
  /** Those that have room in their pieces. */
  written: PieceNames['within']
}

/** What is laid, piece by piece. Drawn anew for another plan or scale alone: there may be hundreds. */
export const DrawnPieces = memo(function DrawnPieces({ plan, scale, written }: Props) {
  const names = useMemo(() => pieceNames(plan), [plan])
  return (
    <>
      {plan.laid.map((piece, index) => {
        const name = names[index] ?? ''
        const look = styles[lookOf(piece, plan, name)]
        return <path key={name} d={pieceOutline(piece, scale)} fillRule="evenodd" className={look} />
      })}
      {written.map(({ name, at }) => (
        <text key={name} x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
          {name}
        </text>
      ))}
    </>
  )
})
