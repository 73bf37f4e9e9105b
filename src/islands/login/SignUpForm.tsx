import { useState } from 'react'
import * as v from 'valibot'
import { problemsOf, RegistrationForm, SALUTATIONS } from '#domain/customer-form.ts'
import { Field } from '#islands/form/Field.tsx'
import { FormProblems } from '#islands/form/FormProblems.tsx'
import { PasswordField } from '#islands/form/PasswordField.tsx'
import { SelectField } from '#islands/form/SelectField.tsx'
import { SubmitButton } from '#islands/form/SubmitButton.tsx'
import { useForm } from '#islands/form/use-form.ts'
import { $signUpDraft, keepSignUpDraft, signUp } from '#stores/sign-up.ts'
import styles from './LoginScreen.module.css'

const [DEFAULT_SALUTATION] = SALUTATIONS
const NOTHING = {
  salutation: DEFAULT_SALUTATION,
  firstName: '',
  lastName: '',
  mobile: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  email: '',
  password: '',
  confirmPassword: '',
}

/** Everything that a new customer is asked for (spec section 2). */
export function SignUpForm({ countries }: { countries: readonly string[] }) {
  const [sentence, setSentence] = useState('')
  const form = useForm<keyof typeof NOTHING>({
    initial: { ...NOTHING, ...$signUpDraft.get() },
    check: (values) => problemsOf(RegistrationForm, values),
    onChange: keepSignUpDraft,
    async submit(values) {
      setSentence('')
      const outcome = await signUp(v.parse(RegistrationForm, values))
      if (outcome.status === 'failed') setSentence(outcome.sentence)
      return undefined
    },
  })
  const { password, confirmPassword } = form.values

  return (
    <form {...form.props} className={styles.form} aria-label="Sign Up">
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
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Address</legend>
        <div className={styles.fields}>
          <Field {...form.field('addressLine1')} label="Address line 1" autoComplete="address-line1" />
          <Field {...form.field('addressLine2')} label="Address line 2" autoComplete="address-line2" optional />
          <div className={styles.half}>
            <Field {...form.field('city')} label="City" autoComplete="address-level2" />
          </div>
          <div className={styles.half}>
            <Field {...form.field('state')} label="State" autoComplete="address-level1" />
          </div>
          <div className={styles.half}>
            <Field {...form.field('postalCode')} label="Postal code" inputMode="numeric" autoComplete="postal-code" />
          </div>
          <div className={styles.half}>
            <SelectField
              {...form.field('country')}
              label="Country"
              options={countries}
              empty="Choose a country"
              autoComplete="country-name"
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>To log in with</legend>
        <div className={styles.fields}>
          <Field
            {...form.field('email')}
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className={styles.half}>
            <PasswordField
              {...form.field('password')}
              label="Password"
              autoComplete="new-password"
              hint="At least 6 characters."
            />
          </div>
          <div className={styles.half}>
            <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
          </div>
        </div>
      </fieldset>
      <div className={styles.send}>
        <FormProblems sentence={sentence} problems={form.problems} onFocus={form.focus} />
        <SubmitButton label="Sign Up" busy={form.busy} disabled={password !== confirmPassword} />
      </div>
    </form>
  )
}
