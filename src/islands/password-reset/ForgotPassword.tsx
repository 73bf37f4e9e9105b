import { STOREFRONT_MODE } from 'astro:env/client'
import { useEffect, useRef, useState } from 'react'
import { problemsOf } from '#domain/field-problem.ts'
import { ForgotPasswordForm } from '#domain/password-form.ts'
import { LOG_IN_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { EmailField } from '#islands/form/EmailField.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $typedEmail } from '#stores/log-in.ts'
import { requestReset } from '#stores/password-reset.ts'
import * as common from '#words/common.ts'
import * as words from '#words/password-reset.ts'
import styles from './PasswordReset.module.css'

/** Asks for a reset link, and says where it has gone. */
export const ForgotPassword = withBoundary(ForgotPasswordIsland)

function ForgotPasswordIsland() {
  const [sentTo, setSentTo] = useState('')
  return (
    <div className={styles.screen}>
      <h1>{common.forgotPassword}</h1>
      {sentTo === '' ? <AskForLink onSent={setSentTo} /> : <LinkSent email={sentTo} onAgain={() => setSentTo('')} />}
    </div>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const [sentence, setSentence] = useState('')
  const form = useForm({
    initial: { email: '' },
    typed: { email: $typedEmail.get() },
    check: (values) => problemsOf(ForgotPasswordForm, values),
    onTyped: ({ email = '' }) => {
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
      <p className="lead">{words.howItWorks}</p>
      <form {...form.props} className={styles.form} aria-label={common.forgotPassword}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <div className={styles.send}>
          <FormProblems sentence={sentence} />
          <SubmitButton label={words.reset} busyLabel={words.resetting} busy={form.busy} />
        </div>
      </form>
      <p>
        <a href={LOG_IN_PATH}>{words.backToLogIn}</a>
      </p>
    </>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [before, after] = STOREFRONT_MODE === 'gateway' ? words.writtenToOnce : words.writtenTo

  useEffect(() => place.current?.focus(), [])

  return (
    <>
      <div className="notice" ref={place} tabIndex={-1}>
        <p>
          {before}
          <strong>
            <bdi>{email}</bdi>
          </strong>
          {after}
        </p>
      </div>
      <p>{words.nothingThere}</p>
      <p className="button-row">
        <PassingButton className="button quiet" onClick={onAgain}>
          {words.askAgain}
        </PassingButton>
        <a className="button quiet" href={LOG_IN_PATH}>
          {words.backToLogIn}
        </a>
      </p>
    </>
  )
}
