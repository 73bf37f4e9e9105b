import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Customer } from '#domain/customer.ts'
import { EDIT_PROFILE_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { ownDirection } from '#own-direction.ts'
import { $customer, loadCustomer } from '#stores/account.ts'
import { loadOrders } from '#stores/orders.ts'
import * as words from '#words/account.ts'
import * as common from '#words/common.ts'
import styles from './AccountHome.module.css'
import { AddressLines } from './AddressLines.tsx'
import { EDIT, EditSign } from './EditSign.tsx'
import { LatestOrder } from './LatestOrder.tsx'
import { LoggedInPlaces } from './LoggedInPlaces.tsx'
import { ShippingAddressCard } from './ShippingAddressCard.tsx'
import { Trouble } from './Trouble.tsx'
import { Waiting } from './Waiting.tsx'

/** The customer's account: orders first, then who and where. */
export const Account = withBoundary(AccountIsland)

function AccountIsland({ countries }: { countries: readonly string[] }) {
  const state = useStore($customer)

  useEffect(() => {
    void loadCustomer()
    void loadOrders()
  }, [])

  return (
    <div className={styles.screen}>
      <LatestOrder />
      {state.status === 'loading' && <Waiting places={3} tall what={words.fetchingAccount} />}
      {state.status === 'failed' && <Trouble sentence={state.sentence} onRetry={loadCustomer} />}
      {state.status === 'ready' && <Cards customer={state.customer} countries={countries} />}
    </div>
  )
}

function Cards({ customer, countries }: { customer: Customer; countries: readonly string[] }) {
  const { salutation, firstName, lastName, company, email, mobile, billingAddress } = customer
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <div className={styles.head}>
          <h2>{words.personalProfile}</h2>
          <a className={EDIT} href={EDIT_PROFILE_PATH} aria-label={words.editPersonalProfile}>
            <EditSign />
          </a>
        </div>
        <dl>
          <dt>{common.name}</dt>
          <dd dir={ownDirection}>{[salutation, firstName, lastName].filter(Boolean).join(' ')}</dd>
          {company !== '' && (
            <>
              <dt>{common.company}</dt>
              <dd dir={ownDirection}>{company}</dd>
            </>
          )}
          <dt>{common.eMail}</dt>
          <dd dir={ownDirection}>{email}</dd>
          <dt>{words.telephone}</dt>
          <dd dir={ownDirection}>{mobile}</dd>
        </dl>
      </section>
      <ShippingAddressCard customerId={customer.customerId} address={customer.shippingAddress} countries={countries} />
      <section className={styles.card}>
        <div className={styles.head}>
          <h2>{words.billingAddress}</h2>
          <a className={EDIT} href={EDIT_PROFILE_PATH} aria-label={words.editBillingAddress}>
            <EditSign />
          </a>
        </div>
        <AddressLines address={billingAddress} phone={mobile} />
      </section>
      <LoggedInPlaces />
    </div>
  )
}
