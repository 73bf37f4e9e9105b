import { useState } from 'react'
import { MOST_LISTS } from '#domain/list.ts'
import type { QuickRow } from '#domain/quick-row.ts'
import { tellKept } from '#islands/lists/tell-kept.ts'
import { keepQuickOrder } from '#stores/keep-quick-order.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'

/** Makes a list of the rows whose product and quantity are known; those that are not stay to be looked at. */
export function KeepRows({ rows }: { rows: readonly QuickRow[] }) {
  const [busy, setBusy] = useState(false)
  const known = rows.some(({ found }) => found.state === 'item')

  async function keep() {
    setBusy(true)
    const { list, full, left } = await keepQuickOrder(Date.now())
    setBusy(false)
    if (list !== undefined) tellKept(list)
    if (full) showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
    else if (left.length > 0) showToast(words.leftRows(left.length), { kind: 'problem' })
  }

  return (
    <button type="button" className="button quiet" aria-busy={busy} disabled={!known} onClick={busy ? undefined : keep}>
      {words.keepAsList}
    </button>
  )
}
