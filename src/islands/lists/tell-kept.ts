import type { List } from '#domain/list.ts'
import { listPath } from '#domain/paths.ts'
import { $storageTrouble } from '#stores/guarded-storage.ts'
import { $listsUnkept } from '#stores/lists.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'

/** Says that a list was changed, with the way to it; or that it lasts no longer than the page, where storage takes nothing. */
export function tellKept(list: List, sentence = words.kept(list.name)): void {
  if (!$listsUnkept.get()) showToast(sentence, { action: { label: words.viewList, href: listPath(list) } })
  else
    showToast($storageTrouble.get() === 'forbidden' ? words.storageForbidden : words.storageFull, { kind: 'problem' })
}
