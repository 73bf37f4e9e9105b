import { useState } from 'react'
import * as words from '#words/form.ts'
import { FieldFrame } from './Field.tsx'
import styles from './PasswordField.module.css'
import type { FieldState } from './use-form.ts'

interface Props extends FieldState {
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at. It is hidden again before it is sent, so that no browser keeps it as plain text. */
export function PasswordField({ id, name, value, problem, busy, onValue, onBlur, label, hint, autoComplete }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <div className={styles.control}>
        <input
          id={id}
          name={name}
          type={shown && !busy ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-below`}
          onChange={(event) => onValue(event.target.value)}
          onBlur={onBlur}
        />
        <button
          type="button"
          className={styles.eye}
          aria-controls={id}
          aria-label={shown ? words.hideField(label) : words.showField(label)}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
    </FieldFrame>
  )
}
