import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Order } from '#domain/order.ts'
import { BUY_AGAIN_PATH } from '#domain/paths.ts'
import { Trouble } from '#islands/account/Trouble.tsx'
import { Waiting } from '#islands/account/Waiting.tsx'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $linesOf, readOrderLinesUnlessStopped } from '#stores/order-lines.ts'
import { $orders, loadOrders } from '#stores/orders.ts'
import * as buyAgain from '#words/buy-again.ts'
import * as words from '#words/orders.ts'
import styles from './MyOrders.module.css'
import { NoOrders } from './NoOrders.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { OrderTools } from './OrderTools.tsx'
import { LONG_LIST, type OrderView, readOrderView, viewOrders, writeOrderView } from './order-view.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import { UnreadOrders } from './UnreadOrders.tsx'

/** Every order of the customer. A long list can be sorted and filtered; its address remembers how. */
export const MyOrders = withBoundary(MyOrdersIsland)

function MyOrdersIsland() {
  const state = useStore($orders)

  useEffect(() => {
    void loadOrders()
  }, [])

  return (
    <div className={styles.screen}>
      {state.status === 'loading' && <Waiting places={4} what={words.fetchingOrders} />}
      {state.status === 'failed' && <Trouble sentence={state.sentence} onRetry={loadOrders} />}
      {state.status === 'ready' && <UnreadOrders unread={state.unread} />}
      {state.status === 'ready' && state.orders.length + state.unread === 0 && <NoOrders />}
      {state.status === 'ready' && state.orders.length > 0 && <OrderList orders={state.orders} />}
    </div>
  )
}

/** As many rows are drawn at a time. */
const PART = 50

function OrderList({ orders }: { orders: Order[] }) {
  const [view, setView] = useState(() => readOrderView(location.search))
  const [most, setMost] = useState(PART)
  const linesOf = useStore($linesOf)
  const long = orders.length >= LONG_LIST
  const found = long ? viewOrders(orders, view, linesOf) : orders
  const shown = found.slice(0, most)
  const left = found.length - shown.length

  useEffect(() => {
    // What an order held is not in the list: looking for a product reads the lines.
    if (long && view.text.trim() !== '') void readOrderLinesUnlessStopped()
  }, [long, view.text])

  function change(changes: Partial<OrderView>) {
    const next = { ...view, ...changes }
    setView(next)
    history.replaceState(history.state, '', location.pathname + writeOrderView(next))
  }

  return (
    <>
      {long && <OrderTools orders={orders} found={found.length} view={view} onChange={change} />}
      {long && <ReadingProgress />}
      <OrdersTable orders={shown} {...(long ? { view, onSort: change } : {})} />
      <p className={`button-row ${styles.ways}`}>
        {left > 0 && (
          <PassingButton className="button quiet" onClick={() => setMost(most + PART)}>
            {buyAgain.showMore(Math.min(PART, left))}
          </PassingButton>
        )}
        <a className="button quiet" href={BUY_AGAIN_PATH}>
          {buyAgain.buyAgain}
        </a>
      </p>
    </>
  )
}
