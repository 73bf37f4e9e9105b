import { useStore } from '@nanostores/react'
import { $storageTrouble } from '#stores/guarded-storage.ts'
import { $damagedLists, $listsUnkept } from '#stores/lists.ts'
import * as words from '#words/lists.ts'

/** Whatever has to be said about the keeping of lists. */
export function ListNotices() {
  const damaged = useStore($damagedLists)
  const trouble = useStore($storageTrouble)
  const unkept = useStore($listsUnkept)
  return (
    <div role="status">
      {damaged > 0 && <p className="notice">{words.damaged(damaged)}</p>}
      {trouble === 'forbidden' && <p className="notice">{words.storageForbidden}</p>}
      {(trouble === 'full' || (trouble === 'none' && unkept)) && <p className="notice">{words.storageFull}</p>}
    </div>
  )
}
