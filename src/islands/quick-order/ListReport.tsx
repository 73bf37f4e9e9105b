import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { $listReport } from '#stores/quick-order.ts'
import * as words from '#words/quick-order.ts'

/** What became of the last list: how many rows, and what of it is no row of the grid. */
export function ListReport() {
  const report = useStore($listReport)
  if (report === undefined) return null
  return (
    <div className="notice">
      <p>{words.asRead(report.rows)}</p>
      {report.heads.length > 0 && (
        <p>
          <bdi>{unbroken(words.heads(report.heads.join(' / ')))}</bdi>
        </p>
      )}
      {!report.counted && report.rows > 0 && <p>{words.noQuantities}</p>}
      {report.beyond > 0 && <p>{words.beyond(report.beyond)}</p>}
    </div>
  )
}
