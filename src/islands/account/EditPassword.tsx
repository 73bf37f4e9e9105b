import { STOREFRONT_MODE } from 'astro:env/client'
import { useStore } from '@nanostores/react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { problemsOf } from '#domain/field-problem.ts'
import { PasswordForm } from '#domain/password-form.ts'
import { ACCOUNT_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import styles from '#islands/form/fields.module.css'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { useHandedOnFocus } from '#islands/use-handed-on-focus.ts'
import { $customer, changePassword, loadCustomer } from '#stores/account.ts'
import * as words from '#words/account.ts'
import * as common from '#words/common.ts'
import narrow from './Narrow.module.css'
import { Trouble } from './Trouble.tsx'

const NOTHING = { current: '', next: '', confirm: '' }

/** The current password, and a new one twice. Opening the page asks whether somebody is logged in. */
export const EditPassword = withBoundary(EditPasswordIsland)

function EditPasswordIsland() {
  const state = useStore($customer)
  const [sentence, setSentence] = useState('')
  const form = useForm({
    initial: NOTHING,
    check: (values) => problemsOf(PasswordForm, values),
    async submit({ current, next }) {
      setSentence('')
      const outcome = await changePassword(current, next)
      if (outcome.status === 'wrong') return { [outcome.field]: outcome.problem }
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return undefined
    },
  })

  useEffect(() => {
    void loadCustomer()
  }, [])

  if (state.status === 'failed') {
    return <Trouble sentence={words.passwordNotFetched} onRetry={loadCustomer} />
  }
  return (
    <PassingForm {...form.props} className={`${styles.form} ${narrow.narrow}`} aria-label={words.editPassword}>
      {/* For password managers: they keep the new password with it. */}
      {state.status === 'ready' && (
        <input type="email" name="username" value={state.customer.email} autoComplete="username" readOnly hidden />
      )}
      <PasswordField {...form.field('current')} label={common.currentPassword} autoComplete="current-password" />
      <PasswordField
        {...form.field('next')}
        label={common.newPassword}
        autoComplete="new-password"
        hint={common.leastPassword}
      />
      <PasswordField {...form.field('confirm')} label={words.confirmNewPassword} autoComplete="new-password" />
      {STOREFRONT_MODE === 'gateway' && <p>{words.newPasswordLogsOut}</p>}
      <div className={styles.send}>
        <FormProblems sentence={sentence} problems={form.problems} onFocus={form.focus} />
        <p className="button-row">
          <SubmitButton label={common.saveChanges} busy={form.busy} />
          <a className="button quiet" href={ACCOUNT_PATH}>
            {common.myAccount}
          </a>
        </p>
      </div>
    </PassingForm>
  )
}

/** Trouble may take its place while the keyboard is in it; what was typed is kept. */
function PassingForm(props: ComponentProps<'form'> & { ref: RefObject<HTMLFormElement | null> }) {
  useHandedOnFocus(props.ref)
  return <form {...props} />
}
