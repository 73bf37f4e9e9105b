import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { needsLook } from '#domain/quick-row.ts'
import { useDrawn } from '#islands/card/use-drawn.ts'
import { $quickCounts, $quickRows, answerFor } from '#stores/quick-order.ts'
import * as common from '#words/common.ts'
import * as words from '#words/quick-order.ts'
import { moveByKey } from './grid-keys.ts'
import styles from './QuickGrid.module.css'
import { QuickRow } from './QuickRow.tsx'

const PART = 60
/** Rows that are drawn in one go. */
const AT_ONCE = 20

/** The grid: as many rows as anybody looks at, on request those alone that need a look. */
export function QuickGrid() {
  const rows = useStore($quickRows)
  const { toLookAt } = useStore($quickCounts)
  const [most, setMost] = useState(PART)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()

  const numbered = rows.map((row, index) => ({ row, number: index + 1 }))
  // What has been mended stays where it was, until all rows are asked for again.
  const wanted = chosen === undefined ? numbered : numbered.filter(({ row }) => chosen.has(row.key))
  const asked = Math.min(most, wanted.length)
  const shown = wanted.slice(0, useDrawn(asked, AT_ONCE))
  const last = numbered.at(-1)
  const left = wanted.length - asked
  if (left > 0 && chosen === undefined && last !== undefined) shown.push(last)

  function toggle() {
    const keys = rows.filter((row) => needsLook(answerFor(row))).map(({ key }) => key)
    setChosen(chosen === undefined ? new Set(keys) : undefined)
    setMost(PART)
  }

  return (
    <div className={styles.grid}>
      <p className={styles.hint} id="quick-order-hint">
        {words.hint}
      </p>
      {(toLookAt > 0 || chosen !== undefined) && (
        <label className={styles.only}>
          <input type="checkbox" checked={chosen !== undefined} onChange={toggle} />
          {words.onlyToLookAt(toLookAt)}
        </label>
      )}
      <table className={`table ${styles.table}`} aria-describedby="quick-order-hint" onKeyDown={moveByKey}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.row}</span>
            </th>
            <th scope="col">{words.code}</th>
            <th scope="col">{common.quantity}</th>
            <th scope="col">{common.product}</th>
            <th scope="col" className="number">
              {words.linePrice}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, number }) => (
            <QuickRow key={row.key} row={row} number={number} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p>
          <button type="button" className="button quiet" onClick={() => setMost(most + PART)}>
            {words.showMore(Math.min(PART, left))}
          </button>
        </p>
      )}
    </div>
  )
}
