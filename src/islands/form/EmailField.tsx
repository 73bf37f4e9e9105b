import * as common from '#words/common.ts'
import { Field } from './Field.tsx'
import type { FieldState } from './use-form.ts'

/** The e-mail that a customer logs in with. */
export function EmailField(props: FieldState & { autoComplete: 'email' | 'username'; hint?: string }) {
  return (
    <Field {...props} label={common.eMail} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  )
}
