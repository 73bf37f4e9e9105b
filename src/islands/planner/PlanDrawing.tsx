import { useId, useMemo, useState } from 'react'
import type { Alternative } from '#planner/alternatives.ts'
import { pieceNames } from '#planner/cutting-list.ts'
import { lookOf } from '#planner/piece-look.ts'
import type { Laid, Plan } from '#planner/plan.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { boxOf, type Point, type Rect } from '#planner/room.ts'
import { language } from '#words/language.ts'
import * as words from '#words/planner.ts'
import { Doorways } from './DrawnWalls.tsx'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'
import { useWidth } from './use-width.ts'
import { WallHandles } from './WallHandles.tsx'

/** Around the room, for walls and their lengths; pixels. */
const MARGIN = 46
const HIGHEST = 620
/** A name is written into a piece that has room for it; pixels. */
const NAME_WIDE = 9
const NAME_HIGH = 15

/** The room to scale, with the length of every wall, and how it is laid. */
export function PlanDrawing({ room, alternative }: { room: PlannedRoom; alternative: Alternative | undefined }) {
  const clip = useId()
  const [held, setHeld] = useState(false)
  const [frame, width] = useWidth()
  const box = boxOf(room.outline)
  const by = Math.min((width - 2 * MARGIN) / box.w, (HIGHEST - 2 * MARGIN) / box.h)
  const scale: DrawingScale = {
    x: (mm) => MARGIN + (mm - box.x) * by,
    y: (mm) => MARGIN + (mm - box.y) * by,
    by,
  }
  const corners = room.outline.map(({ x, y }) => `${scale.x(x)},${scale.y(y)}`).join(' ')
  const [wide, high] = [box.w * by + 2 * MARGIN, box.h * by + 2 * MARGIN]
  const square = (areaMm2: number) =>
    words.squareMetres((areaMm2 / 1e6).toLocaleString(language, { maximumFractionDigits: 2 }))
  const said = words.drawing(
    room.name,
    room.outline.length,
    alternative === undefined ? '' : words.laidWith(alternative.plan.laid.length, square(alternative.figures.floorMm2)),
  )
  return (
    <figure ref={frame} className={styles.figure}>
      {width > 0 && (
        <svg width={wide} height={high} viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={said}>
          <polygon points={corners} className={styles.ground} />
          <clipPath id={clip}>
            <polygon points={corners} />
          </clipPath>
          {alternative !== undefined && (
            <g clipPath={`url(#${clip})`} className={held ? styles.sketch : undefined}>
              <Pieces plan={alternative.plan} scale={scale} />
            </g>
          )}
          {room.holes.map((hole, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a floor has no name but its place
            <g key={index}>
              <rect {...drawnRect(hole, scale)} className={styles[hole.kind]} />
              <text x={scale.x(hole.x + hole.w) + 3} y={scale.y(hole.y)} dy="0.2em" className={styles.holeName}>
                {index + 1}
              </text>
            </g>
          ))}
          <WallHandles room={room} scale={scale} hold={setHeld} />
          <Doorways outline={room.outline} doors={room.doors} scale={scale} />
        </svg>
      )}
      {room.itemId !== '' && (
        <figcaption className={styles.legend}>
          <span className={styles.isWhole}>{words.legend.whole}</span>
          <span className={styles.isCut}>{words.legend.cut}</span>
          {(alternative?.figures.fromOffcuts ?? 0) > 0 && (
            <span className={styles.isOffcut}>{words.legend.offcut}</span>
          )}
        </figcaption>
      )}
    </figure>
  )
}

function Pieces({ plan, scale }: { plan: Plan; scale: DrawingScale }) {
  const names = useMemo(() => pieceNames(plan), [plan])
  return plan.laid.map((piece, index) => {
    const name = names[index] ?? ''
    const place = placeOfName(piece, name, scale.by)
    return (
      <g key={name}>
        <path d={outlineOf(piece, scale)} fillRule="evenodd" className={styles[lookOf(piece, plan, name)]} />
        {place !== undefined && (
          <text x={scale.x(place.x)} y={scale.y(place.y)} dy="0.35em" textAnchor="middle">
            {name}
          </text>
        )}
      </g>
    )
  })
}

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

function outlineOf({ area, notches }: Laid, scale: DrawingScale): string {
  return [area, ...notches]
    .map((rect) => {
      const { x, y, width, height } = drawnRect(rect, scale)
      return `M${x} ${y}h${width}v${height}h${-width}z`
    })
    .join('')
}

function drawnRect({ x, y, w, h }: Rect, scale: DrawingScale) {
  return { x: scale.x(x), y: scale.y(y), width: w * scale.by, height: h * scale.by }
}
