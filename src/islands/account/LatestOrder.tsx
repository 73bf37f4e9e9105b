import { useStore } from '@nanostores/react'
import { formatShown } from '#domain/cents.ts'
import type { Order } from '#domain/order.ts'
import { MY_ORDERS_PATH, orderPath } from '#domain/paths.ts'
import { OrderStatusText } from '#islands/orders/OrderStatusText.tsx'
import { $orders, loadOrders } from '#stores/orders.ts'
import styles from './AccountHome.module.css'

/** What was ordered last, and the way to all of it. */
export function LatestOrder() {
  const state = useStore($orders)
  return (
    <section className={styles.orders} aria-label="Orders" aria-busy={state.status === 'loading'}>
      <div className={styles.latest}>
        <h2>Orders</h2>
        {state.status === 'loading' && <p>Your orders are being fetched…</p>}
        {state.status === 'failed' && (
          <>
            <p role="alert">{state.sentence}</p>
            <p>
              <button type="button" className="button quiet" onClick={loadOrders}>
                Try again
              </button>
            </p>
          </>
        )}
        {state.status === 'ready' && <Latest orders={state.orders} />}
      </div>
      <a className="button" href={MY_ORDERS_PATH}>
        My Orders
      </a>
    </section>
  )
}

function Latest({ orders: [latest, ...earlier] }: { orders: Order[] }) {
  if (latest === undefined) return <p>You Don't Have Orders Yet!!!</p>
  return (
    <>
      <p>
        The latest: <a href={orderPath(latest)}>Order {latest.orderId}</a>, {latest.displayDate},{' '}
        {formatShown(latest.displayTotal)}
      </p>
      <p>
        <OrderStatusText status={latest.status} /> · <OrderStatusText status={latest.paidStatus} />
        {earlier.length > 0 && ` · ${earlier.length} earlier`}
      </p>
    </>
  )
}
