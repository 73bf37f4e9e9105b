import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { amountOf, percentOf } from '#islands/floor-count/figures-line.ts'
import { type Alternative, sight } from '#planner/alternative.ts'
import { isBroad, NARROW_MM } from '#planner/narrow-pieces.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { orderOf } from '#stores/floor-order.ts'
import { changeRoom } from '#stores/planner.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { withoutEdge } from '#words/floor-edges.ts'
import * as words from '#words/planner.ts'
import styles from './Alternatives.module.css'
import { shownLength } from './shown-length.ts'

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

  function details(alternative: Alternative): string[] {
    const { figures, doorJoints, plan, ramps } = alternative
    const narrow = shownLength(figures.narrowestMm ?? 0, unit)
    return [
      words.waste(percentOf(figures.waste)),
      figures.rollMm > 0 ? words.strips(figures.pieces) : words.wholeAndCut(figures.whole, figures.cut),
      ...(plan.laying.bond === 'half' ? [words.halfBond] : []),
      ...(plan.laying.lastRowTurned ? [words.lastRowTurned] : []),
      ...(figures.cut === 0 || figures.rollMm > 0
        ? []
        : [isBroad(alternative) ? words.noneUnder(shownLength(NARROW_MM, unit)) : words.narrowest(narrow)]),
      ...(ramps !== undefined && ramps.openMm > 0 ? [withoutEdge(shownLength(ramps.openMm, unit))] : []),
      ...(room.doors.length === 0 ? [] : [words.doorJoints(doorJoints)]),
    ]
  }

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
              <strong>
                {unbroken(
                  words.join([
                    amountOf(mat, orderOf(mat, alternative.figures).quantity),
                    alternative.lengthwise ? words.lengthwise : words.crosswise,
                  ]),
                )}
              </strong>
              <span className={styles.details}>{unbroken(words.join(details(alternative)))}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={`aside ${styles.searching}`}>{searching && words.searching}</p>
    </fieldset>
  )
}
