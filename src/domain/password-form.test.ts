import { expect, test } from 'vitest'
import { problemsOf } from './field-problem.ts'
import { CurrentPasswordForm, ForgotPasswordForm, LogInForm, PasswordForm, ResetPasswordForm } from './password-form.ts'

const LONGEST = 'x'.repeat(200)

test.each([
  ['a@b.example', '1', {}],
  ['a@b.example', LONGEST, {}],
  ['a@b.example', `${LONGEST}x`, { password: 'password-too-long' }],
  ['a@b.example', '', { password: 'password-missing' }],
  ['', '', { email: 'email-missing', password: 'password-missing' }],
  ['b.example', 'secret', { email: 'email-invalid' }],
])('who logs in as "%s" with "%s"', (email, password, problems) => {
  expect(problemsOf(LogInForm, { email, password })).toEqual(problems)
})

test('another e-mail needs the password of now, whatever it is', () => {
  expect(problemsOf(CurrentPasswordForm, { currentPassword: '1' })).toEqual({})
  expect(problemsOf(CurrentPasswordForm, { currentPassword: '' })).toEqual({
    currentPassword: 'current-password-missing',
  })
})

test('a link that sets a new password needs an e-mail', () => {
  expect(problemsOf(ForgotPasswordForm, { email: 'a@b.example' })).toEqual({})
  expect(problemsOf(ForgotPasswordForm, { email: 'a' })).toEqual({ email: 'email-invalid' })
})

test.each([
  ['old', '123456', '123456', {}],
  ['old', LONGEST, LONGEST, {}],
  ['', '123456', '123456', { current: 'current-password-missing' }],
  ['old', '12345', '12345', { next: 'new-password-too-short' }],
  ['old', `${LONGEST}x`, `${LONGEST}x`, { next: 'password-too-long' }],
  ['old', '12345\ud800', '12345\ud800', { next: 'unreadable' }],
  ['old', '123456', '1234567', { confirm: 'new-passwords-differ' }],
  ['', '123456', '', { current: 'current-password-missing', confirm: 'new-passwords-differ' }],
  ['old', '', '', { next: 'new-password-too-short', confirm: 'confirmation-missing' }],
])('a change of the password "%s" to "%s" and "%s"', (current, next, confirm, problems) => {
  expect(problemsOf(PasswordForm, { current, next, confirm })).toEqual(problems)
})

test('passwords of which one was not sent are not compared', () => {
  expect(problemsOf(PasswordForm, { current: 'old', confirm: '123456' })).toEqual({ next: 'not-sound' })
  expect(problemsOf(PasswordForm, { current: 'old', next: '123456' })).toEqual({ confirm: 'not-sound' })
  expect(problemsOf(ResetPasswordForm, { confirmPassword: '123456' })).toEqual({ password: 'not-sound' })
})

test.each([
  ['123456', '123456', {}],
  ['12345', '12345', { password: 'reset-password-too-short' }],
  [`${LONGEST}x`, `${LONGEST}x`, { password: 'password-too-long' }],
  ['12345\ud800', '12345\ud800', { password: 'unreadable' }],
  ['123456', '123457', { confirmPassword: 'reset-passwords-differ' }],
  ['123456', '', { confirmPassword: 'reset-passwords-differ' }],
  ['', '', { password: 'reset-password-too-short', confirmPassword: 'confirmation-missing' }],
])('a new password "%s" and "%s"', (password, confirmPassword, problems) => {
  expect(problemsOf(ResetPasswordForm, { password, confirmPassword })).toEqual(problems)
})
