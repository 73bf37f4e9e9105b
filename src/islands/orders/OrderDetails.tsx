import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { CONTACT_US_PATH, idIn, MY_ORDERS_PATH, ORDER_DETAILS_PATH, PRINT_MARK } from '#domain/paths.ts'
import { Trouble } from '#islands/account/Trouble.tsx'
import { Waiting } from '#islands/account/Waiting.tsx'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { TypedNotes } from '#islands/checkout/TypedNotes.tsx'
import { ownDirection } from '#own-direction.ts'
import { $order, loadOrder, type OrderPage } from '#stores/order-page.ts'
import { typedFor } from '#stores/placed-order.ts'
import * as next from '#words/after-order.ts'
import * as checkout from '#words/checkout.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import { addressLines } from './address-lines.ts'
import { nextSteps } from './next-steps.ts'
import styles from './OrderDetails.module.css'
import { OrderLines } from './OrderLines.tsx'
import { OrderStatusText } from './OrderStatusText.tsx'
import { OrderWays } from './OrderWays.tsx'
import { whoOrdered } from './who-ordered.ts'

/** How long a print waits for the codes. */
const LONGEST_WAIT_MS = 4_000

/** One order with its lines. The address names it; one that names none leads to the history. */
export const OrderDetails = withBoundary(OrderDetailsIsland)

function OrderDetailsIsland() {
  const state = useStore($order)
  const orderId = idIn(ORDER_DETAILS_PATH, location.pathname)
  const load = () => void (orderId === '' ? location.replace(MY_ORDERS_PATH) : loadOrder(orderId))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address does not change while the page is open
  useEffect(load, [])

  return (
    <div className={styles.screen}>
      {state.status === 'loading' && <Waiting places={3} what={words.fetchingOrder} />}
      {state.status === 'failed' && <Trouble sentence={state.sentence} onRetry={load} />}
      {state.status === 'unknown' && <NoDetails />}
      {state.status === 'ready' && <Details {...state} />}
    </div>
  )
}

function Details({ order, lines, unread, pictures, codes }: Extract<OrderPage, { status: 'ready' }>) {
  const typed = typedFor(order.orderId)

  useEffect(() => {
    if (location.hash !== PRINT_MARK) return
    // Once: neither what is loaded anew is printed again, nor what somebody prints while its codes are on their way.
    const takeMark = () => history.replaceState(history.state, '', location.pathname + location.search)
    const printMarked = () => {
      if (location.hash !== PRINT_MARK) return
      takeMark()
      print()
    }
    addEventListener('beforeprint', takeMark)
    const clock = setTimeout(printMarked, codes === 'told' ? 0 : LONGEST_WAIT_MS)
    return () => {
      removeEventListener('beforeprint', takeMark)
      clearTimeout(clock)
    }
  }, [codes])

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
        <div className={styles.buyer}>
          <dt>{words.orderedBy}</dt>
          <dd dir={ownDirection}>{whoOrdered().join('\n')}</dd>
        </div>
        <div>
          <dt>{checkout.shipTo}</dt>
          <dd dir={ownDirection}>{addressLines(order.displayAddress)}</dd>
        </div>
      </dl>
      {typed !== undefined && <TypedNotes {...typed} />}
      {unread > 0 && <p className="notice problem">{words.linesNotRead(unread)}</p>}
      {lines.length === 0 ? (
        <NoDetails />
      ) : (
        <>
          <OrderLines lines={lines} pictures={pictures} total={order.displayTotal} />
          <WhatHappensNext steps={nextSteps(order, typed !== undefined)} />
          <OrderWays order={order} lines={lines} unread={unread} typed={typed} />
        </>
      )}
    </>
  )
}

function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        {next.whatHappensNext}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
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
