import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { needsLook, type QuickRow as Row } from '#domain/quick-row.ts'
import { useDrawn } from '#islands/card/use-drawn.ts'
import { $quickCounts, $quickRows, answerFor } from '#stores/quick-order.ts'
import * as common from '#words/common.ts'
import * as words from '#words/quick-order.ts'
import { moveByKey } from './grid-keys.ts'
import styles from './QuickGrid.module.css'
import { QuickRow } from './QuickRow.tsx'

const PART = 60
/** Rows that are drawn in one go. */
const AT_ONCE = 10

/** The grid: as many rows as anybody looks at, on request those alone that need a look. */
export function QuickGrid() {
  const rows = useStore($quickRows)
  const { toLookAt } = useStore($quickCounts)
  const [most, setMost] = useState(PART)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()

  // What has been mended stays where it was, until all rows are asked for again.
  const places = useMemo(() => placesOf(rows, chosen), [rows, chosen])
  const wanted = places?.length ?? rows.length
  const asked = Math.min(most, wanted)
  const drawn = useDrawn(asked, AT_ONCE)
  const shown = places?.slice(0, drawn) ?? Array.from({ length: drawn }, (_, place) => place)
  const left = wanted - asked
  if (left > 0 && chosen === undefined) shown.push(rows.length - 1)

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
          {shown.map((place) => {
            const row = rows[place]
            return row && <QuickRow key={row.key} row={row} number={place + 1} />
          })}
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

/** Where the rows that are chosen stand; undefined for all. */
function placesOf(rows: readonly Row[], chosen: ReadonlySet<number> | undefined): number[] | undefined {
  return chosen && rows.flatMap(({ key }, place) => (chosen.has(key) ? [place] : []))
}
