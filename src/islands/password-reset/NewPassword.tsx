import { useState } from 'react'
import { problemsOf } from '#domain/field-problem.ts'
import { ResetPasswordForm } from '#domain/password-form.ts'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { useHandedOnFocus } from '#islands/use-handed-on-focus.ts'
import { type ResetLink, resetPassword } from '#stores/password-reset.ts'
import * as common from '#words/common.ts'
import * as words from '#words/password-reset.ts'
import styles from './PasswordReset.module.css'

interface Props {
  link: ResetLink
  /** The link has been used, or has run out, since it was checked. */
  onInvalid: (sentence: string) => void
}

/** The new password, twice. */
export function NewPassword({ link, onInvalid }: Props) {
  const [sentence, setSentence] = useState('')
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    check: (values) => problemsOf(ResetPasswordForm, values),
    async submit({ password }) {
      setSentence('')
      const outcome = await resetPassword(link, password)
      if (outcome.status === 'invalid') onInvalid(outcome.sentence)
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return outcome.status === 'wrong' ? { password: outcome.problem } : undefined
    },
  })
  useHandedOnFocus(form.props.ref)
  return (
    <form {...form.props} className={styles.form} aria-label={common.resetPassword}>
      <PasswordField
        {...form.field('password')}
        label={common.newPassword}
        autoComplete="new-password"
        hint={common.leastPassword}
      />
      <PasswordField {...form.field('confirmPassword')} label={common.confirmPassword} autoComplete="new-password" />
      <div className={styles.send}>
        <FormProblems sentence={sentence} />
        <SubmitButton label={words.setPassword} busyLabel={words.settingPassword} busy={form.busy} />
      </div>
    </form>
  )
}
