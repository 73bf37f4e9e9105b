import { useStore } from '@nanostores/react'
import { formatShown } from '#domain/cents.ts'
import type { OrderHistory } from '#domain/order.ts'
import { MY_ORDERS_PATH, orderPath } from '#domain/paths.ts'
import { inOneLine } from '#domain/unbroken.ts'
import { OrderStatusText } from '#islands/orders/OrderStatusText.tsx'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $orders, loadOrders } from '#stores/orders.ts'
import * as words from '#words/account.ts'
import * as common from '#words/common.ts'
import * as orderWords from '#words/orders.ts'
import styles from './AccountHome.module.css'

/** Ends a line rather than begin one. */
const DOT = '\u00a0· '

/** What was ordered last, and the way to all of it. */
export function LatestOrder() {
  const state = useStore($orders)
  return (
    <section className={styles.orders} aria-label={words.orders} aria-busy={state.status === 'loading'}>
      <div className={styles.head}>
        <h2>{words.orders}</h2>
        <a className="button" href={MY_ORDERS_PATH}>
          {common.myOrders}
        </a>
      </div>
      <div className={styles.latest}>
        {state.status === 'loading' && <p>{orderWords.fetchingOrders}</p>}
        {state.status === 'failed' && (
          <>
            <p role="alert">{state.sentence}</p>
            <p>
              <PassingButton className="button quiet" onClick={loadOrders}>
                {common.tryAgain}
              </PassingButton>
            </p>
          </>
        )}
        {state.status === 'ready' && <Latest {...state} />}
      </div>
    </section>
  )
}

function Latest({ orders: [latest, ...earlier], unread }: OrderHistory) {
  if (latest === undefined) return <p>{unread === 0 ? orderWords.noOrders : orderWords.ordersLeftOut(unread)}</p>
  const [before, order, after] = words.latestOrder(
    orderWords.orderNamed(latest.orderId),
    inOneLine(latest.displayDate),
    formatShown(latest.displayTotal),
  )
  return (
    <>
      <p>
        {before}
        <a href={orderPath(latest)}>{order}</a>
        {after}
      </p>
      <p>
        <OrderStatusText status={latest.status} />
        {DOT}
        <OrderStatusText status={latest.paidStatus} />
      </p>
      {earlier.length > 0 && <p>{words.earlierOrders(earlier.length)}</p>}
      {unread > 0 && <p>{orderWords.ordersLeftOut(unread)}</p>}
    </>
  )
}
