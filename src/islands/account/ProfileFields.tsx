import { useState } from 'react'
import * as v from 'valibot'
import type { Customer } from '#domain/customer.ts'
import { ProfileForm } from '#domain/customer-form.ts'
import { isSameEmail } from '#domain/email-address.ts'
import { problemsOf } from '#domain/field-problem.ts'
import { CurrentPasswordForm } from '#domain/password-form.ts'
import { ACCOUNT_PATH } from '#domain/paths.ts'
import { AddressGroup } from '#islands/form/AddressGroup.tsx'
import { EmailField } from '#islands/form/EmailField.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import styles from '#islands/form/fields.module.css'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { PersonFields } from '#islands/form/PersonFields.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { useHandedOnFocus } from '#islands/use-handed-on-focus.ts'
import { loadCustomer, profileDraft, saveProfile } from '#stores/account.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/account.ts'
import * as common from '#words/common.ts'

/** The fields of sign-up without passwords (behaviour 3.6). */
export function ProfileFields({ customer, countries }: { customer: Customer; countries: readonly string[] }) {
  const { customerId, salutation, firstName, lastName, company, mobile, email, billingAddress } = customer
  const [sentence, setSentence] = useState('')
  const changesEmail = (values: { email: string }) => !isSameEmail(values.email, email)
  const form = useForm<keyof ProfileForm | 'currentPassword'>({
    initial: {
      salutation,
      firstName,
      lastName,
      company,
      mobile,
      email,
      currentPassword: '',
      ...billingAddress,
    },
    typed: profileDraft.read(customerId),
    check: (values) => ({
      ...problemsOf(ProfileForm, values),
      ...(changesEmail(values) ? problemsOf(CurrentPasswordForm, values) : {}),
    }),
    onTyped: (values) => profileDraft.keep(values, customerId),
    async submit({ currentPassword, ...values }) {
      setSentence('')
      const password = changesEmail(values) ? currentPassword : ''
      const outcome = await saveProfile(customerId, v.parse(ProfileForm, values), password)
      if (outcome.status === 'current-wrong' && password !== '') return { currentPassword: 'current-password-wrong' }
      if (outcome.status === 'current-wrong') {
        // Another tab has changed the e-mail: the form comes back with it, and with what was typed.
        showToast(words.emailChangedElsewhere, { kind: 'problem' })
        await loadCustomer()
      }
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      if (outcome.status === 'saved') form.restart({ ...values, currentPassword: '' })
      return undefined
    },
  })
  useHandedOnFocus(form.props.ref)
  const typed: Readonly<Record<string, string>> = form.values
  const missing = form.problems.some(({ name }) => typed[name]?.trim() === '')

  return (
    <form {...form.props} className={styles.form} aria-label={words.editProfile}>
      <PersonFields field={form.field}>
        <div className={styles.half}>
          <EmailField {...form.field('email')} autoComplete="email" hint={words.youLogInWithIt} />
        </div>
        {changesEmail(form.values) && (
          <div className={styles.half}>
            <PasswordField
              {...form.field('currentPassword')}
              label={common.currentPassword}
              autoComplete="current-password"
              hint={words.anotherEmailNeedsIt}
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
          sentence={missing ? words.profileIncomplete : sentence}
          problems={form.problems}
          onFocus={form.focus}
        />
        <p className="button-row">
          <SubmitButton label={common.saveChanges} busy={form.busy} />
          <a className="button quiet" href={ACCOUNT_PATH}>
            {common.myAccount}
          </a>
        </p>
      </div>
    </form>
  )
}
