import { useStore } from '@nanostores/react'
import { useId, useMemo, useState } from 'react'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownArea } from '#islands/units/shown-area.ts'
import type { Alternative } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { boxOf } from '#planner/room.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as drawing from '#words/plan-drawing.ts'
import * as words from '#words/planner.ts'
import { DraggedWall } from './DraggedWall.tsx'
import bar from './DrawingBar.module.css'
import { DrawingLooks } from './DrawingLooks.tsx'
import { DrawnHoles } from './DrawnHoles.tsx'
import { DrawnPieces } from './DrawnPieces.tsx'
import ramps from './DrawnRamps.module.css'
import { DrawnRamps } from './DrawnRamps.tsx'
import { Doorways } from './DrawnWalls.tsx'
import { frameOf, scaleOf, wholeOf } from './drawing-view.ts'
import { NamesBeside } from './NamesBeside.tsx'
import { namesOnPlan } from './names-on-plan.ts'
import styles from './PlanDrawing.module.css'
import { drawnPoints } from './piece-outline.ts'
import { useDrawingView } from './use-drawing-view.ts'
import { useLaidLook } from './use-laid-look.ts'
import { useWallDrag } from './use-wall-drag.ts'
import { useWidth } from './use-width.ts'
import { WallHandles } from './WallHandles.tsx'
import { wallLabels } from './wall-labels.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** The room to scale, with the length of every wall, and how it is laid; one may come near and move about in it. */
export function PlanDrawing({ room, alternative }: { room: PlannedRoom; alternative: Alternative | undefined }) {
  const { outline, holes } = room
  const clip = useId()
  const keys = useId()
  const unit = useStore($shownUnit)
  const [held, hold] = useState<number>()
  const [element, width] = useWidth()
  const box = useMemo(() => boxOf(outline), [outline])
  const frame = frameOf(box, width)
  const view = useDrawingView(frame, held !== undefined)
  const { by, left, top } = view.seen
  const { look, choose, Laid, fail } = useLaidLook()
  const isLaid = look === 'laid' && alternative !== undefined
  const scale = useMemo(() => scaleOf(box, by), [box, by])
  const labels = useMemo(() => wallLabels(outline, scale, unit, wholeOf(box, by)), [outline, scale, unit, box, by])
  const plan = look === 'drawn' ? alternative?.plan : undefined
  const names = useMemo(
    () => plan && namesOnPlan({ plan, outline, holes, labels, scale }),
    [plan, outline, holes, labels, scale],
  )
  const drag = useWallDrag({ room, scale, unit, isPinched: view.isPinched, held, hold })
  const part = { width, height: frame.height, viewBox: `${left} ${top} ${width} ${frame.height}` }
  const corners = drawnPoints(outline, scale)
  return (
    <figure ref={element} className={styles.figure}>
      <section
        ref={view.surface}
        className={`${styles.surface} ${view.isWhole ? '' : styles.near}`}
        aria-label={drawing.drawing}
        aria-describedby={keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved about has to be reached by keyboard
        tabIndex={0}
        onKeyDown={view.press}
      >
        {width > 0 && (
          <>
            <svg {...part} className={held === undefined ? styles.floor : styles.sketch} aria-hidden="true">
              <polygon points={corners} className={isLaid ? styles.underfloor : styles.ground} />
              <clipPath id={clip}>
                <polygon points={corners} />
              </clipPath>
              {alternative?.ramps !== undefined && <DrawnRamps ramps={alternative.ramps} scale={scale} />}
              {alternative !== undefined && (
                <g clipPath={`url(#${clip})`}>
                  {look === 'drawn' && names !== undefined && (
                    <DrawnPieces plan={alternative.plan} scale={scale} written={names.within} />
                  )}
                  {look === 'laid' && Laid !== undefined && (
                    <Laid plan={alternative.plan} scale={scale} itemId={room.itemId} fail={fail} />
                  )}
                </g>
              )}
            </svg>
            <svg {...part} className={styles.walled} role="img" aria-label={said(room, alternative, unit)}>
              <DrawnHoles holes={holes} scale={scale} />
              <WallHandles {...{ outline, labels, scale, held, drag }} />
              {names !== undefined && held === undefined && <NamesBeside names={names.beside} />}
              <Doorways outline={outline} doors={room.doors} scale={scale} />
            </svg>
            {held !== undefined && <DraggedWall ref={drag.layer} part={part} outline={outline} wall={held} />}
          </>
        )}
      </section>
      <p id={keys} className="visually-hidden">
        {drawing.keys}
      </p>
      <div className={bar.bar}>
        {alternative !== undefined && <DrawingLooks look={look} choose={choose} />}
        <ZoomButtons view={view} times={by / frame.fit} />
      </div>
      {isLaid && <figcaption className={styles.legend}>{drawing.notAPhotograph}</figcaption>}
      {room.itemId !== '' && !isLaid && (
        <figcaption className={styles.legend}>
          <span className={styles.isWhole}>{words.legend.whole}</span>
          <span className={styles.isCut}>{words.legend.cut}</span>
          <span className={styles.isOffcut}>{words.legend.offcut}</span>
          {(alternative?.ramps?.strips.length ?? 0) > 0 && <span className={ramps.legend}>{words.legend.edge}</span>}
        </figcaption>
      )}
    </figure>
  )
}

function said({ name, outline }: PlannedRoom, alternative: Alternative | undefined, unit: ShownUnit): string {
  if (alternative === undefined) return words.drawing(name, outline.length, '')
  const { plan, figures } = alternative
  const area = shownArea(figures.floorMm2, unit)
  return words.drawing(name, outline.length, words.laidWith(plan.laid.length, area))
}
