import { useState } from 'react'
import * as v from 'valibot'
import type { Customer } from '#domain/customer.ts'
import { ProfileForm, problemsOf, SALUTATIONS } from '#domain/customer-form.ts'
import { words } from '#domain/words.ts'
import { Field } from '#islands/form/Field.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import { SelectField } from '#islands/form/SelectField.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { keepProfileDraft, profileDraft, saveProfile } from '#stores/account.ts'
import { AddressFields } from './AddressFields.tsx'
import styles from './fields.module.css'

/** The fields of sign-up without passwords (spec section 2, Edit profile). */
export function ProfileFields({ customer, countries }: { customer: Customer; countries: readonly string[] }) {
  const { customerId, salutation, firstName, lastName, mobile, email, billingAddress } = customer
  const [sentence, setSentence] = useState('')
  const form = useForm<keyof ProfileForm>({
    initial: { salutation, firstName, lastName, mobile, ...billingAddress, email, ...profileDraft(customerId) },
    check: (values) => problemsOf(ProfileForm, values),
    onChange: (values) => keepProfileDraft(customerId, values),
    async submit(values) {
      setSentence('')
      const outcome = await saveProfile(customerId, v.parse(ProfileForm, values))
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return undefined
    },
  })
  const missing = form.problems.some(({ problem }) => problem.endsWith('required'))

  return (
    <form {...form.props} className={styles.form} aria-label="Edit profile">
      <fieldset className={styles.group}>
        <legend>You</legend>
        <div className={styles.fields}>
          <div className={styles.third}>
            <SelectField
              {...form.field('salutation')}
              label="Salutation"
              options={SALUTATIONS}
              autoComplete="honorific-prefix"
            />
          </div>
          <div className={styles.half}>
            <Field {...form.field('firstName')} label="First name" autoComplete="given-name" />
          </div>
          <div className={styles.half}>
            <Field {...form.field('lastName')} label="Last name" autoComplete="family-name" />
          </div>
          <div className={styles.half}>
            <Field
              {...form.field('mobile')}
              label="Mobile number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="+61400000000"
              hint="With + and the country code, without spaces."
            />
          </div>
          <div className={styles.half}>
            <Field
              {...form.field('email')}
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              hint="You log in with it."
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Address</legend>
        <div className={styles.fields}>
          <AddressFields
            field={form.field}
            secondLine={form.field('addressLine2')}
            countries={countries}
            kind="billing"
          />
        </div>
      </fieldset>
      <div className={styles.send}>
        <FormProblems
          sentence={missing ? words.profile.incomplete : sentence}
          problems={form.problems}
          onFocus={form.focus}
        />
        <p className={styles.ways}>
          <SubmitButton label="Save Changes" busy={form.busy} />
          <a className="button quiet" href="/account">
            My Account
          </a>
        </p>
      </div>
    </form>
  )
}
