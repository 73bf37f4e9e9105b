import { type ReactNode, useEffect, useRef } from 'react'
import { type Cents, formatCents } from '#domain/cents.ts'
import type { FailedItem } from '#domain/placed-order.ts'
import { unbroken } from '#domain/unbroken.ts'
import { words } from '#domain/words.ts'
import fields from '#islands/form/fields.module.css'
import { leaveOrderIncomplete, tryFailedLinesAgain } from '#stores/checkout.ts'
import styles from './Checkout.module.css'

/** The order stands. */
export function PlacedOrder({ orderId, total }: { orderId: string; total: Cents }) {
  return (
    <Outcome heading="Thank you for your order">
      <p className="lead">
        Order {orderId}, {formatCents(total)} in all. A confirmation is on its way to you by e-mail.
      </p>
      <p>
        <a href={`/order-details/${encodeURIComponent(orderId)}`}>View the order</a>
      </p>
    </Outcome>
  )
}

/** The store has not said yet how it went. */
export function CompletingOrder() {
  return (
    <Outcome heading="Your order is being completed">
      <p role="status" className="notice">
        The store takes longer than usual. We go on asking, and this page says how it went. You may leave it and come
        back: nothing is ordered twice.
      </p>
      <p className={fields.ways}>
        <a className="button quiet" href="/my-orders">
          My Orders
        </a>
        <a className="button quiet" href="/store">
          Visit the store
        </a>
      </p>
    </Outcome>
  )
}

interface IncompleteProps {
  orderId: string
  failedItems: FailedItem[]
  busy: boolean
  sentence: string
}

/** The order stands without some of its lines. */
export function IncompleteOrder({ orderId, failedItems, busy, sentence }: IncompleteProps) {
  return (
    <Outcome heading={`Order ${orderId} is not complete`}>
      <div role="alert" className="notice problem">
        {failedItems.map(({ itemId, name }) => (
          <p key={itemId}>{unbroken(words.order.lineFailed(name))}</p>
        ))}
        {sentence !== '' && <p>{sentence}</p>}
      </div>
      <p>
        Everything else is ordered. What could not be placed is still in your cart: try again, and it is added to the
        same order.
      </p>
      <p className={fields.ways}>
        <button type="button" className="button" aria-busy={busy} onClick={tryFailedLinesAgain}>
          Try again
        </button>
        <a className="button quiet" href={`/order-details/${encodeURIComponent(orderId)}`}>
          View the order
        </a>
        <button type="button" className="button quiet" disabled={busy} onClick={leaveOrderIncomplete}>
          Leave the order as it is
        </button>
      </p>
    </Outcome>
  )
}

/** The form has gone, and with it the focus: the heading takes it. */
function Outcome({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.outcome}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
