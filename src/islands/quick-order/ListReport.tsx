import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { $listReport, $readingList } from '#stores/quick-order.ts'
import * as words from '#words/quick-order.ts'

/** Whether a list is being read, and what became of the last one: how many rows, and what of it is no row of the grid. */
export function ListReport() {
  const reading = useStore($readingList)
  const report = useStore($listReport)
  return (
    <div role="status">
      {reading && <p className="notice">{words.reading}</p>}
      {report !== undefined && (
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
      )}
    </div>
  )
}
