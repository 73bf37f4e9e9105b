import { memo } from 'react'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { type Door, doorEnds } from '#planner/door.ts'
import type { Point } from '#planner/room.ts'
import { movesWith, restOf } from './dragged-part.ts'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import { drawnPoints } from './piece-outline.ts'
import { labelTurn, type WallLabel, wallLabel } from './wall-label.ts'

interface Props {
  outline: readonly Point[]
  scale: DrawingScale
  unit: ShownUnit
  /** The wall that is dragged: it and its neighbours are drawn elsewhere. */
  held: number | undefined
}

/** The walls, each with its letter and its length beside it, as far as there is room. */
export function Walls({ outline, scale, unit, held }: Props) {
  return (
    <>
      {held === undefined ? (
        <polygon points={drawnPoints(outline, scale)} className={styles.walls} />
      ) : (
        <polyline points={drawnPoints(restOf(outline, held), scale)} className={styles.walls} />
      )}
      {outline.map((_, wall) => {
        const label =
          held !== undefined && movesWith(outline, held).includes(wall)
            ? undefined
            : wallLabel(outline, wall, scale, unit)
        // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
        return label === undefined ? null : <Label key={wall} {...label} />
      })}
    </>
  )
}

const Label = memo(function Label(label: WallLabel) {
  const { name, length, x, y } = label
  return (
    <text x={x} y={y} dy="0.35em" textAnchor="middle" transform={labelTurn(label)}>
      <tspan className={styles.letter}>{name}</tspan>
      {length !== '' && ` ${length}`}
    </text>
  )
})

/** Openings in the walls. */
export function Doorways({
  outline,
  doors,
  scale,
}: {
  outline: readonly Point[]
  doors: readonly Door[]
  scale: DrawingScale
}) {
  return doors.map((door, index) => {
    const [from, to] = doorEnds(outline, door) ?? []
    if (from === undefined || to === undefined) return null
    const ends = { x1: scale.x(from.x), y1: scale.y(from.y), x2: scale.x(to.x), y2: scale.y(to.y) }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: doors have no names but their places
      <g key={index}>
        <line {...ends} className={styles.opening} />
        <line {...ends} className={styles.door} />
      </g>
    )
  })
}
