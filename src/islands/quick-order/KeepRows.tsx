import { MOST_LISTS } from '#domain/list.ts'
import type { QuickRow } from '#domain/quick-row.ts'
import { tellKept } from '#islands/lists/tell-kept.ts'
import { linesOfRows } from '#stores/list-rows.ts'
import { makeList } from '#stores/lists.ts'
import { settledRows } from '#stores/quick-answers.ts'
import { showToast } from '#stores/toasts.ts'
import { language } from '#words/language.ts'
import * as words from '#words/lists.ts'

/** Makes a list of the rows whose product and quantity are known; those that are not stay to be looked at. */
export function KeepRows({ rows }: { rows: readonly QuickRow[] }) {
  const known = rows.some(({ found }) => found.state === 'item')
  if (!known) return null
  return (
    <button type="button" className="button quiet" onClick={() => void keep()}>
      {words.keepAsList}
    </button>
  )
}

async function keep(): Promise<void> {
  const { lines, left } = linesOfRows(await settledRows())
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.now())
  const list = lines.length === 0 ? undefined : makeList(words.ofQuickOrder(date), lines)
  if (list === undefined) {
    showToast(lines.length === 0 ? words.leftRows(left.length) : words.listsFull(MOST_LISTS), { kind: 'problem' })
    return
  }
  tellKept(list)
  if (left.length > 0) showToast(words.leftRows(left.length), { kind: 'problem' })
}
