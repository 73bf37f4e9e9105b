import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { CONTACT_US_PATH, idIn, MY_ORDERS_PATH, ORDER_DETAILS_PATH } from '#domain/paths.ts'
import { Trouble } from '#islands/account/Trouble.tsx'
import { Waiting } from '#islands/account/Waiting.tsx'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { titlePage } from '#islands/title-page.ts'
import { ownDirection } from '#own-direction.ts'
import { $order, loadOrder, type OrderPage } from '#stores/orders.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import styles from './OrderDetails.module.css'
import { OrderLines } from './OrderLines.tsx'
import { OrderStatusText } from './OrderStatusText.tsx'
import { ReorderButton } from './ReorderButton.tsx'

/** One order with its lines. The address names it; one that names none leads to the history. */
export const OrderDetails = withBoundary(OrderDetailsIsland)

function OrderDetailsIsland() {
  const state = useStore($order)
  const orderId = idIn(ORDER_DETAILS_PATH, location.pathname)
  const load = () => void (orderId === '' ? location.replace(MY_ORDERS_PATH) : loadOrder(orderId))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address does not change while the page is open
  useEffect(() => {
    load()
    if (orderId !== '') titlePage(words.orderNamed(orderId))
  }, [])

  return (
    <div className={styles.screen}>
      <h1>{orderId === '' ? common.orderDetails : words.orderNamed(orderId)}</h1>
      {state.status === 'loading' && <Waiting places={3} what={words.fetchingOrder} />}
      {state.status === 'failed' && <Trouble sentence={state.sentence} onRetry={load} />}
      {state.status === 'unknown' && <NoDetails />}
      {state.status === 'ready' && <Details {...state} />}
    </div>
  )
}

function Details({ order, lines, pictures }: Extract<OrderPage, { status: 'ready' }>) {
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{common.date}</dt>
          <dd dir={ownDirection}>{order.displayDate}</dd>
        </div>
        <div>
          <dt>{words.status}</dt>
          <dd>
            <OrderStatusText status={order.status} />
          </dd>
        </div>
        <div>
          <dt>{words.paidStatus}</dt>
          <dd>
            <OrderStatusText status={order.paidStatus} />
          </dd>
        </div>
        <div>
          <dt>{common.address}</dt>
          <dd dir={ownDirection}>{order.displayAddress}</dd>
        </div>
      </dl>
      {lines.length === 0 ? (
        <NoDetails />
      ) : (
        <>
          <OrderLines lines={lines} pictures={pictures} total={order.displayTotal} />
          <ReorderButton lines={lines} />
        </>
      )}
    </>
  )
}

function NoDetails() {
  return (
    <>
      <p className="lead">{words.noDetails}</p>
      <p className="button-row">
        <a className="button" href={MY_ORDERS_PATH}>
          {common.myOrders}
        </a>
        <a className="button quiet" href={CONTACT_US_PATH}>
          {common.contactUs}
        </a>
      </p>
    </>
  )
}
