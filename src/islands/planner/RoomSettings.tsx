import { useStore } from '@nanostores/react'
import { PassingButton } from '#islands/PassingButton.tsx'
import { gapReason, type PlannedRoom, stripFault } from '#planner/planned-room.ts'
import { LIMITS, type RoomFault } from '#planner/room-fault.ts'
import { changeRoom } from '#stores/planner.ts'
import { $mats } from '#stores/planner-mats.ts'
import * as words from '#words/planner.ts'
import { EdgeSettings } from './EdgeSettings.tsx'
import { LengthField } from './LengthField.tsx'
import styles from './RoomShape.module.css'

/** What stays free along the walls, and how pieces are cut. */
export function RoomSettings({ room }: { room: PlannedRoom }) {
  const mat = useStore($mats).get(room.itemId)
  const known = typeof mat === 'object' ? mat : undefined
  const { cutting } = room

  function cut(changed: Partial<PlannedRoom['cutting']>): RoomFault | undefined {
    const next = { ...cutting, ...changed }
    const most = Math.max(next.kerfMm, next.leastMm)
    return most > LIMITS.gapMm ? { fault: 'gap', mm: most } : changeRoom({ ...room, cutting: next, chosen: 0 })
  }

  return (
    <section className={styles.section} aria-labelledby="planner-settings">
      <h2 id="planner-settings">{words.settings}</h2>
      <div className={styles.settings}>
        <LengthField
          label={words.gap}
          mm={room.gapMm}
          orNothing
          measured="gap"
          change={(gapMm) => changeRoom({ ...room, gapMm, ownGap: true, chosen: 0 })}
        />
        <LengthField
          label={words.least}
          mm={cutting.leastMm}
          orNothing
          measured="gap"
          change={(leastMm) => cut({ leastMm })}
        />
        <LengthField
          label={words.kerf}
          mm={cutting.kerfMm}
          orNothing
          measured="gap"
          change={(kerfMm) => cut({ kerfMm })}
        />
        {known?.edging !== undefined && <EdgeSettings room={room} />}
        {known?.mat.form === 'roll' && (
          <LengthField
            label={words.longestStrip}
            mm={room.rollMm}
            change={(rollMm) => stripFault(rollMm) ?? changeRoom({ ...room, rollMm, chosen: 0 })}
          />
        )}
      </div>
      <p className="aside">{words.gapHint}</p>
      <p className={`aside ${styles.why}`}>
        {known !== undefined && words.gapReasons[gapReason(room, known.mat, known.material)]}{' '}
        {known !== undefined && room.ownGap && (
          <PassingButton className="text-button" onClick={() => changeRoom({ ...room, ownGap: false, chosen: 0 })}>
            {words.followMaterial}
          </PassingButton>
        )}
      </p>
    </section>
  )
}
