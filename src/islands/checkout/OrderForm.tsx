import { useStore } from '@nanostores/react'
import type { Customer } from '#domain/customer.ts'
import { CartWeight } from '#islands/cart/CartWeight.tsx'
import { UnsoldNotice } from '#islands/cart/UnsoldNotice.tsx'
import { AddressFields } from '#islands/form/AddressFields.tsx'
import { Field } from '#islands/form/Field.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import fields from '#islands/form/fields.module.css'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { $checkedCart, $orderable } from '#stores/cart-check.ts'
import { $checkout, checkoutDraft, placeOrder } from '#stores/checkout.ts'
import { $plannedNote, wholeNote } from '#stores/planned-note.ts'
import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import styles from './Checkout.module.css'
import { CheckoutTrouble } from './CheckoutTrouble.tsx'
import { NoteFields } from './NoteFields.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import {
  EMPTY_ORDER,
  fieldsOf,
  type OrderFields,
  orderFrom,
  orderProblems,
  shipName,
  summaryOf,
} from './order-fields.ts'

interface Props {
  /** Undefined when nothing is known that could be filled in. */
  customer: Customer | undefined
  countries: readonly string[]
}

/** Billing details, where it goes, what is ordered, and the button that orders it. */
export function OrderForm({ customer, countries }: Props) {
  const checkout = useStore($checkout)
  const orderable = useStore($orderable)
  const { unsold } = useStore($checkedCart)
  const planned = useStore($plannedNote)
  const withPlanned = (values: OrderFields) => ({
    ...values,
    deliveryNote: wholeNote(planned.sentences, values.deliveryNote),
  })
  const form = useForm<keyof OrderFields>({
    initial: {
      ...EMPTY_ORDER,
      ...(customer && fieldsOf(customer)),
    },
    typed: checkoutDraft.read(),
    check: (values) => orderProblems(withPlanned(values)),
    onTyped: checkoutDraft.keep,
    async submit(values) {
      await placeOrder(orderFrom(withPlanned(values)))
      return undefined
    },
  })
  const same = form.values.sameAddress === 'yes'

  return (
    <form {...form.props} className={`${fields.form} ${styles.form}`} aria-label={common.checkout}>
      <div className={styles.addresses}>
        <fieldset className={fields.group}>
          <legend>{words.billingDetails}</legend>
          <div className={fields.fields}>
            <Field {...form.field('company')} label={common.company} autoComplete="billing organization" optional />
            <div className={fields.half}>
              <Field {...form.field('firstName')} label={common.firstName} autoComplete="billing given-name" />
            </div>
            <div className={fields.half}>
              <Field {...form.field('lastName')} label={common.lastName} autoComplete="billing family-name" />
            </div>
            <AddressFields
              field={form.field}
              secondLine={form.field('addressLine2')}
              firstLabel={words.streetAddress}
              countries={countries}
              kind="billing"
            />
          </div>
        </fieldset>
        <fieldset className={fields.group}>
          <legend>{words.shipTo}</legend>
          <label className={fields.check}>
            <input
              type="checkbox"
              name="sameAddress"
              checked={same}
              onChange={(event) => form.change('sameAddress', event.target.checked ? 'yes' : '')}
            />
            {words.sameAsBilling}
          </label>
          {!same && (
            <div className={fields.fields}>
              <Field {...form.field('shipAttentionTo')} label={words.attentionTo} autoComplete="shipping name" />
              <AddressFields
                field={(name) => form.field(shipName(name))}
                secondLine={form.field('shipAddressLine2')}
                firstLabel={words.streetAddress}
                countries={countries}
                kind="shipping"
              />
            </div>
          )}
        </fieldset>
        <NoteFields field={form.field} planned={planned} />
      </div>
      <div className={styles.order}>
        <OrderSummary {...summaryOf(form.values)} />
        <div className={`${fields.send} ${styles.place}`}>
          <UnsoldNotice />
          <CheckoutTrouble checkout={checkout} />
          <FormProblems sentence="" problems={form.problems} onFocus={form.focus} />
          <SubmitButton
            label={words.placeOrder}
            busy={form.busy || checkout.status === 'placing'}
            disabled={orderable.length === 0 || unsold.length > 0}
          />
          <p className="aside">{words.payment}</p>
          <CartWeight />
        </div>
      </div>
    </form>
  )
}
