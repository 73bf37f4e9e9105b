import type { ReactNode } from 'react'
import { SALUTATIONS } from '#domain/customer-form.ts'
import * as common from '#words/common.ts'
import * as words from '#words/form.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { SelectField } from './SelectField.tsx'
import type { FieldState } from './use-form.ts'

interface Props {
  field: (name: 'salutation' | 'firstName' | 'lastName' | 'company' | 'mobile') => FieldState
  /** Fields that follow. */
  children?: ReactNode
}

/** Who somebody is and how to reach them. */
export function PersonFields({ field, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{words.you}</legend>
      <div className={styles.fields}>
        <div className={styles.third}>
          <SelectField
            {...field('salutation')}
            label={words.salutation}
            options={SALUTATIONS}
            autoComplete="honorific-prefix"
          />
        </div>
        <div className={styles.half}>
          <Field {...field('firstName')} label={common.firstName} autoComplete="given-name" />
        </div>
        <div className={styles.half}>
          <Field {...field('lastName')} label={common.lastName} autoComplete="family-name" />
        </div>
        <div className={styles.half}>
          <Field {...field('company')} label={common.company} autoComplete="organization" optional />
        </div>
        <div className={styles.half}>
          <Field
            {...field('mobile')}
            label={words.mobileNumber}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+61400000000"
            hint={words.mobileHint}
          />
        </div>
        {children}
      </div>
    </fieldset>
  )
}
