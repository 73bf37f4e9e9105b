import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { type Alternative, sight } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { changeRoom } from '#stores/planner.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import styles from './Alternatives.module.css'
import { wayTexts } from './way-texts.ts'

interface Props {
  room: PlannedRoom
  mat: FloorMat
  alternatives: readonly Alternative[]
  searching: boolean
}

/** The ways to lay the floor, side by side. */
export function Alternatives({ room, mat, alternatives, searching }: Props) {
  const unit = useStore($shownUnit)
  const chosen = alternatives[room.chosen] === undefined ? 0 : room.chosen

  const texts = wayTexts(alternatives, mat, room.doors.length > 0, unit)

  return (
    <fieldset className={styles.choices}>
      <legend>{words.waysToLay}</legend>
      <div className={styles.cards}>
        {alternatives.map((alternative, index) => (
          <label key={sight(alternative)} className={styles.choice}>
            <input
              type="radio"
              name="alternative"
              checked={index === chosen}
              onChange={() => changeRoom({ ...room, chosen: index })}
            />
            <span>
              <strong>{unbroken(texts[index]?.title ?? '')}</strong>
              <span className={styles.details}>{unbroken(words.join(texts[index]?.details ?? []))}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={`aside ${styles.searching}`}>{searching && words.searching}</p>
    </fieldset>
  )
}
