import { useState } from 'react'
import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { withThing } from '#planner/free-place.ts'
import { lengthOf } from '#planner/outline.ts'
import { MOST_DOORS, type PlannedRoom } from '#planner/planned-room.ts'
import { boxOf, type Hole } from '#planner/room.ts'
import { LIMITS } from '#planner/room-fault.ts'
import { changeRoom } from '#stores/planner.ts'
import * as words from '#words/planner.ts'
import { DoorFields } from './DoorFields.tsx'
import { LengthField } from './LengthField.tsx'
import styles from './RoomShape.module.css'

/** As large as they usually are; millimetres. */
const THINGS = [
  { kind: 'post', w: 150, h: 150 },
  { kind: 'drain', w: 250, h: 250 },
  { kind: 'gully', w: 1000, h: 150 },
] as const
const DOOR_MM = 1200

/** What stands in the floor, and the doors: entries that are edited without a pointer. */
export function ThingsInRoom({ room }: { room: PlannedRoom }) {
  const [refusal, setRefusal] = useState('')
  const { holes, doors, outline } = room
  const isDoorsFull = doors.length >= MOST_DOORS

  function add(thing: (typeof THINGS)[number]) {
    const isFull = holes.length >= LIMITS.holes
    const next = isFull ? undefined : withThing(room, thing)
    const noPlace = isFull ? faultSentence({ fault: 'holes', count: holes.length }) : words.noPlace
    setRefusal(next === undefined ? noPlace : '')
    if (next !== undefined) changeRoom({ ...next, chosen: 0 })
  }

  function addDoor() {
    setRefusal(isDoorsFull ? words.doorsFull(MOST_DOORS) : '')
    if (isDoorsFull) return
    const [from, to] = [outline[0], outline[1]]
    if (from === undefined || to === undefined) return
    const long = lengthOf(from, to)
    const widthMm = Math.min(DOOR_MM, long)
    changeRoom({ ...room, doors: [...doors, { wall: 0, atMm: Math.round((long - widthMm) / 2), widthMm }], chosen: 0 })
  }

  return (
    <section className={styles.section} aria-labelledby="planner-things">
      <h2 id="planner-things">{words.things}</h2>
      <div className={styles.row}>
        {THINGS.map((thing) => (
          <button key={thing.kind} type="button" className={styles.quiet} onClick={() => add(thing)}>
            {words.addThing[thing.kind]}
          </button>
        ))}
        <button type="button" className={styles.quiet} aria-disabled={isDoorsFull} onClick={addDoor}>
          {words.addDoor}
        </button>
      </div>
      {refusal !== '' && (
        <p role="alert" className="notice problem">
          {refusal}
        </p>
      )}
      <ol className={styles.things} role="list">
        {holes.map((hole, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a floor has no name but its place
          <li key={`hole ${index}`}>
            <HoleFields room={room} hole={hole} index={index} />
          </li>
        ))}
        {doors.map((door, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same goes for doors
          <li key={`door ${index}`}>
            <DoorFields room={room} door={door} index={index} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function HoleFields({ room, hole, index }: { room: PlannedRoom; hole: Hole; index: number }) {
  const name = words.thing(words.kinds[hole.kind], index + 1)
  // Its walls may have moved to the left of, or above, where the first one began.
  const box = boxOf(room.outline)
  const put = (changed: Partial<Hole>) =>
    changeRoom({ ...room, holes: room.holes.with(index, { ...hole, ...changed }), chosen: 0 })
  const remove = () => changeRoom({ ...room, holes: room.holes.toSpliced(index, 1), chosen: 0 })
  return (
    <fieldset className={styles.thing} aria-label={name}>
      <h3>{name}</h3>
      <PassingButton className="text-button" aria-label={words.removeThing(name)} onClick={remove}>
        {words.remove}
      </PassingButton>
      <LengthField
        measured="part"
        label={words.fromLeft}
        mm={hole.x - box.x}
        orNothing
        change={(x) => put({ x: box.x + x })}
      />
      <LengthField
        measured="part"
        label={words.fromTop}
        mm={hole.y - box.y}
        orNothing
        change={(y) => put({ y: box.y + y })}
      />
      <LengthField measured="part" label={words.across} mm={hole.w} change={(w) => put({ w })} />
      <LengthField measured="part" label={words.down} mm={hole.h} change={(h) => put({ h })} />
    </fieldset>
  )
}
