import * as v from 'valibot'
import { gatewaySentence } from '#client/refusal-sentence.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { nextPage } from '#domain/next-page.ts'
import type { LogInForm } from '#domain/password-form.ts'
import * as words from '#words/log-in.ts'
import { backend } from './backend.ts'
import { goAfterToast } from './go-after-toast.ts'
import { keepSession } from './keep-session.ts'
import { personalAtom } from './session-atom.ts'
import { showToast } from './toasts.ts'

/** `sentence` is for above the button, `field` for beside the field that is wrong. */
export type LogInOutcome =
  | { status: 'done' }
  | { status: 'wrong'; field: 'email' | 'password'; problem: FieldProblem }
  | { status: 'failed'; sentence: string }

/** The address that was typed, for as long as the visit lasts: no error and no reload costs it. */
export const $typedEmail = personalAtom('typed-email', '', v.string())

/** Logs in, says so and goes on to the page that was asked for; otherwise says what is wrong. */
export async function logIn({ email, password }: LogInForm, remember: boolean): Promise<LogInOutcome> {
  try {
    const account = await backend.account()
    const answer = await account.logIn(email, password, remember)
    if (answer.status === 'email-not-found') return wrong('email', 'email-unknown', words.emailNotFoundToast)
    if (answer.status === 'wrong-password') return wrong('password', 'password-wrong', words.wrongPasswordToast)
    if (answer.status === 'not-active') {
      return { status: 'failed', sentence: words.accountClosed }
    }
    keepSession(answer.customer, remember)
  } catch (error) {
    const sentence = gatewaySentence(error)
    if (sentence === undefined) showToast(words.failed, { kind: 'problem' })
    return { status: 'failed', sentence: sentence ?? words.failed }
  }
  $typedEmail.set('')
  await goAfterToast(words.loggedIn, nextPage(location.search))
  return { status: 'done' }
}

function wrong(field: 'email' | 'password', problem: FieldProblem, toast: string): LogInOutcome {
  showToast(toast, { kind: 'problem' })
  return { status: 'wrong', field, problem }
}
