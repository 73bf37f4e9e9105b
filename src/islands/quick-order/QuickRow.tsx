import { type MouseEvent, memo, useEffect, useId, useRef } from 'react'
import { cents, formatCents } from '#domain/cents.ts'
import { answerOf, type QuickRow as Row } from '#domain/quick-row.ts'
import { settleRow } from '#stores/quick-answers.ts'
import { removeRow, writeQuantity } from '#stores/quick-order.ts'
import * as words from '#words/quick-order.ts'
import { CodeField } from './CodeField.tsx'
import { isByKeyboard, leaveGridRow } from './grid-keys.ts'
import { offerUndo } from './offer-undo.ts'
import styles from './QuickGrid.module.css'
import { RowAnswer } from './RowAnswer.tsx'

interface Props {
  row: Row
  number: number
}

/** One row: what is wanted, how many, and what it comes to. */
export const QuickRow = memo(function QuickRow({ row, number }: Props) {
  const id = useId()
  const answer = answerOf(row)
  const { state } = answer
  const isWrong = state === 'wrong-quantity' || state === 'unsold'
  const quantity = useRef<HTMLInputElement>(null)
  const typed = useRef(row.written)

  // Whoever was there before the quantity came types over it.
  useEffect(() => {
    if (row.written !== typed.current && quantity.current === document.activeElement) quantity.current?.select()
    typed.current = row.written
  }, [row.written])

  return (
    <tr data-state={state}>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      <td className={styles.code}>
        <CodeField row={row} number={number} state={state} answerId={id} />
      </td>
      <td className={styles.quantity}>
        <input
          ref={quantity}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-cell="quantity"
          data-quantity
          aria-label={words.quantityOfRow(number)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          value={row.written}
          onChange={({ target }) => {
            typed.current = target.value
            writeQuantity(row.key, target.value)
          }}
          onBlur={() => void settleRow(row.key)}
        />
      </td>
      <td className={styles.answer} id={id}>
        <RowAnswer row={row} answer={answer} />
      </td>
      <td className={`number ${styles.price}`}>
        {answer.state === 'accepted' && answer.item.price !== 'on-request'
          ? formatCents(cents(answer.item.price * answer.quantity))
          : ''}
      </td>
      <td className={styles.remove}>
        {state !== 'blank' && (
          <button
            type="button"
            className="icon-button"
            aria-label={words.removeRow(number)}
            onClick={(event) => remove(event, row.key)}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </td>
    </tr>
  )
})

function remove(event: MouseEvent<HTMLButtonElement>, key: number): void {
  if (isByKeyboard(event)) leaveGridRow(event.currentTarget)
  offerUndo(words.removed, removeRow(key))
}
