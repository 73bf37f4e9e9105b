import { useId } from 'react'
import { PassingButton } from '#islands/PassingButton.tsx'
import type { Door } from '#planner/door.ts'
import { doorFault, fittingDoors, type PlannedRoom } from '#planner/planned-room.ts'
import { changeRoom } from '#stores/planner.ts'
import * as words from '#words/planner.ts'
import fields from './Fields.module.css'
import { LengthField } from './LengthField.tsx'
import styles from './RoomShape.module.css'

/** A door: its wall, where it begins there, and how wide it is. */
export function DoorFields({ room, door, index }: { room: PlannedRoom; door: Door; index: number }) {
  const id = useId()
  const name = words.thing(words.door, index + 1)
  const { outline, doors } = room
  // In a shorter wall, or wider near its end, a door is fitted.
  const put = (changed: Partial<Door>) =>
    changeRoom({ ...room, doors: fittingDoors(outline, doors.with(index, { ...door, ...changed })), chosen: 0 })
  const remove = () => changeRoom({ ...room, doors: doors.toSpliced(index, 1), chosen: 0 })
  return (
    <fieldset className={styles.thing} aria-label={name}>
      <h3>{name}</h3>
      <PassingButton className="text-button" aria-label={words.removeThing(name)} onClick={remove}>
        {words.remove}
      </PassingButton>
      <div className={fields.length}>
        <label htmlFor={id}>{words.inWall}</label>
        <select
          id={id}
          className={fields.choice}
          value={door.wall}
          onChange={({ target }) => put({ wall: Number(target.value) })}
        >
          {outline.map((_, wall) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
            <option key={wall} value={wall}>
              {words.wallName(wall)}
            </option>
          ))}
        </select>
      </div>
      <LengthField
        label={words.width}
        mm={door.widthMm}
        measured="part"
        change={(widthMm) => doorFault(outline, { ...door, atMm: 0, widthMm }) ?? put({ widthMm })}
      />
      <LengthField
        label={words.fromCorner}
        mm={door.atMm}
        orNothing
        measured="part"
        change={(atMm) => doorFault(outline, { ...door, atMm }) ?? put({ atMm })}
      />
    </fieldset>
  )
}
