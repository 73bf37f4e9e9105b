import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'

/** Says that something is gone, with the way back; where others have taken its room, that is said with it once more. */
export function offerPutBack(sentence: string, putBack: () => boolean, noRoom: string): void {
  const run = () => {
    if (!putBack()) showToast(noRoom, { kind: 'problem', action: { label: common.undo, run } })
  }
  showToast(sentence, { action: { label: common.undo, run } })
}
