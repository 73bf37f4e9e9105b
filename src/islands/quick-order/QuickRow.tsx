import { type MouseEvent, memo } from 'react'
import { cents, formatCents } from '#domain/cents.ts'
import { answerOf, type QuickRow as Row } from '#domain/quick-row.ts'
import { CLOSED_FIELD, type Completion } from '#islands/form/use-completion.ts'
import { removeRow, writeQuantity, writeWanted } from '#stores/quick-order.ts'
import * as words from '#words/quick-order.ts'
import { isByKeyboard, leaveGridRow } from './grid-keys.ts'
import { OfferedCodes } from './OfferedCodes.tsx'
import { offerUndo } from './offer-undo.ts'
import styles from './QuickGrid.module.css'
import { RowAnswer } from './RowAnswer.tsx'

interface Props {
  row: Row
  number: number
  /** Of the row that somebody is in. */
  completion: Completion | undefined
}

/** One row: what is wanted, how many, and what it comes to. */
export const QuickRow = memo(function QuickRow({ row, number, completion }: Props) {
  const id = `row-${row.key}`
  const answer = answerOf(row)
  const { state } = answer
  const isWrong = state === 'wrong-quantity' || state === 'unsold'

  return (
    <tr data-row={row.key} data-state={state}>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      <td className={styles.code}>
        <input
          {...(completion?.input ?? CLOSED_FIELD)}
          data-cell="wanted"
          aria-label={words.codeOfRow(number)}
          aria-invalid={state === 'unknown' || undefined}
          aria-describedby={state === 'blank' ? undefined : id}
          value={row.wanted}
          onChange={({ target }) => {
            writeWanted(row.key, target.value)
            void completion?.ask(target.value)
          }}
        />
        {completion !== undefined && <OfferedCodes completion={completion} />}
      </td>
      <td className={styles.quantity}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-cell="quantity"
          data-quantity
          aria-label={words.quantityOfRow(number)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          value={row.written}
          onChange={({ target }) => writeQuantity(row.key, target.value)}
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
            ×
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
