import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Checkout as CheckoutState } from '#domain/checkout-state.ts'
import { CART_PATH } from '#domain/paths.ts'
import { Waiting } from '#islands/account/Waiting.tsx'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { CartNotices } from '#islands/cart/CartNotices.tsx'
import { EmptyCart } from '#islands/cart/EmptyCart.tsx'
import { $customer, loadCustomer } from '#stores/account.ts'
import { $checkedCart, $orderable, checkPrices } from '#stores/cart-check.ts'
import { $checkout, resumeCheckout } from '#stores/checkout.ts'
import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import styles from './Checkout.module.css'
import { CompletingOrder, IncompleteOrder, OrderWithPerson, PlacedOrder, UnknownOrder } from './CheckoutOutcome.tsx'
import { OrderForm } from './OrderForm.tsx'

/** Place Order: who pays, what for, and how it went. Opening it asks the store for the prices of now. */
export const Checkout = withBoundary(CheckoutIsland)

function CheckoutIsland({ countries }: { countries: readonly string[] }) {
  const checkout = useStore($checkout)

  useEffect(() => {
    void checkPrices()
    void loadCustomer().then(resumeCheckout)
  }, [])

  return (
    <div className={styles.screen}>
      {checkout.status === 'placed' && <PlacedOrder {...checkout} />}
      {checkout.status === 'completing' && <CompletingOrder {...checkout} />}
      {checkout.status === 'with-person' && <OrderWithPerson {...checkout} />}
      {checkout.status === 'unknown' && <UnknownOrder {...checkout} />}
      {checkout.status === 'incomplete' && <IncompleteOrder {...checkout} />}
      {(checkout.status === 'filling' || checkout.status === 'placing' || checkout.status === 'no-answer') && (
        <Filling checkout={checkout} countries={countries} />
      )}
    </div>
  )
}

function Filling({ checkout, countries }: { checkout: CheckoutState; countries: readonly string[] }) {
  const customer = useStore($customer)
  const { lines } = useStore($checkedCart)
  const orderable = useStore($orderable)
  const isEmpty = lines.length === 0
  // What became of an order is said, though another tab may have emptied the cart meanwhile.
  if (isEmpty && checkout.status === 'filling' && checkout.problem === undefined) return <EmptyCart />
  if (customer.status === 'loading') return <Waiting places={7} what={common.fetchingYourDetails} />
  return (
    <>
      <CartNotices />
      {customer.status === 'failed' && (
        <p role="alert" className="notice problem">
          {words.detailsNotFetched}
        </p>
      )}
      {!isEmpty && orderable.length === 0 && (
        <p role="alert" className="notice problem">
          {words.nothingOrderable} <a href={CART_PATH}>{words.reviewCart}</a>
        </p>
      )}
      <OrderForm customer={customer.status === 'ready' ? customer.customer : undefined} countries={countries} />
    </>
  )
}
