import * as words from '#words/form.ts'
import { FieldFrame } from './Field.tsx'
import type { FieldState } from './use-form.ts'

interface Props extends FieldState {
  label: string
  options: readonly string[]
  /** Shown while nothing has been chosen; without it something always is. */
  empty?: string
  autoComplete?: string
  optional?: boolean
}

/** A choice from a list. A value that the list does not know, from another record, none included, stays choosable. */
export function SelectField(props: Props) {
  const { id, name, value, problem, onValue, onBlur, label, options, empty, autoComplete, optional = false } = props
  return (
    <FieldFrame id={id} label={label} problem={problem} optional={optional}>
      <select
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        required={!optional}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-below`}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onBlur}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {(value !== '' || empty === undefined) && !options.includes(value) && (
          <option value={value}>{value || words.none}</option>
        )}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  )
}
