import { useStore } from '@nanostores/react'
import { lengthOf, PRESETS, presetOutline, withStep, withWall } from '#planner/outline.ts'
import { fittingDoors, type PlannedRoom } from '#planner/planned-room.ts'
import { type Point, wallsOf } from '#planner/room.ts'
import { LIMITS, type RoomFault } from '#planner/room-fault.ts'
import { changeRoom } from '#stores/planner.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { LengthField } from './LengthField.tsx'
import { PresetSketch } from './PresetSketch.tsx'
import styles from './RoomShape.module.css'

/** The shape to begin with, and every wall with its length. */
export function RoomShape({ room }: { room: PlannedRoom }) {
  const unit = useStore($shownUnit)
  const { outline } = room
  const full = outline.length + 2 > LIMITS.corners

  function reshape(next: readonly Point[], doors = room.doors): RoomFault | undefined {
    return changeRoom({ ...room, outline: next, doors: fittingDoors(next, doors), chosen: 0 })
  }

  function step(wall: number) {
    const doors = room.doors.map((door) => (door.wall > wall ? { ...door, wall: door.wall + 2 } : door))
    reshape(withStep(outline, wall), doors)
  }

  function shorten(wall: number, mm: number): RoomFault | undefined {
    if (mm > 0) return reshape(withWall(outline, wall, mm))
    const doors = room.doors
      .filter((door) => door.wall !== wall)
      .map((door) => (door.wall > wall ? { ...door, wall: door.wall - 2 } : door))
    return reshape(withWall(outline, wall, 0), doors)
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
                change={(mm) => shorten(wall, mm)}
              />
              <button
                type="button"
                className="text-button"
                disabled={full}
                aria-label={words.stepInWall(name)}
                onClick={() => step(wall)}
              >
                {words.addStep}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
