import * as v from 'valibot'
import { emailAddress } from './email-address.ts'
import { code, type FieldProblem } from './field-problem.ts'

/** Behaviour 3.5. */
const LEAST_PASSWORD_LENGTH = 6
const LONGEST_PASSWORD = 200

/** A password as somebody types it who has one. */
export const typedPassword = (missing: FieldProblem) =>
  v.pipe(v.string(), v.nonEmpty(missing), v.maxLength(LONGEST_PASSWORD, code('password-too-long')))

/** What a password that somebody chooses has to be. */
export const chosen = (tooShort: FieldProblem) =>
  [
    v.minLength<string, number, string>(LEAST_PASSWORD_LENGTH, tooShort),
    v.maxLength<string, number, string>(LONGEST_PASSWORD, code('password-too-long')),
    v.check<string, string>((text) => text.isWellFormed(), code('unreadable')),
  ] as const

/** What logging in asks for (behaviour 3.2). */
export const LogInForm = v.object({ email: emailAddress(), password: typedPassword('password-missing') })
export type LogInForm = v.InferOutput<typeof LogInForm>

/** What another e-mail needs beside the profile. */
export const CurrentPasswordForm = v.object({ currentPassword: typedPassword('current-password-missing') })

/** A change of password, the new one twice (behaviour 3.7). */
export const PasswordForm = v.pipe(
  v.object({
    current: typedPassword('current-password-missing'),
    next: v.pipe(v.string(), ...chosen('new-password-too-short')),
    confirm: v.string(),
  }),
  v.forward(
    v.partialCheck([['next'], ['confirm']], (form) => form.next === form.confirm, code('new-passwords-differ')),
    ['confirm'],
  ),
  v.forward(
    v.partialCheck([['confirm']], (form) => form.confirm !== '', code('confirmation-missing')),
    ['confirm'],
  ),
)

/** Whom to send a link that sets a new password. */
export const ForgotPasswordForm = v.object({ email: emailAddress() })

/** A new password, twice (behaviour 3.8). */
export const ResetPasswordForm = v.pipe(
  v.object({ password: v.pipe(v.string(), ...chosen('reset-password-too-short')), confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      code('reset-passwords-differ'),
    ),
    ['confirmPassword'],
  ),
  v.forward(
    v.partialCheck([['confirmPassword']], (form) => form.confirmPassword !== '', code('confirmation-missing')),
    ['confirmPassword'],
  ),
)
