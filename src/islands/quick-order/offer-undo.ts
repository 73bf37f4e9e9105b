import { resumeQuickOrder } from '#stores/quick-answers.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'

/** Says what was done with rows of the grid, and offers to bring them back; those that were looked for are again. */
export function offerUndo(said: string, putBack: () => void): void {
  const run = () => {
    putBack()
    void resumeQuickOrder()
  }
  showToast(said, { action: { label: common.undo, run } })
}
