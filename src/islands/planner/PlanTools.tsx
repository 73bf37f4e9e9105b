import { useStore } from '@nanostores/react'
import { UnitSelect } from '#islands/units/UnitSelect.tsx'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $canRedo, $canUndo, redo, roomAddress, undo } from '#stores/planner.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import styles from './PlanSide.module.css'

/** What can be done with the plan as a whole. */
export function PlanTools({ room }: { room: PlannedRoom }) {
  const canUndo = useStore($canUndo)
  const canRedo = useStore($canRedo)

  async function copyLink() {
    const address = roomAddress(room)
    try {
      await navigator.clipboard.writeText(address)
      showToast(words.linkCopied)
    } catch {
      history.replaceState(history.state, '', address)
      showToast(words.copyFromAddressBar)
    }
  }

  return (
    <p className={styles.tools}>
      <button type="button" className="text-button" disabled={!canUndo} onClick={undo}>
        {common.undo}
      </button>
      <button type="button" className="text-button" disabled={!canRedo} onClick={redo}>
        {words.redo}
      </button>
      <button type="button" className="text-button" onClick={() => void copyLink()}>
        {words.copyLink}
      </button>
      <button type="button" className="text-button" onClick={() => print()}>
        {words.print}
      </button>
      <UnitSelect />
    </p>
  )
}
