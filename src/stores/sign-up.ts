import type { RegistrationForm } from '#domain/customer-form.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { guessableProblems } from '#domain/guessable-password.ts'
import * as logInWords from '#words/log-in.ts'
import * as words from '#words/sign-up.ts'
import { accountBackend } from './account-backend.ts'
import { customerDraft } from './customer-draft.ts'
import { gatewaySentence } from './gateway-sentence.ts'
import { goAfterToast } from './go-after-toast.ts'
import { nextPage } from './next-page.ts'
import { keepSession } from './session.ts'
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
    const backend = await accountBackend()
    const answer = await backend.register(form, false)
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
