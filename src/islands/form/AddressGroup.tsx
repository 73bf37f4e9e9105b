import * as common from '#words/common.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import styles from './fields.module.css'

/** The address of a person, as a group of its own. */
export function AddressGroup(props: AddressFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{common.address}</legend>
      <div className={styles.fields}>
        <AddressFields {...props} />
      </div>
    </fieldset>
  )
}
