import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import { lengthOf, PRESETS, presetOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { withStepIn, withWallOf } from '#planner/reshaped-room.ts'
import { wallsOf } from '#planner/room.ts'
import { LIMITS, type RoomFault } from '#planner/room-fault.ts'
import { changeRoom } from '#stores/planner.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { LengthField } from './LengthField.tsx'
import { PresetSketch } from './PresetSketch.tsx'
import styles from './RoomShape.module.css'

/** A step that a room has no place for, as it was then. */
interface RefusedStep {
  room: PlannedRoom
  wall: number
  fault: RoomFault
}

/** The shape to begin with, and every wall with its length. */
export function RoomShape({ room }: { room: PlannedRoom }) {
  const unit = useStore($shownUnit)
  const { outline } = room
  const [refused, setRefused] = useState<RefusedStep>()
  const full = outline.length + 2 > LIMITS.corners

  function addStep(wall: number) {
    const fault = changeRoom({ ...withStepIn(room, wall), chosen: 0 })
    setRefused(fault && { room, wall, fault })
  }

  return (
    <section className={styles.section} aria-labelledby="planner-shape">
      <h2 id="planner-shape">{words.shape}</h2>
      <div className={styles.presets}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            onClick={() => changeRoom({ ...room, outline: presetOutline(preset), holes: [], doors: [], chosen: 0 })}
          >
            <PresetSketch outline={presetOutline(preset)} />
            {words.presets[preset]}
          </button>
        ))}
      </div>
      <p className="aside">{words.wallHint}</p>
      <ol className={styles.walls} role="list" data-unit-shown={unit}>
        {wallsOf(outline).map(({ from, to }, wall) => {
          const name = words.wallName(wall)
          return (
            // A wall is known by its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
            <li key={wall}>
              <span className={styles.letter} aria-hidden="true">
                {name}
              </span>
              <LengthField
                label={name}
                spoken={words.wall(name)}
                mm={lengthOf(from, to)}
                orNothing={outline.length > 4}
                change={(mm) => changeRoom({ ...withWallOf(room, wall, mm), chosen: 0 })}
              />
              <button
                type="button"
                className="text-button"
                aria-disabled={full}
                aria-label={words.stepInWall(name)}
                onClick={() => addStep(wall)}
              >
                {words.addStep}
              </button>
              {refused?.room === room && refused.wall === wall && (
                <p role="alert" className={`notice problem ${styles.refused}`}>
                  {faultSentence(refused.fault)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
