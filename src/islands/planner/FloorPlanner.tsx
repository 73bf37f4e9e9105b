import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $openRoom } from '#stores/planner.ts'
import { openPlanner } from '#stores/planner-address.ts'
import { $plans, chosenOf, watchPlans } from '#stores/planner-plans.ts'
import { watchRivals } from '#stores/planner-rivals.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { CuttingSheets } from './CuttingSheets.tsx'
import styles from './FloorPlanner.module.css'
import { MatChoice } from './MatChoice.tsx'
import { PlanSide } from './PlanSide.tsx'
import { RoomBar } from './RoomBar.tsx'
import { RoomNotices } from './RoomNotices.tsx'
import { RoomSettings } from './RoomSettings.tsx'
import { RoomShape } from './RoomShape.tsx'
import { ThingsInRoom } from './ThingsInRoom.tsx'

/** Rooms that are drawn by their lengths, how each is laid, and the way into the cart. */
export const FloorPlanner = withBoundary(FloorPlannerIsland)

function FloorPlannerIsland() {
  const room = useStore($openRoom)
  const plans = useStore($plans)

  useEffect(() => {
    openPlanner()
    addEventListener('hashchange', openPlanner)
    const leave = [watchPlans(), watchRivals()]
    return () => {
      removeEventListener('hashchange', openPlanner)
      for (const end of leave) end()
    }
  }, [])

  if (room === undefined) return <div key="opening" className="skeleton planner-opening" aria-hidden="true" />
  const chosen = chosenOf(plans, room)
  return (
    <div key="screen" className={styles.screen}>
      <RoomNotices />
      <RoomBar room={room} />
      <div>
        <AnswerLine room={room} />
        <div className={styles.columns}>
          <PlanSide room={room} />
          <div className={styles.controls}>
            <MatChoice key={`mat ${room.id}`} room={room} />
            <RoomShape key={`shape ${room.id}`} room={room} />
            <ThingsInRoom key={`things ${room.id}`} room={room} />
            <RoomSettings key={`settings ${room.id}`} room={room} />
          </div>
          <div className={room.itemId === '' ? '' : styles.cutting}>
            {chosen !== undefined && !plans.searching && <CuttingSheets alternative={chosen} />}
          </div>
        </div>
      </div>
    </div>
  )
}
