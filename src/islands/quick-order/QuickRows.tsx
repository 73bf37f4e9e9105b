import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { QuickItem, QuickRow as Row } from '#domain/quick-row.ts'
import { useCompletion } from '#islands/form/use-completion.ts'
import { expectList } from '#stores/found-list.ts'
import { settleRow } from '#stores/quick-answers.ts'
import { chooseItem } from '#stores/quick-order.ts'
import { goOnAtQuantity } from './grid-keys.ts'
import { QuickRow } from './QuickRow.tsx'

interface Props {
  rows: readonly Row[]
  /** The places of those that are drawn. */
  shown: readonly number[]
}

/**
 * The rows that are drawn, and what all of them need once: only the row that somebody is in completes what is typed, and
 * looks for it when its field is left.
 */
export function QuickRows({ rows, shown }: Props) {
  const [entered, setEntered] = useState<number>()
  const completion = useCompletion(choose)
  const typed = useRef<string>(undefined)

  function choose(item: QuickItem) {
    if (entered === undefined) return
    chooseItem(entered, item)
    goOnAtQuantity(completion.element())
  }

  function enter({ target }: SyntheticEvent) {
    typed.current = quantityIn(target)?.value
    const key = keyOf(target)
    if (key === entered) return
    expectList()
    // A row that went with the focus in it has closed nothing.
    completion.close()
    setEntered(key)
  }

  // Whoever was there before the quantity came types over it.
  useEffect(() => {
    const field = quantityIn(document.activeElement)
    if (field === undefined || field.value === typed.current) return
    field.select()
    typed.current = field.value
  })

  return (
    <tbody
      onFocus={enter}
      onInput={({ target }) => {
        typed.current = quantityIn(target)?.value
      }}
      onBlur={({ target }) => void settleRow(keyOf(target))}
    >
      {shown.map((place) => {
        const row = rows[place]
        return (
          row && (
            <QuickRow
              key={row.key}
              row={row}
              number={place + 1}
              completion={row.key === entered ? completion : undefined}
            />
          )
        )
      })}
    </tbody>
  )
}

function quantityIn(field: EventTarget | null): HTMLInputElement | undefined {
  return field instanceof HTMLInputElement && field.dataset.cell === 'quantity' ? field : undefined
}

/** The key of the row that something stands in. */
function keyOf(target: EventTarget): number {
  return Number(target instanceof Element ? target.closest('tr')?.dataset.row : undefined)
}
