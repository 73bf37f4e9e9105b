import { FieldFrame } from './Field.tsx'
import type { FieldState } from './use-form.ts'

interface Props extends FieldState {
  label: string
  options: readonly string[]
  /** Shown while nothing has been chosen; without it something always is. */
  empty?: string
  autoComplete?: string
}

/** A choice from a list. A value that the list does not know, from an older record, stays choosable. */
export function SelectField({ id, name, value, problem, onValue, onBlur, label, options, empty, autoComplete }: Props) {
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <select
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        required
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-below`}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onBlur}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {value !== '' && !options.includes(value) && <option>{value}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  )
}
