import { useStore } from '@nanostores/react'
import { UnitSelect } from '#islands/units/UnitSelect.tsx'
import { useBusy } from '#islands/use-busy.ts'
import type { Alternative } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { $canRedo, $canUndo, redo, undo } from '#stores/planner.ts'
import { roomAddress } from '#stores/planner-address.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as paper from '#words/plan-paper.ts'
import * as words from '#words/planner.ts'
import styles from './PlanSide.module.css'
import { tellBack } from './tell-place.ts'

interface Props {
  room: PlannedRoom
  alternative: Alternative | undefined
  mat: FloorMat | undefined
}

/** What can be done with the plan as a whole. */
export function PlanTools({ room, alternative, mat }: Props) {
  const canUndo = useStore($canUndo)
  const canRedo = useStore($canRedo)
  const save = useBusy(async () => {
    if (alternative === undefined || mat === undefined) return
    try {
      const { downloadPlan } = await import('#islands/plan-paper/download-plan.ts')
      await downloadPlan(room, alternative, mat)
    } catch {
      showToast(paper.failed, { kind: 'problem' })
    }
  })

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
      <button type="button" className="text-button" aria-disabled={!canUndo} onClick={() => tellBack(undo())}>
        {common.undo}
      </button>
      <button type="button" className="text-button" aria-disabled={!canRedo} onClick={() => tellBack(redo())}>
        {words.redo}
      </button>
      <button type="button" className="text-button" onClick={() => void copyLink()}>
        {words.copyLink}
      </button>
      <button type="button" className="text-button" onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className="text-button" disabled={alternative === undefined || mat === undefined} {...save}>
        {paper.savePdf}
      </button>
      <UnitSelect />
    </p>
  )
}
