import { MOST_LISTS } from '#domain/list.ts'
import { tellKept } from '#islands/lists/tell-kept.ts'
import { useBusy } from '#islands/use-busy.ts'
import { keepQuickOrder } from '#stores/keep-quick-order.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'

/** Makes a list of the rows whose product and quantity are known, or will be; those that are not stay to be looked at. */
export function KeepRows({ disabled }: { disabled: boolean }) {
  const button = useBusy(async () => {
    const { list, full, left } = await keepQuickOrder(Date.now())
    if (list !== undefined) tellKept(list)
    if (full) showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
    else if (left.length > 0) showToast(words.leftRows(left.length), { kind: 'problem' })
  })

  return (
    <button type="button" className="button quiet" disabled={disabled} {...button}>
      {words.keepAsList}
    </button>
  )
}
