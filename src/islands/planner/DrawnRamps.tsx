import { rampNames } from '#planner/ramp-list.ts'
import type { Ramps } from '#planner/ramps.ts'
import type { Rect } from '#planner/room.ts'
import styles from './DrawnRamps.module.css'
import type { DrawingScale } from './drawing-scale.ts'

/** Edges and corners beyond the open sides of the floor. */
export function DrawnRamps({ ramps, scale }: { ramps: Ramps; scale: DrawingScale }) {
  const names = rampNames(ramps)
  const drawn = ({ x, y, w, h }: Rect) => ({
    ...{ x: scale.x(x), y: scale.y(y), width: w * scale.by, height: h * scale.by },
  })
  return (
    <g className={styles.ramps}>
      {ramps.laid.map(({ area }, index) => (
        <rect key={names[index]} {...drawn(area)} />
      ))}
      {ramps.corners.map((corner) => (
        <rect key={`${corner.x} ${corner.y}`} {...drawn(corner)} className={styles.corner} />
      ))}
    </g>
  )
}
