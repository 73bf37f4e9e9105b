import * as v from 'valibot'
import { RegistrationForm } from '#domain/customer-form.ts'
import type { Call } from './call.ts'
import { GuessableMessage } from './password-message.ts'
import { SessionMessage } from './session-calls.ts'

/** Makes a customer of a person, who is logged in then. */
export const register = {
  method: 'POST',
  path: '/api/customers',
  request: v.strictObject({
    form: v.pipe(
      v.custom<object>((form) => typeof form === 'object' && form !== null),
      v.check((form) => Object.keys(form).every((name) => Object.hasOwn(RegistrationForm.entries, name)), 'not-sound'),
      RegistrationForm,
    ),
    remember: v.boolean(),
  }),
  answer: v.variant('status', [
    v.object({ status: v.literal('registered'), customer: SessionMessage }),
    // The store's own word, to be shown as plain text.
    v.object({ status: v.literal('refused'), message: v.string() }),
    GuessableMessage,
  ]),
} as const satisfies Call
