import { useState } from 'react'
import * as v from 'valibot'
import { NO_ADDRESS } from '#domain/customer.ts'
import { RegistrationForm, SALUTATIONS } from '#domain/customer-form.ts'
import { problemsOf } from '#domain/field-problem.ts'
import { AddressGroup } from '#islands/form/AddressGroup.tsx'
import { EmailField } from '#islands/form/EmailField.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import fields from '#islands/form/fields.module.css'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { PersonFields } from '#islands/form/PersonFields.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { signUp, signUpDraft } from '#stores/sign-up.ts'
import * as common from '#words/common.ts'
import * as words from '#words/sign-up.ts'
import styles from './LoginScreen.module.css'

const [DEFAULT_SALUTATION] = SALUTATIONS
const NOTHING = {
  salutation: DEFAULT_SALUTATION,
  firstName: '',
  lastName: '',
  company: '',
  mobile: '',
  ...NO_ADDRESS,
  email: '',
  password: '',
  confirmPassword: '',
}

/** Everything that a new customer is asked for (behaviour 3.4). */
export function SignUpForm({ countries }: { countries: readonly string[] }) {
  const [sentence, setSentence] = useState('')
  const form = useForm<keyof typeof NOTHING>({
    initial: NOTHING,
    typed: signUpDraft.read(),
    check: (values) => problemsOf(RegistrationForm, values),
    onTyped: signUpDraft.keep,
    async submit(values) {
      setSentence('')
      const outcome = await signUp(v.parse(RegistrationForm, values))
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return outcome.status === 'wrong' ? { [outcome.field]: outcome.problem } : undefined
    },
  })
  const { password, confirmPassword } = form.values

  return (
    <form {...form.props} className={styles.form} aria-label={common.signUp}>
      <PersonFields field={form.field} />
      <AddressGroup field={form.field} secondLine={form.field('addressLine2')} countries={countries} />
      <fieldset className={fields.group}>
        <legend>{words.toLogInWith}</legend>
        <div className={fields.fields}>
          <EmailField {...form.field('email')} autoComplete="username" />
          <div className={fields.half}>
            <PasswordField
              {...form.field('password')}
              label={common.password}
              autoComplete="new-password"
              hint={common.leastPassword}
            />
          </div>
          <div className={fields.half}>
            <PasswordField
              {...form.field('confirmPassword')}
              label={common.confirmPassword}
              autoComplete="new-password"
            />
          </div>
        </div>
      </fieldset>
      <div className={styles.send}>
        <FormProblems sentence={sentence} problems={form.problems} onFocus={form.focus} />
        <SubmitButton label={common.signUp} busy={form.busy} disabled={password !== confirmPassword} />
      </div>
    </form>
  )
}
