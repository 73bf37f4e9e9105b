import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { type BoughtItem, itemsNamed } from '#domain/bought-item.ts'
import { Trouble } from '#islands/account/Trouble.tsx'
import { Waiting } from '#islands/account/Waiting.tsx'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { PassingButton } from '#islands/PassingButton.tsx'
import { useItemsNow } from '#islands/use-items-now.ts'
import { $bought } from '#stores/buy-again.ts'
import { askPricesAgain } from '#stores/items-now.ts'
import { $reading, readOrderLines } from '#stores/order-lines.ts'
import { $orders, loadOrders } from '#stores/orders.ts'
import * as words from '#words/buy-again.ts'
import * as common from '#words/common.ts'
import * as orderWords from '#words/orders.ts'
import styles from './BuyAgain.module.css'
import { BuyAgainRow } from './BuyAgainRow.tsx'
import { NoOrders } from './NoOrders.tsx'
import { ReadingProgress } from './ReadingProgress.tsx'
import { UnreadOrders } from './UnreadOrders.tsx'

/** Everything that was ever ordered, at the prices of now. Opening it reads the orders, in parts. */
export const BuyAgain = withBoundary(BuyAgainIsland)

function BuyAgainIsland() {
  const state = useStore($orders)

  useEffect(() => {
    void loadOrders().then(readOrderLines)
  }, [])

  return (
    <div className={styles.screen}>
      {state.status === 'loading' && <Waiting places={5} what={orderWords.fetchingOrders} />}
      {state.status === 'failed' && (
        <Trouble sentence={state.sentence} onRetry={() => void loadOrders().then(readOrderLines)} />
      )}
      {state.status === 'ready' && <UnreadOrders unread={state.unread} />}
      {state.status === 'ready' && state.orders.length + state.unread === 0 && <NoOrders />}
      {state.status === 'ready' && state.orders.length > 0 && <Bought />}
    </div>
  )
}

const PART = 50

function Bought() {
  const bought = useStore($bought)
  const reading = useStore($reading)
  const [text, setText] = useState('')
  const [most, setMost] = useState(PART)
  const id = useId()
  const found = itemsNamed(bought, text)
  const shown = found.slice(0, most)
  const left = found.length - shown.length

  return (
    <>
      <ReadingProgress />
      <search className={styles.find}>
        <div className="field">
          <label htmlFor={id}>{words.find}</label>
          <input id={id} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <p role="status">
          {found.length === bought.length
            ? words.products(bought.length)
            : words.foundAmong(found.length, bought.length)}
        </p>
      </search>
      {shown.length > 0 && <BoughtTable items={shown} />}
      {shown.length === 0 && bought.length > 0 && <p>{words.nothingFound}</p>}
      {bought.length === 0 && reading.status === 'read' && <p>{words.nothingYet}</p>}
      {left > 0 && (
        <p>
          <PassingButton className="button quiet" onClick={() => setMost(most + PART)}>
            {words.showMore(Math.min(PART, left))}
          </PassingButton>
        </p>
      )}
    </>
  )
}

function BoughtTable({ items }: { items: readonly BoughtItem[] }) {
  const ids = items.map(({ itemId }) => itemId)
  const unknown = useItemsNow(ids)

  return (
    <>
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{common.product}</th>
            <th scope="col">{words.lastOrdered}</th>
            <th scope="col">{words.everOrdered}</th>
            <th scope="col" className="number">
              {words.priceNow}
            </th>
            <th scope="col">{common.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <BuyAgainRow key={item.key} item={item} />
          ))}
        </tbody>
      </table>
      {unknown && (
        <p role="alert" className="notice problem">
          {words.priceNotKnown}{' '}
          <PassingButton className="text-button" onClick={() => void askPricesAgain(ids)}>
            {common.tryAgain}
          </PassingButton>
        </p>
      )}
    </>
  )
}
