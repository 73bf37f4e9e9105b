import { type ReactNode, useEffect, useRef } from 'react'
import { formatCents } from '#domain/cents.ts'
import type { Checkout } from '#domain/checkout-state.ts'
import { CONTACT_US_PATH, MY_ORDERS_PATH, orderPath } from '#domain/paths.ts'
import type { FailedItem } from '#domain/placed-order.ts'
import { unbroken } from '#domain/unbroken.ts'
import { words } from '#domain/words.ts'
import { leaveOrderIncomplete, putOrderAway, tryFailedLinesAgain } from '#stores/checkout.ts'
import styles from './Checkout.module.css'

type Placed = Pick<Extract<Checkout, { status: 'placed' }>, 'orderId' | 'total' | 'confirmation'>

const CONFIRMATIONS: Record<Placed['confirmation'], string> = {
  sent: 'A confirmation is on its way to you by e-mail.',
  'not-sent': 'The confirmation could not be sent by e-mail; the order stands all the same.',
  unknown: 'A confirmation should reach you by e-mail. If it does not, the order stands all the same.',
}

/** The order stands. */
export function PlacedOrder({ orderId, total, confirmation }: Placed) {
  return (
    <Outcome heading="Thank you for your order">
      <p className="lead">
        Order {orderId}, {formatCents(total)} in all. {CONFIRMATIONS[confirmation]}
      </p>
      <p>
        <a href={orderPath({ orderId })}>View the order</a>
      </p>
    </Outcome>
  )
}

/** The store has not said yet how it went. */
export function CompletingOrder({ differs, reference }: { differs: boolean; reference: string }) {
  return (
    <Outcome heading="Your order is being completed">
      <p role="status" className="notice">
        {differs && 'It is on its way as you first sent it; what you changed since is not part of it. '}
        The store takes longer than usual. We go on asking, and this page says how it went. You may leave it and come
        back: nothing is ordered twice.
      </p>
      {reference !== '' && <p>Your reference: {reference}</p>}
      <Ways />
    </Outcome>
  )
}

/** It could not be found out without a person. */
export function OrderWithPerson({ reference }: { reference: string }) {
  return (
    <Outcome heading="We are making sure of your order">
      <p role="status" className="notice">
        The store did not say clearly whether it has your order, so one of us looks into it and writes to you. Please do
        not order the same again until then. Your reference: <strong>{reference}</strong>
      </p>
      <Ways />
      <PutAway label="Place another order" />
    </Outcome>
  )
}

/** Too long ago, or its record cannot be read: nothing is begun anew by itself. */
export function UnknownOrder({ reference }: { reference: string }) {
  return (
    <Outcome heading="We cannot tell what became of this order">
      <p role="status" className="notice">
        It was begun too long ago, or our record of it cannot be read. Look into My Orders before you order again, or
        ask us with this reference: <strong>{reference}</strong>
      </p>
      <Ways />
      <PutAway label="Back to the checkout" />
    </Outcome>
  )
}

function Ways() {
  return (
    <p className="button-row">
      <a className="button quiet" href={MY_ORDERS_PATH}>
        My Orders
      </a>
      <a className="button quiet" href={CONTACT_US_PATH}>
        Contact Us
      </a>
    </p>
  )
}

function PutAway({ label }: { label: string }) {
  return (
    <p>
      <button type="button" className="link" onClick={putOrderAway}>
        {label}
      </button>
    </p>
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
      <p className="button-row">
        <button type="button" className="button" aria-busy={busy} onClick={tryFailedLinesAgain}>
          Try again
        </button>
        <a className="button quiet" href={orderPath({ orderId })}>
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
