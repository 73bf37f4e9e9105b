import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Order } from '#domain/order.ts'
import { STORE_PATH } from '#domain/paths.ts'
import { Trouble } from '#islands/account/Trouble.tsx'
import { Waiting } from '#islands/account/Waiting.tsx'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $orders, loadOrders } from '#stores/orders.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import styles from './MyOrders.module.css'
import { OrdersTable } from './OrdersTable.tsx'
import { OrderTools } from './OrderTools.tsx'
import { LONG_LIST, type OrderView, readOrderView, viewOrders, writeOrderView } from './order-view.ts'

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
      {state.status === 'ready' && state.orders.length === 0 && <NoOrders />}
      {state.status === 'ready' && state.orders.length > 0 && <OrderList orders={state.orders} />}
    </div>
  )
}

function NoOrders() {
  return (
    <div className={styles.empty}>
      <p>{words.noOrders}</p>
      <a className="button" href={STORE_PATH}>
        {common.visitStore}
      </a>
    </div>
  )
}

function OrderList({ orders }: { orders: Order[] }) {
  const [view, setView] = useState(() => readOrderView(location.search))
  const long = orders.length >= LONG_LIST
  const shown = long ? viewOrders(orders, view) : orders

  function change(changes: Partial<OrderView>) {
    const next = { ...view, ...changes }
    setView(next)
    history.replaceState(history.state, '', location.pathname + writeOrderView(next))
  }

  return (
    <>
      {long && <OrderTools orders={orders} found={shown.length} view={view} onChange={change} />}
      <OrdersTable orders={shown} {...(long ? { view, onSort: change } : {})} />
    </>
  )
}
