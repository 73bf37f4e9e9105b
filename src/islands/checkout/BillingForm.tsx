import { useStore } from '@nanostores/react'
import { CheckoutForm } from '#domain/checkout-form.ts'
import type { Customer } from '#domain/customer.ts'
import { problemsOf } from '#domain/customer-form.ts'
import { AddressFields } from '#islands/form/AddressFields.tsx'
import { Field } from '#islands/form/Field.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import fields from '#islands/form/fields.module.css'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { $orderable } from '#stores/cart-check.ts'
import { $checkout, billingDraft, keepBillingDraft, placeOrder } from '#stores/checkout.ts'
import styles from './Checkout.module.css'
import { CheckoutTrouble } from './CheckoutTrouble.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const NOTHING = { firstName: '', lastName: '', addressLine1: '', city: '', state: '', postalCode: '', country: '' }

interface Props {
  /** Undefined when nothing is known that could be filled in. */
  customer: Customer | undefined
  countries: readonly string[]
}

/** Billing details, what is ordered, and the button that orders it. */
export function BillingForm({ customer, countries }: Props) {
  const checkout = useStore($checkout)
  const orderable = useStore($orderable)
  const form = useForm<keyof typeof NOTHING>({
    initial: { ...NOTHING, ...known(customer), ...billingDraft() },
    check: (values) => problemsOf(CheckoutForm, values),
    onChange: keepBillingDraft,
    async submit(values) {
      keepBillingDraft(values)
      await placeOrder(values)
      return undefined
    },
  })

  return (
    <form {...form.props} className={`${fields.form} ${styles.form}`} aria-label="Checkout">
      <fieldset className={fields.group}>
        <legend>Billing details</legend>
        <div className={fields.fields}>
          <div className={fields.half}>
            <Field {...form.field('firstName')} label="First name" autoComplete="billing given-name" />
          </div>
          <div className={fields.half}>
            <Field {...form.field('lastName')} label="Last name" autoComplete="billing family-name" />
          </div>
          <AddressFields field={form.field} firstLabel="Street address" countries={countries} kind="billing" />
        </div>
      </fieldset>
      <div className={styles.order}>
        <OrderSummary />
        <div className={`${fields.send} ${styles.place}`}>
          <CheckoutTrouble checkout={checkout} />
          <FormProblems sentence="" problems={form.problems} onFocus={form.focus} />
          <SubmitButton
            label="Place Order"
            busy={form.busy || checkout.status === 'placing'}
            disabled={orderable.length === 0}
          />
        </div>
      </div>
    </form>
  )
}

function known(customer: Customer | undefined): Partial<typeof NOTHING> {
  if (customer === undefined) return {}
  const { firstName, lastName, billingAddress } = customer
  const { addressLine1, city, state, postalCode, country } = billingAddress
  return { firstName, lastName, addressLine1, city, state, postalCode, country }
}
