import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import { roomLines } from '#islands/plan-paper/room-lines.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $mats } from '#stores/planner-mats.ts'
import { $plans, chosenOf } from '#stores/planner-plans.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { Alternatives } from './Alternatives.tsx'
import { FloorOrder } from './FloorOrder.tsx'
import { OtherMats } from './OtherMats.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import styles from './PlanSide.module.css'
import { PlanTools } from './PlanTools.tsx'
import { usePlanState } from './use-plan-state.ts'

/** The plan to scale, what there is to choose among, and what it costs. */
export function PlanSide({ room }: { room: PlannedRoom }) {
  const plans = useStore($plans)
  const mat = useStore($mats).get(room.itemId)
  const unit = useStore($shownUnit)
  const { shown, isWaiting } = usePlanState(room)
  const isOfRoom = plans.room?.id === room.id
  const alternatives = isOfRoom ? plans.alternatives : []
  const chosen = chosenOf(plans, room)
  const isStale = isOfRoom && plans.room?.outline !== room.outline

  return (
    <div className={styles.side}>
      <PlanTools
        room={room}
        alternative={plans.outdated ? undefined : chosen}
        mat={typeof mat === 'object' ? mat : undefined}
      />
      <PlanDrawing key={room.id} room={room} alternative={isStale ? undefined : chosen} />
      <div className={styles.measures}>
        {roomLines(room, unit).map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
      </div>
      <div role="status">
        {isOfRoom && plans.fault !== undefined && <p className="notice problem">{faultSentence(plans.fault)}</p>}
        {isOfRoom && plans.fault === undefined && !plans.searching && plans.room && chosen === undefined && (
          <p className="notice problem">{words.noPlan}</p>
        )}
      </div>
      {room.itemId !== '' && (
        <div className={styles.results}>
          {isWaiting && <div className={`skeleton ${styles.waiting}`} aria-hidden="true" />}
          {shown !== undefined && (
            <>
              <Alternatives room={room} mat={shown.mat} alternatives={alternatives} searching={plans.searching} />
              <FloorOrder {...shown} />
              <OtherMats room={room} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
