import { useRef, useState } from 'react'
import type { ShippingAddress } from '#domain/customer.ts'
import * as words from '#words/account.ts'
import styles from './AccountHome.module.css'
import { AddressLines } from './AddressLines.tsx'
import { EDIT, EditSign } from './EditSign.tsx'
import { ShippingAddressForm } from './ShippingAddressForm.tsx'
import dialogStyles from './ShippingDialog.module.css'

interface Props {
  customerId: string
  address: ShippingAddress
  countries: readonly string[]
}

/** Where things are sent, and the dialog that changes it. */
export function ShippingAddressCard({ customerId, address, countries }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  function show() {
    setOpen(true)
    dialog.current?.showModal()
  }

  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{words.shippingAddress}</h2>
        <button type="button" className={EDIT} aria-label={words.editShippingAddress} onClick={show}>
          <EditSign />
        </button>
      </div>
      <AddressLines address={address} name={address.attentionTo} />
      <dialog
        ref={dialog}
        className={dialogStyles.dialog}
        aria-labelledby="shipping-title"
        onClose={() => setOpen(false)}
      >
        {open && (
          <>
            <h2 id="shipping-title">{words.shippingAddress}</h2>
            <ShippingAddressForm
              customerId={customerId}
              address={address}
              countries={countries}
              onDone={() => dialog.current?.close()}
            />
          </>
        )}
      </dialog>
    </section>
  )
}
