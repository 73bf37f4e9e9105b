import { useStore } from '@nanostores/react'
import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $mats } from '#stores/planner-mats.ts'
import { $plans, chosenOf } from '#stores/planner-plans.ts'
import * as words from '#words/planner.ts'
import { Alternatives } from './Alternatives.tsx'
import { FloorOrder } from './FloorOrder.tsx'
import { OtherMats } from './OtherMats.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import styles from './PlanSide.module.css'
import { PlanTools } from './PlanTools.tsx'

/** The plan to scale, what there is to choose among, and what it costs. */
export function PlanSide({ room }: { room: PlannedRoom }) {
  const plans = useStore($plans)
  const mats = useStore($mats)
  const mat = mats.get(room.itemId)
  // What is outdated was laid with another mat, perhaps.
  const laidWith = mats.get(plans.room?.itemId ?? '')
  const isOfRoom = plans.room?.id === room.id
  const alternatives = isOfRoom ? plans.alternatives : []
  const chosen = chosenOf(plans, room)
  const isSearched = isOfRoom && (plans.fault !== undefined || !plans.searching)
  const isWaiting =
    mat === 'fetching' || (room.itemId !== '' && chosen === undefined && typeof mat !== 'string' && !isSearched)
  const isStale = isOfRoom && plans.room?.outline !== room.outline

  return (
    <div className={styles.side}>
      <PlanTools
        room={room}
        alternative={plans.outdated ? undefined : chosen}
        mat={typeof mat === 'object' ? mat : undefined}
      />
      <PlanDrawing key={room.id} room={room} alternative={isStale ? undefined : chosen} />
      <div role="status">
        {room.itemId === '' && <p className="notice">{words.noMatYet}</p>}
        {isOfRoom && plans.fault !== undefined && <p className="notice problem">{faultSentence(plans.fault)}</p>}
        {isOfRoom && plans.fault === undefined && !plans.searching && plans.room && chosen === undefined && (
          <p className="notice problem">{words.noPlan}</p>
        )}
      </div>
      {room.itemId !== '' && (
        <div className={styles.results}>
          {isWaiting && <div className={`skeleton ${styles.waiting}`} aria-hidden="true" />}
          {chosen !== undefined && typeof laidWith === 'object' && (
            <>
              <Alternatives room={room} mat={laidWith} alternatives={alternatives} searching={plans.searching} />
              <FloorOrder room={room} mat={laidWith} alternative={chosen} outdated={plans.outdated} />
              <OtherMats room={room} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
