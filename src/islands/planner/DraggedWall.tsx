import type { Ref } from 'react'
import type { Point } from '#planner/room.ts'
import { movesWith } from './dragged-part.ts'
import styles from './PlanDrawing.module.css'

interface Props {
  part: { width: number; height: number; viewBox: string }
  ref: Ref<SVGSVGElement>
  outline: readonly Point[]
  wall: number
}

/** A wall that is dragged, and its neighbours, on a layer of their own; `place-dragged.ts` puts them where they are. */
export function DraggedWall({ part, ref, outline, wall }: Props) {
  return (
    <svg {...part} ref={ref} className={styles.dragged} aria-hidden="true">
      <polyline className={styles.walls} />
      {movesWith(outline, wall).map((moving) => (
        <text key={moving} dy="0.35em" textAnchor="middle">
          <tspan className={styles.letter} />
          <tspan />
        </text>
      ))}
    </svg>
  )
}
