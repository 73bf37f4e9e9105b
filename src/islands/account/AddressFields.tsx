import { Field } from '#islands/form/Field.tsx'
import { SelectField } from '#islands/form/SelectField.tsx'
import type { FieldState } from '#islands/form/use-form.ts'
import styles from './fields.module.css'

type AddressName = 'addressLine1' | 'city' | 'state' | 'postalCode' | 'country'

interface Props {
  field: (name: AddressName) => FieldState
  /** Left out where the form has no second line. */
  secondLine?: FieldState
  firstLabel?: string
  countries: readonly string[]
  /** Whose address it is, in the terms of autofill. */
  kind: 'billing' | 'shipping'
}

/** The fields of an address, in the order in which one is written. */
export function AddressFields({ field, secondLine, firstLabel = 'Address line 1', countries, kind }: Props) {
  return (
    <>
      <Field {...field('addressLine1')} label={firstLabel} autoComplete={`${kind} address-line1`} />
      {secondLine && <Field {...secondLine} label="Address line 2" autoComplete={`${kind} address-line2`} optional />}
      <div className={styles.half}>
        <Field {...field('city')} label="City" autoComplete={`${kind} address-level2`} />
      </div>
      <div className={styles.half}>
        <Field {...field('state')} label="State" autoComplete={`${kind} address-level1`} />
      </div>
      <div className={styles.half}>
        <Field {...field('postalCode')} label="Postal code" inputMode="numeric" autoComplete={`${kind} postal-code`} />
      </div>
      <div className={styles.half}>
        <SelectField
          {...field('country')}
          label="Country"
          options={countries}
          empty="Choose a country"
          autoComplete={`${kind} country-name`}
        />
      </div>
    </>
  )
}
