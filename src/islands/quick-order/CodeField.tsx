import { formatCents } from '#domain/cents.ts'
import type { QuickItem, QuickRow, RowAnswer } from '#domain/quick-row.ts'
import { unbroken } from '#domain/unbroken.ts'
import { OfferedItems } from '#islands/form/OfferedItems.tsx'
import { useCompletion } from '#islands/form/use-completion.ts'
import { settleRow } from '#stores/quick-answers.ts'
import { chooseItem, writeWanted } from '#stores/quick-order.ts'
import * as common from '#words/common.ts'
import * as offer from '#words/offered-items.ts'
import * as words from '#words/quick-order.ts'
import styles from './CodeField.module.css'
import { goOnAtQuantity } from './grid-keys.ts'

interface Props {
  row: QuickRow
  number: number
  /** What the row comes to. */
  state: RowAnswer['state']
  /** The element that says it. */
  answerId: string
}

/** The field of a code or a name, which offers what it may become. */
export function CodeField({ row, number, state, answerId }: Props) {
  const completion = useCompletion(choose)
  const { input, ask, element } = completion

  function choose(item: QuickItem) {
    chooseItem(row.key, item)
    goOnAtQuantity(element())
  }

  return (
    <div className={styles.box}>
      <input
        {...input}
        data-cell="wanted"
        aria-label={words.codeOfRow(number)}
        aria-invalid={state === 'unknown' || undefined}
        aria-describedby={state === 'blank' ? undefined : answerId}
        value={row.wanted}
        onChange={({ target }) => {
          writeWanted(row.key, target.value)
          void ask(target.value)
        }}
        onBlur={() => {
          completion.close()
          void settleRow(row.key)
        }}
      />
      <OfferedItems
        completion={completion}
        label={offer.options(completion.offered.length)}
        listClass={styles.options}
        itemClass={styles.option}
      >
        {(item) => (
          <>
            <bdi className={styles.code}>{item.code || item.itemId}</bdi>
            <bdi>{unbroken(item.name)}</bdi>
            <span className={styles.price}>
              {item.price === 'on-request' ? common.priceOnRequest : formatCents(item.price)}
            </span>
          </>
        )}
      </OfferedItems>
    </div>
  )
}
