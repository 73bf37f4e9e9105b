import { useState } from 'react'
import { problemsOf } from '#domain/field-problem.ts'
import { LogInForm as Form } from '#domain/password-form.ts'
import { FORGOT_PASSWORD_PATH } from '#domain/paths.ts'
import { EmailField } from '#islands/form/EmailField.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import fields from '#islands/form/fields.module.css'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { $typedEmail, logIn } from '#stores/log-in.ts'
import * as common from '#words/common.ts'
import * as words from '#words/log-in.ts'
import styles from './LoginScreen.module.css'

/** E-mail, password, and whether to be remembered. */
export function LogInForm() {
  const [remember, setRemember] = useState(false)
  const [sentence, setSentence] = useState('')
  const form = useForm({
    initial: { email: '', password: '' },
    typed: { email: $typedEmail.get() },
    check: (values) => problemsOf(Form, values),
    onTyped: ({ email = '' }) => {
      $typedEmail.set(email)
      setSentence('')
    },
    async submit(values) {
      setSentence('')
      const outcome = await logIn(values, remember)
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return outcome.status === 'wrong' ? { [outcome.field]: outcome.problem } : undefined
    },
  })

  return (
    <form {...form.props} className={styles.form} aria-label={common.logIn}>
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={common.password} autoComplete="current-password" />
      <p className={styles.between}>
        <label className={fields.check}>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          {words.rememberMe}
        </label>
        <a href={FORGOT_PASSWORD_PATH}>{words.forgotPassword}</a>
      </p>
      <div className={styles.send}>
        <FormProblems sentence={sentence} />
        <SubmitButton label={common.logIn} busy={form.busy} />
      </div>
    </form>
  )
}
