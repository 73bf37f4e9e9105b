import { STOREFRONT_MODE } from 'astro:env/client'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { problemsOf } from '#domain/customer-form.ts'
import { ACCOUNT_PATH } from '#domain/paths.ts'
import { words } from '#domain/words.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import styles from '#islands/form/fields.module.css'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { $customer, changePassword, loadCustomer, PasswordForm } from '#stores/account.ts'
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
    return <Trouble sentence={words.password.notFetched} onRetry={loadCustomer} />
  }
  return (
    <form {...form.props} className={`${styles.form} ${narrow.narrow}`} aria-label="Edit password">
      <PasswordField {...form.field('current')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...form.field('next')}
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <PasswordField {...form.field('confirm')} label="Confirm new password" autoComplete="new-password" />
      {STOREFRONT_MODE === 'gateway' && (
        <p>With a new password you stay logged in here, and are logged out everywhere else.</p>
      )}
      <div className={styles.send}>
        <FormProblems sentence={sentence} problems={form.problems} onFocus={form.focus} />
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
