import { STOREFRONT_MODE } from 'astro:env/client'
import { useEffect, useRef, useState } from 'react'
import { problemsOf } from '#domain/customer-form.ts'
import { LOG_IN_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { EmailField } from '#islands/form/EmailField.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { $typedEmail } from '#stores/log-in.ts'
import { ForgotPasswordForm, requestReset } from '#stores/password-reset.ts'
import styles from './PasswordReset.module.css'

/** Asks for a reset link, and says where it has gone. */
export const ForgotPassword = withBoundary(ForgotPasswordIsland)

function ForgotPasswordIsland() {
  const [sentTo, setSentTo] = useState('')
  return (
    <div className={styles.screen}>
      <h1>Forgot password</h1>
      {sentTo === '' ? <AskForLink onSent={setSentTo} /> : <LinkSent email={sentTo} onAgain={() => setSentTo('')} />}
    </div>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const [sentence, setSentence] = useState('')
  const form = useForm({
    initial: { email: $typedEmail.get() },
    check: (values) => problemsOf(ForgotPasswordForm, values),
    onChange: ({ email }) => {
      $typedEmail.set(email)
      setSentence('')
    },
    async submit({ email }) {
      setSentence('')
      const outcome = await requestReset(email.trim())
      if (outcome.status === 'sent') onSent(email.trim())
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return outcome.status === 'wrong' ? { email: outcome.problem } : undefined
    },
  })
  return (
    <>
      <p className="lead">Tell us the e-mail that you log in with, and we send you a link to set a new password.</p>
      <form {...form.props} className={styles.form} aria-label="Forgot password">
        <EmailField {...form.field('email')} autoComplete="username" />
        <div className={styles.send}>
          <FormProblems sentence={sentence} />
          <SubmitButton label="Reset" busyLabel="Processing..." busy={form.busy} />
        </div>
      </form>
      <p>
        <a href={LOG_IN_PATH}>Back to the login</a>
      </p>
    </>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => place.current?.focus(), [])

  return (
    <>
      <div className="notice" ref={place} tabIndex={-1}>
        <p>
          We have written to <strong>{email}</strong>. The link in that e-mail works{' '}
          {STOREFRONT_MODE === 'gateway' ? 'once, within 48 hours' : 'for 48 hours'}.
        </p>
      </div>
      <p>Nothing there after a few minutes? Look among the unwanted mail, or ask again.</p>
      <p className="button-row">
        <button type="button" className="button quiet" onClick={onAgain}>
          Ask again
        </button>
        <a className="button quiet" href={LOG_IN_PATH}>
          Back to the login
        </a>
      </p>
    </>
  )
}
