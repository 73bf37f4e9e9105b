import type { List } from '#domain/list.ts'
import { listPath } from '#domain/paths.ts'
import { $storageTrouble } from '#stores/guarded-storage.ts'
import { $listsUnkept } from '#stores/lists.ts'
import { showToast, type Toast } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'

/**
 * Says that a list was changed, with the way to it or another one; or that it lasts no longer than the page, where storage
 * takes nothing: then it returns false.
 */
export function tellKept(list: List, sentence = words.kept(list.name), action = wayTo(list)): boolean {
  const unkept = $listsUnkept.get()
  if (!unkept) showToast(sentence, { action })
  else
    showToast($storageTrouble.get() === 'forbidden' ? words.storageForbidden : words.storageFull, { kind: 'problem' })
  return !unkept
}

function wayTo(list: List): NonNullable<Toast['action']> {
  return { label: words.viewList, href: listPath(list) }
}
