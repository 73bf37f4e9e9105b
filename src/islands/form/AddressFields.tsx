import { needsPostalCode, needsState, postalCodeKind } from '#domain/postal-code.ts'
import * as words from '#words/form.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { SelectField } from './SelectField.tsx'
import type { FieldState } from './use-form.ts'

type AddressName = 'addressLine1' | 'city' | 'state' | 'postalCode' | 'country'

export interface AddressFieldsProps {
  field: (name: AddressName) => FieldState
  /** Left out where the form has no second line. */
  secondLine?: FieldState
  firstLabel?: string
  countries: readonly string[]
  /** Whose address it is, in the terms of autofill; without it, the customer's own. */
  kind?: 'billing' | 'shipping'
  /** Whether the form does without state and country where a record has none. */
  lenient?: boolean
}

/** The fields of an address, in the order in which one is written; the country says which of them it does without. */
export function AddressFields({
  field,
  secondLine,
  firstLabel = words.addressLine1,
  countries,
  kind,
  lenient = false,
}: AddressFieldsProps) {
  const country = field('country').value
  const autofill = (name: string) => (kind === undefined ? name : `${kind} ${name}`)
  return (
    <>
      <Field {...field('addressLine1')} label={firstLabel} autoComplete={autofill('address-line1')} />
      {secondLine && (
        <Field {...secondLine} label={words.addressLine2} autoComplete={autofill('address-line2')} optional />
      )}
      <div className={styles.half}>
        <Field {...field('city')} label={words.city} autoComplete={autofill('address-level2')} />
      </div>
      <div className={styles.half}>
        <Field
          {...field('state')}
          label={words.state}
          autoComplete={autofill('address-level1')}
          optional={lenient || !needsState(country)}
        />
      </div>
      <div className={styles.half}>
        <Field
          {...field('postalCode')}
          label={words.postalCode}
          inputMode={postalCodeKind(country) === 'digits' ? 'numeric' : 'text'}
          autoComplete={autofill('postal-code')}
          optional={!needsPostalCode(country)}
        />
      </div>
      <div className={styles.half}>
        <SelectField
          {...field('country')}
          label={words.country}
          options={countries}
          empty={words.chooseCountry}
          optional={lenient}
          autoComplete={autofill('country-name')}
        />
      </div>
    </>
  )
}
