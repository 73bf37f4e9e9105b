import { memo } from 'react'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { type Door, doorEnds, isClockwise } from '#planner/door.ts'
import { lengthOf } from '#planner/outline.ts'
import { type Point, wallsOf } from '#planner/room.ts'
import * as words from '#words/planner.ts'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import { shownLength } from './shown-length.ts'

/** A letter takes this much of a wall, and each sign of a length so much; pixels. */
const LETTER = 12
const SIGN = 6.6
/** From a wall to what is written beside it. */
const BESIDE = 14

/** The walls, each with its letter and its length beside it, as far as there is room. */
export function Walls({ outline, scale, unit }: { outline: readonly Point[]; scale: DrawingScale; unit: ShownUnit }) {
  const outwards = isClockwise(outline) ? -1 : 1
  return (
    <>
      <polygon points={outline.map(({ x, y }) => `${scale.x(x)},${scale.y(y)}`).join(' ')} className={styles.walls} />
      {wallsOf(outline).map(({ from, to }, wall) => {
        const long = lengthOf(from, to) * scale.by
        const text = shownLength(lengthOf(from, to), unit)
        if (long < LETTER) return null
        const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
        return (
          <Label
            // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
            key={wall}
            name={words.wallName(wall)}
            length={long > text.length * SIGN + 2 * LETTER ? text : ''}
            isUpright={dx === 0}
            x={(scale.x(from.x) + scale.x(to.x)) / 2 - dy * outwards * BESIDE}
            y={(scale.y(from.y) + scale.y(to.y)) / 2 + dx * outwards * BESIDE}
          />
        )
      })}
    </>
  )
}

interface LabelProps {
  name: string
  /** Empty where there is no room for it. */
  length: string
  isUpright: boolean
  x: number
  y: number
}

/** While a wall is dragged, most keep what stands beside them. */
const Label = memo(function Label({ name, length, isUpright, x, y }: LabelProps) {
  return (
    <text x={x} y={y} dy="0.35em" textAnchor="middle" transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
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
