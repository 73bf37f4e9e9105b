import type { PlannedRoom } from '#planner/planned-room.ts'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import { drawnRect } from './piece-outline.ts'

/** What stands in the floor, with its number. */
export function DrawnHoles({ holes, scale }: { holes: PlannedRoom['holes']; scale: DrawingScale }) {
  return holes.map((hole, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a floor has no name but its place
    <g key={index}>
      <rect {...drawnRect(hole, scale)} className={styles[hole.kind]} />
      <text x={scale.x(hole.x + hole.w) + 3} y={scale.y(hole.y)} dy="0.2em" className={styles.holeName}>
        {index + 1}
      </text>
    </g>
  ))
}
