import type { LeftOut, ListInCart } from '#stores/list-cart.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'

/** Why a line did not come into the cart, in words. */
export const leftOutWords: Record<LeftOut, string> = {
  gone: words.gone,
  'on-request': words.onRequest,
  'no-room': words.noRoomInCart,
}

/** Says how many products came into the cart, with the way back, and how many did not. */
export function tellAdded({ added, left, undo }: ListInCart): void {
  if (added > 0) showToast(words.added(added), { action: { label: common.undo, run: undo } })
  const names = left.map(({ line, why }) => words.notInCart(line.name, leftOutWords[why])).join(' ')
  if (left.length > 0) showToast(`${words.notAdded(left.length)} ${names}`, { kind: 'problem' })
}
