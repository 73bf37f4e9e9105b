import type { InputHTMLAttributes, ReactNode } from 'react'
import * as words from '#words/form.ts'
import styles from './Field.module.css'
import type { FieldState } from './use-form.ts'

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
>

/** One line of text with its label, and below it a hint and what is wrong. */
export function Field({
  label,
  hint,
  optional = false,
  id,
  name,
  value,
  problem,
  busy: _busy,
  onValue,
  onBlur,
  ...input
}: FieldState & Input & { label: string; hint?: string; optional?: boolean }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} optional={optional}>
      <input
        {...input}
        id={id}
        name={name}
        value={value}
        required={!optional}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-below`}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}

interface FrameProps {
  id: string
  label: string
  hint?: string | undefined
  problem: string
  optional?: boolean
  children: ReactNode
}

/** A label, a control, and what stands below and describes it: a hint, which stays while something is wrong, and that. */
export function FieldFrame({ id, label, hint = '', problem, optional = false, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${words.optional}`}</span>}
      </label>
      {children}
      <div id={`${id}-below`}>
        {hint !== '' && <p className="hint">{hint}</p>}
        <p className={`${styles.below} problem`}>{problem}</p>
      </div>
    </div>
  )
}
