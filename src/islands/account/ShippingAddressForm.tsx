import { useState } from 'react'
import * as v from 'valibot'
import type { Address, ShippingAddress } from '#domain/customer.ts'
import { ShippingForm } from '#domain/customer-form.ts'
import { problemsOf } from '#domain/field-problem.ts'
import { AddressFields } from '#islands/form/AddressFields.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import styles from '#islands/form/fields.module.css'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { saveShippingAddress, shippingDraft } from '#stores/account.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/account.ts'
import * as common from '#words/common.ts'

interface Props {
  customerId: string
  address: ShippingAddress
  countries: readonly string[]
  onDone: () => void
}

/** The shipping address as a form; Cancel leaves it as it was. */
export function ShippingAddressForm({ customerId, address, countries, onDone }: Props) {
  const { attentionTo, ...start } = address
  const [sentence, setSentence] = useState('')
  const form = useForm<keyof Address>({
    initial: start,
    typed: shippingDraft.read(customerId),
    check: (values) => problemsOf(ShippingForm, values),
    onTyped: (typed) => shippingDraft.keep(typed, customerId),
    async submit(values) {
      setSentence('')
      const outcome = await saveShippingAddress(customerId, { ...v.parse(ShippingForm, values), attentionTo })
      // Esc may have closed the dialog meanwhile, and somebody may have opened it again.
      const isOpen = form.props.ref.current !== null
      if (outcome.status === 'failed') {
        if (isOpen) setSentence(outcome.sentence)
        else showToast(outcome.sentence, { kind: 'problem' })
      } else if (isOpen) onDone()
      return undefined
    },
  })

  function cancel() {
    if (form.busy) return
    shippingDraft.forget()
    onDone()
  }

  return (
    <form {...form.props} className={styles.form} aria-label={words.shippingAddressForm}>
      <div className={styles.fields}>
        <AddressFields
          field={form.field}
          secondLine={form.field('addressLine2')}
          countries={countries}
          kind="shipping"
        />
      </div>
      <div className={styles.send}>
        <FormProblems sentence={sentence} problems={form.problems} onFocus={form.focus} />
        <p className="button-row">
          <SubmitButton label={common.saveChanges} busy={form.busy} />
          <button type="button" className="button quiet" onClick={cancel}>
            {words.cancel}
          </button>
        </p>
      </div>
    </form>
  )
}
