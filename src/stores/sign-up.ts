import { gatewaySentence } from '#client/refusal-sentence.ts'
import type { RegistrationForm } from '#domain/customer-form.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { guessableProblems } from '#domain/guessable-password.ts'
import { nextPage } from '#domain/next-page.ts'
import * as logInWords from '#words/log-in.ts'
import * as words from '#words/sign-up.ts'
import { backend } from './backend.ts'
import { customerDraft } from './customer-draft.ts'
import { goAfterToast } from './go-after-toast.ts'
import { keepSession } from './keep-session.ts'
import { showToast } from './toasts.ts'

export const signUpDraft = customerDraft('sign-up')

/** `sentence` is to be shown as plain text. */
export type SignUpOutcome =
  | { status: 'done' }
  | { status: 'wrong'; field: 'password'; problem: FieldProblem }
  | { status: 'failed'; sentence: string }

/** Registers, which also logs in, says so and goes on; otherwise says why not. */
export async function signUp(form: RegistrationForm): Promise<SignUpOutcome> {
  try {
    const account = await backend.account()
    const answer = await account.register(form, false)
    if (answer.status === 'refused') {
      showToast(words.refused, { kind: 'problem' })
      return { status: 'failed', sentence: answer.message.trim() || words.refused }
    }
    if (answer.status === 'guessable') {
      showToast(words.refused, { kind: 'problem' })
      return { status: 'wrong', field: 'password', problem: guessableProblems[answer.why] }
    }
    keepSession(answer.customer, false)
  } catch (error) {
    const sentence = gatewaySentence(error)
    if (sentence === undefined) showToast(words.failed, { kind: 'problem' })
    return { status: 'failed', sentence: sentence ?? logInWords.failed }
  }
  signUpDraft.forget()
  await goAfterToast(logInWords.loggedIn, nextPage(location.search))
  return { status: 'done' }
}
