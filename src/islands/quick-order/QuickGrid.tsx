import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { answerOf, needsLook, type QuickRow } from '#domain/quick-row.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { useHandedOnFocus } from '#islands/use-handed-on-focus.ts'
import { lookAround } from '#stores/quick-answers.ts'
import { $quickCounts, $quickRows } from '#stores/quick-order.ts'
import * as common from '#words/common.ts'
import * as words from '#words/quick-order.ts'
import { moveByKey } from './grid-keys.ts'
import styles from './QuickGrid.module.css'
import { QuickRows } from './QuickRows.tsx'
import { useDrawn } from './use-drawn.ts'

/** The lowest row there is, in pixels: the least height of a field, and 8 around it (QuickGrid.module.css). */
const ROW_HEIGHT = 52
/** Rows that are shown with each press for more. */
const PART = 40
/** No more than these, the blank one among them, are shown with the others, as are those that are typed below. */
const FEW = 47
/** Drawn in one task with what else a list changes. */
const FIRST = 3
/** Rows that are drawn in one go. */
const AT_ONCE = 11

/** The grid: as many rows as anybody looks at, on request those alone that need a look. */
export function QuickGrid() {
  const rows = useStore($quickRows)
  const { toLookAt } = useStore($quickCounts)
  const [most, setMost] = useState(rowsInSight)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()

  // What has to be looked at by now comes too; what has been mended stays where it was, until all rows are asked for again.
  useEffect(() => {
    if (chosen === undefined) return
    // Where the list is empty, the blank row is all there is to go on with.
    if (rows.length === 1) {
      setChosen(undefined)
      return
    }
    const all = new Set([...chosen, ...keysToLookAt(rows)])
    if (all.size > chosen.size) setChosen(all)
  }, [rows, chosen])

  const places = useMemo(() => placesOf(rows, chosen), [rows, chosen])
  const wanted = places?.length ?? rows.length
  if (wanted > most && wanted <= most + FEW) setMost(wanted)
  const asked = Math.min(most, wanted)
  const drawn = useDrawn(asked, FIRST, AT_ONCE)
  const shown = places?.slice(0, drawn) ?? Array.from({ length: drawn }, (_, place) => place)
  const left = wanted - asked
  const next = left <= PART + FEW ? left : PART

  // Before all of them are drawn: most are drawn once then, with the answer.
  useEffect(() => {
    const part = places?.slice(0, asked).flatMap((place) => rows[place] ?? []) ?? rows.slice(0, asked)
    void lookAround(part)
  }, [rows, places, asked])
  // The blank one is there at once: somebody may be about to type in it.
  if (drawn < rows.length && chosen === undefined) shown.push(rows.length - 1)

  function toggle() {
    setChosen(chosen === undefined ? new Set(keysToLookAt(rows)) : undefined)
    setMost(rowsInSight())
  }

  return (
    <div className={styles.grid}>
      <p className={styles.hint} id="quick-order-hint">
        <span>{words.keys}</span>
        {words.hint}
      </p>
      {(toLookAt > 0 || chosen !== undefined) && (
        <OnlyToLookAt checked={chosen !== undefined} toLookAt={toLookAt} onChange={toggle} />
      )}
      <table
        className={`table ${styles.table}`}
        aria-describedby="quick-order-hint"
        data-drawing={drawn < asked || undefined}
        onKeyDown={moveByKey}
      >
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
        <QuickRows rows={rows} shown={shown} />
      </table>
      {left > 0 && (
        <p>
          <PassingButton className="button quiet" onClick={() => setMost(asked + next)}>
            {words.showMore(next)}
          </PassingButton>
        </p>
      )}
    </div>
  )
}

interface OnlyProps {
  checked: boolean
  toLookAt: number
  onChange: () => void
}

/** It goes with its press where no row needs a look any more. */
function OnlyToLookAt({ checked, toLookAt, onChange }: OnlyProps) {
  const place = useHandedOnFocus<HTMLLabelElement>()
  return (
    <label ref={place} className={styles.only}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      {words.onlyToLookAt(toLookAt)}
    </label>
  )
}

/** As many as the window has room for are shown at first: drawing rows is most of what a long list takes. */
function rowsInSight(): number {
  return Math.ceil(innerHeight / ROW_HEIGHT)
}

function keysToLookAt(rows: readonly QuickRow[]): number[] {
  return rows.filter((row) => needsLook(answerOf(row))).map(({ key }) => key)
}

/** Where the rows that are chosen stand; undefined for all. */
function placesOf(rows: readonly QuickRow[], chosen: ReadonlySet<number> | undefined): number[] | undefined {
  return chosen && rows.flatMap(({ key }, place) => (chosen.has(key) ? [place] : []))
}
