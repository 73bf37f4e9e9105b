import { expect, test } from 'vitest'
import { problemOf } from '#domain/contact-message.ts'
import { ProfileForm, RegistrationForm } from '#domain/customer-form.ts'
import { problemsOf } from '#domain/field-problem.ts'
import { INVALID, LEFT_OUT, VALID } from '#domain/test-addresses.ts'
import { saveProfile } from './account-calls.ts'
import { register } from './customer-calls.ts'
import { send } from './message-calls.ts'
import { request } from './reset-calls.ts'
import { logIn } from './session-calls.ts'

test('every form and every message of the gateway holds addresses against the same rule', () => {
  const everywhere: Record<string, (email: string) => boolean> = {
    signUp: (email) => problemsOf(RegistrationForm, { email }).email === undefined,
    profile: (email) => problemsOf(ProfileForm, { email }).email === undefined,
    contact: (email) => problemOf('email', email) === undefined,
    logInMessage: (email) => problemsOf(logIn.request, { email, password: 'x', remember: false }).email === undefined,
    signUpMessage: (email) => problemsOf(register.request, { form: { email } })['form.email'] === undefined,
    profileMessage: (email) => problemsOf(saveProfile.request, { email }).email === undefined,
    resetMessage: (email) => problemsOf(request.request, { email }).email === undefined,
    contactMessage: (email) => problemsOf(send.request, { email }).email === undefined,
  }
  for (const [form, takes] of Object.entries(everywhere)) {
    expect(VALID.filter(([, address]) => !takes(address)).map(([, address]) => `${form} ${address}`)).toEqual([])
    const wrong = [...INVALID, ...LEFT_OUT].map(([, address]) => address)
    expect(wrong.filter(takes).map((address) => `${form} ${address}`)).toEqual([])
  }
})
