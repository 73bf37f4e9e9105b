import { memo } from 'react'
import { type Door, doorEnds } from '#planner/door.ts'
import type { Point } from '#planner/room.ts'
import { movesWith, restOf } from './dragged-part.ts'
import type { DrawingScale } from './drawing-scale.ts'
import { Lead } from './Lead.tsx'
import styles from './PlanDrawing.module.css'
import { drawnPoints } from './piece-outline.ts'
import { labelTurn } from './wall-label.ts'
import type { PlacedLabel } from './wall-labels.ts'

interface Props {
  outline: readonly Point[]
  labels: readonly PlacedLabel[]
  scale: DrawingScale
  /** The wall that is dragged: it and its neighbours are drawn elsewhere. */
  held: number | undefined
}

/** The walls, each with its letter and its length. */
export function Walls({ outline, labels, scale, held }: Props) {
  const moving = held === undefined ? [] : movesWith(outline, held)
  return (
    <>
      {held === undefined ? (
        <polygon points={drawnPoints(outline, scale)} className={styles.walls} />
      ) : (
        <polyline points={drawnPoints(restOf(outline, held), scale)} className={styles.walls} />
      )}
      {labels.map((label) => !moving.includes(label.wall) && <Label key={label.wall} {...label} />)}
    </>
  )
}

const Label = memo(function Label({ name, length, x, y, isUpright, led }: PlacedLabel) {
  return (
    <>
      {led !== undefined && <Lead {...led} />}
      <text x={x} y={y} dy="0.35em" textAnchor="middle" transform={labelTurn({ isUpright, x, y })}>
        <tspan className={styles.letter}>{name}</tspan>
        {length !== '' && ` ${length}`}
      </text>
    </>
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
