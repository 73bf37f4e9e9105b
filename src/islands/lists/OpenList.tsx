import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { formatCents } from '#domain/cents.ts'
import type { List } from '#domain/list.ts'
import { lineNow, totalOf } from '#domain/list-now.ts'
import { LISTS_PATH } from '#domain/paths.ts'
import { leavePressed } from '#islands/leave-pressed.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { isPlainClick } from '#islands/plain-click.ts'
import { QuotationButton } from '#islands/quotation/QuotationButton.tsx'
import { useBusy } from '#islands/use-busy.ts'
import { useItemsNow } from '#islands/use-items-now.ts'
import { $now, askPricesAgain } from '#stores/items-now.ts'
import { type ListInCart, linesToQuote, listIntoCart } from '#stores/list-cart.ts'
import { showAllLists } from '#stores/open-list.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { amounts } from '#words/sale-terms.ts'
import { LeftOut } from './LeftOut.tsx'
import { ListHead } from './ListHead.tsx'
import { ListLineRow } from './ListLineRow.tsx'
import { ListTools } from './ListTools.tsx'
import styles from './OpenList.module.css'
import { tellAdded } from './tell-added.ts'

/** One list: its lines at the prices of now, and all that can be done with it. */
export function OpenList({ list }: { list: List }) {
  const { lines } = list
  const now = useStore($now)
  const [left, setLeft] = useState<ListInCart['left']>([])
  const ids = lines.map(({ itemId }) => itemId)
  const unknown = useItemsNow(ids)
  const shown = useMemo(() => lines.map((line) => lineNow(line, now.get(line.itemId))), [lines, now])
  const { total, withoutPrice } = totalOf(shown)

  const addAll = useBusy(async () => {
    const inCart = await listIntoCart(list)
    setLeft(inCart.left)
    tellAdded({ ...inCart, left: [] })
  })

  return (
    <div className={styles.list}>
      <p className={styles.back}>
        <a
          href={LISTS_PATH}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return
            event.preventDefault()
            leavePressed(event.currentTarget)
            showAllLists()
          }}
        >
          {words.allLists}
        </a>
      </p>
      <ListHead list={list} />
      <p className={styles.facts}>
        {words.sentence(words.products(lines.length), amounts(lines))}
        {total > 0 && (
          <>
            {' · '}
            {words.total} <strong>{formatCents(total)}</strong>
            {withoutPrice > 0 && `, ${words.withoutPrice(withoutPrice)}`}
          </>
        )}
      </p>
      {lines.length > 0 && (
        <div className={`button-row ${styles.ways}`}>
          <button type="button" className="button" {...addAll}>
            {words.addAllToCart}
          </button>
          <QuotationButton read={() => linesToQuote(list)} />
        </div>
      )}
      <LeftOut left={left} />
      {lines.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ul className={styles.lines}>
          {shown.map((line) => (
            <ListLineRow key={line.line.itemId} listId={list.id} now={line} />
          ))}
        </ul>
      )}
      <div role="status">
        {unknown && (
          <p className="notice">
            {words.pricesOfThen}{' '}
            <PassingButton className="text-button" onClick={() => void askPricesAgain(ids)}>
              {common.tryAgain}
            </PassingButton>
          </p>
        )}
      </div>
      <ListTools list={list} />
    </div>
  )
}
