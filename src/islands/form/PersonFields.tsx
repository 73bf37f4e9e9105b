import type { ReactNode } from 'react'
import { SALUTATIONS } from '#domain/customer-form.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { SelectField } from './SelectField.tsx'
import type { FieldState } from './use-form.ts'

interface Props {
  field: (name: 'salutation' | 'firstName' | 'lastName' | 'mobile') => FieldState
  /** Fields that follow. */
  children?: ReactNode
}

/** Who somebody is and how to reach them. */
export function PersonFields({ field, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>You</legend>
      <div className={styles.fields}>
        <div className={styles.third}>
          <SelectField
            {...field('salutation')}
            label="Salutation"
            options={SALUTATIONS}
            autoComplete="honorific-prefix"
          />
        </div>
        <div className={styles.half}>
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        </div>
        <div className={styles.half}>
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <div className={styles.half}>
          <Field
            {...field('mobile')}
            label="Mobile number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+61400000000"
            hint="With + and the country code, without spaces."
          />
        </div>
        {children}
      </div>
    </fieldset>
  )
}
