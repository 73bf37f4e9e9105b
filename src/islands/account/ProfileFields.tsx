import { useState } from 'react'
import * as v from 'valibot'
import type { Customer } from '#domain/customer.ts'
import { ProfileForm, problemsOf } from '#domain/customer-form.ts'
import { ACCOUNT_PATH } from '#domain/paths.ts'
import { words } from '#domain/words.ts'
import { AddressGroup } from '#islands/form/AddressGroup.tsx'
import { EmailField } from '#islands/form/EmailField.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import styles from '#islands/form/fields.module.css'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { PersonFields } from '#islands/form/PersonFields.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { profileDraft, saveProfile, WithCurrentPassword } from '#stores/account.ts'

/** The fields of sign-up without passwords (behaviour 3.6). */
export function ProfileFields({ customer, countries }: { customer: Customer; countries: readonly string[] }) {
  const { customerId, salutation, firstName, lastName, mobile, email, billingAddress } = customer
  const [sentence, setSentence] = useState('')
  const changesEmail = (values: { email: string }) => values.email.trim() !== email
  const form = useForm<keyof ProfileForm | 'currentPassword'>({
    initial: {
      salutation,
      firstName,
      lastName,
      mobile,
      email,
      currentPassword: '',
      ...billingAddress,
      ...profileDraft.read(customerId),
    },
    check: (values) => ({
      ...problemsOf(ProfileForm, values),
      ...(changesEmail(values) ? problemsOf(WithCurrentPassword, values) : {}),
    }),
    onChange: (values) => profileDraft.keep(values, customerId),
    async submit({ currentPassword, ...values }) {
      setSentence('')
      const outcome = await saveProfile(
        customerId,
        v.parse(ProfileForm, values),
        changesEmail(values) ? currentPassword : '',
      )
      if (outcome.status === 'current-wrong') return { currentPassword: words.password.currentWrong }
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return undefined
    },
  })
  const missing = form.problems.some(({ problem }) => problem.endsWith('required'))

  return (
    <form {...form.props} className={styles.form} aria-label="Edit profile">
      <PersonFields field={form.field}>
        <div className={styles.half}>
          <EmailField {...form.field('email')} autoComplete="email" hint="You log in with it." />
        </div>
        {changesEmail(form.values) && (
          <div className={styles.half}>
            <PasswordField
              {...form.field('currentPassword')}
              label="Current password"
              autoComplete="current-password"
              hint="Another e-mail needs it."
            />
          </div>
        )}
      </PersonFields>
      <AddressGroup
        field={form.field}
        secondLine={form.field('addressLine2')}
        countries={countries}
        kind="billing"
        lenient
      />
      <div className={styles.send}>
        <FormProblems
          sentence={missing ? words.profile.incomplete : sentence}
          problems={form.problems}
          onFocus={form.focus}
        />
        <p className="button-row">
          <SubmitButton label="Save Changes" busy={form.busy} />
          <a className="button quiet" href={ACCOUNT_PATH}>
            My Account
          </a>
        </p>
      </div>
    </form>
  )
}
