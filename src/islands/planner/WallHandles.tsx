import { memo } from 'react'
import { type Point, wallsOf } from '#planner/room.ts'
import { Walls } from './DrawnWalls.tsx'
import { isUpright } from './dragged-part.ts'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import type { WallDrag } from './use-wall-drag.ts'
import type { PlacedLabel } from './wall-labels.ts'

interface Props {
  outline: readonly Point[]
  labels: readonly PlacedLabel[]
  scale: DrawingScale
  held: number | undefined
  drag: WallDrag
}

/** The walls, which can be dragged. While one is, it is drawn elsewhere, and its handle stays where it was. */
export function WallHandles({ outline, labels, scale, held, drag }: Props) {
  return (
    <>
      <Walls {...{ outline, labels, scale, held }} />
      <g
        className={held === undefined ? '' : styles.held}
        onPointerDown={drag.begin}
        onPointerMove={drag.move}
        onPointerUp={() => drag.end(true)}
        onPointerCancel={() => drag.end(false)}
      >
        {wallsOf(outline).map(({ from, to }, wall) => (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
            key={wall}
            wall={wall}
            isUpright={isUpright(outline, wall)}
            {...{ x1: scale.x(from.x), y1: scale.y(from.y), x2: scale.x(to.x), y2: scale.y(to.y) }}
          />
        ))}
      </g>
    </>
  )
}

interface HandleProps {
  wall: number
  isUpright: boolean
  x1: number
  y1: number
  x2: number
  y2: number
}

const Handle = memo(function Handle({ wall, isUpright: isSideways, ...ends }: HandleProps) {
  return <line {...ends} className={isSideways ? styles.sideways : styles.upAndDown} data-wall={wall} />
})
