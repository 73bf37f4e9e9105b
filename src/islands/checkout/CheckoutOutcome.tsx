import { type ReactNode, useEffect, useRef } from 'react'
import { formatCents } from '#domain/cents.ts'
import type { Checkout } from '#domain/checkout-state.ts'
import { CONTACT_US_PATH, MY_ORDERS_PATH, orderPath } from '#domain/paths.ts'
import type { FailedItem } from '#domain/placed-order.ts'
import { unbroken } from '#domain/unbroken.ts'
import { useHandedOnFocus } from '#islands/use-handed-on-focus.ts'
import { leaveOrderIncomplete, putOrderAway, tryFailedLinesAgain } from '#stores/checkout.ts'
import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import styles from './Checkout.module.css'
import { TypedNotes } from './TypedNotes.tsx'

type Placed = Pick<Extract<Checkout, { status: 'placed' }>, 'orderId' | 'total' | 'confirmation' | 'typed'>

const CONFIRMATIONS: Record<Placed['confirmation'], string> = {
  sent: words.confirmationSent,
  'not-sent': words.confirmationNotSent,
  unknown: words.confirmationUnknown,
}

/** The order stands. */
export function PlacedOrder({ orderId, total, confirmation, typed }: Placed) {
  return (
    <Outcome heading={words.thanks}>
      <p className="lead">
        {words.placedTotal(orderId, formatCents(total))} {CONFIRMATIONS[confirmation]}
      </p>
      {typed !== undefined && <TypedNotes {...typed.notes} company={typed.billing.company} />}
      <p>
        <a href={orderPath({ orderId })}>{words.viewOrder}</a>
      </p>
    </Outcome>
  )
}

/** The store has not said yet how it went. */
export function CompletingOrder({ differs, reference }: { differs: boolean; reference: string }) {
  return (
    <Outcome heading={words.completing}>
      <p role="status" className="notice">
        {differs && `${words.orderedAsFirstSent} `}
        {words.completingTakesLong}
      </p>
      {reference !== '' && <p>{words.yourReference(reference)}</p>}
      <Ways />
    </Outcome>
  )
}

/** It could not be found out without a person. */
export function OrderWithPerson({ reference }: { reference: string }) {
  return (
    <Outcome heading={words.madeSureOf}>
      <p role="status" className="notice">
        {words.withPerson} <strong>{reference}</strong>
      </p>
      <Ways />
      <PutAway label={words.placeAnother} />
    </Outcome>
  )
}

/** Too long ago, or its record cannot be read: nothing is begun anew by itself. */
export function UnknownOrder({ reference }: { reference: string }) {
  return (
    <Outcome heading={words.unknown}>
      <p role="status" className="notice">
        {words.unknownWhy} <strong>{reference}</strong>
      </p>
      <Ways />
      <PutAway label={words.backToCheckout} />
    </Outcome>
  )
}

function Ways() {
  return (
    <p className="button-row">
      <a className="button quiet" href={MY_ORDERS_PATH}>
        {common.myOrders}
      </a>
      <a className="button quiet" href={CONTACT_US_PATH}>
        {common.contactUs}
      </a>
    </p>
  )
}

function PutAway({ label }: { label: string }) {
  return (
    <p>
      <button type="button" className="text-button" onClick={putOrderAway}>
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
  const said = (
    <div className={`notice problem ${styles.failed}`}>
      {failedItems.map(({ itemId, name }) => (
        <p key={itemId}>{unbroken(words.lineFailed(name))}</p>
      ))}
      {sentence !== '' && <p>{sentence}</p>}
    </div>
  )
  return (
    <Outcome heading={words.incomplete(orderId)}>
      <div className={styles.told}>
        {busy && said}
        {/* Empty meanwhile: what is refused again is announced again. */}
        <div role="alert">{!busy && said}</div>
      </div>
      <p>{words.restIsOrdered}</p>
      <p className="button-row">
        <button type="button" className="button" aria-busy={busy} onClick={tryFailedLinesAgain}>
          {common.tryAgain}
        </button>
        <a className="button quiet" href={orderPath({ orderId })}>
          {words.viewOrder}
        </a>
        <button type="button" className="button quiet" aria-disabled={busy} onClick={leaveOrderIncomplete}>
          {words.leaveIncomplete}
        </button>
      </p>
    </Outcome>
  )
}

/** The form has gone, and with it the focus: the heading takes it, and hands it on when the form comes back. */
function Outcome({ heading, children }: { heading: string; children: ReactNode }) {
  const ref = useHandedOnFocus<HTMLElement>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section ref={ref} className={styles.outcome}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
