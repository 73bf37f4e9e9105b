import * as v from 'valibot'
import { gatewaySentence } from '#client/refusal-sentence.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { guessableProblems } from '#domain/guessable-password.ts'
import { idIn, LOG_IN_PATH, RESET_PASSWORD_PATH } from '#domain/paths.ts'
import * as words from '#words/password-reset.ts'
import { backend } from './backend.ts'
import { goAfterToast } from './go-after-toast.ts'
import { forgetSession } from './keep-session.ts'
import { showToast } from './toasts.ts'

export type ForgotOutcome =
  | { status: 'sent' }
  | { status: 'wrong'; problem: FieldProblem }
  | { status: 'failed'; sentence: string }

/** Asks for a link by mail. */
export async function requestReset(email: string): Promise<ForgotOutcome> {
  try {
    const account = await backend.account()
    const { status } = await account.requestReset(email)
    if (status === 'email-not-found') return { status: 'wrong', problem: 'email-not-registered' }
    if (status === 'token-failed') return { status: 'failed', sentence: words.tokenFailed }
  } catch (error) {
    return { status: 'failed', sentence: gatewaySentence(error) ?? words.requestFailed }
  }
  showToast(words.linkSent)
  return { status: 'sent' }
}

/** What a mailed link leads to: a token, and the mac that proves it came by mail. */
export interface ResetLink {
  tokenId: string
  mac: string
}

export type ResetCheck = { status: 'valid' } | { status: 'invalid' | 'failed'; sentence: string }

/** Whether the link may still set a password. */
export async function checkReset({ tokenId, mac }: ResetLink): Promise<ResetCheck> {
  if (tokenId === '') return { status: 'invalid', sentence: words.invalid }
  try {
    const account = await backend.account()
    const { status } = await account.checkReset(tokenId, mac)
    return status === 'valid' ? { status } : { status, sentence: words.expired }
  } catch (error) {
    return { status: 'failed', sentence: gatewaySentence(error) ?? words.checkFailed }
  }
}

export type ResetOutcome =
  | { status: 'done' }
  | { status: 'wrong'; problem: FieldProblem }
  | { status: 'invalid' | 'failed'; sentence: string }

/** Sets the password. Every session of the customer ends with the old one, so this browser forgets its own. */
export async function resetPassword({ tokenId, mac }: ResetLink, password: string): Promise<ResetOutcome> {
  try {
    const account = await backend.account()
    const answer = await account.resetPassword(tokenId, mac, password)
    if (answer.status === 'invalid') return { status: 'invalid', sentence: words.invalid }
    if (answer.status === 'guessable') return { status: 'wrong', problem: guessableProblems[answer.why] }
  } catch (error) {
    return { status: 'failed', sentence: gatewaySentence(error) ?? words.failed }
  }
  forgetSession()
  await goAfterToast(words.done, LOG_IN_PATH)
  return { status: 'done' }
}

/** Reads the link that is open and takes its mac out of the address bar; a reload still finds it. */
export function takeResetLink(): ResetLink {
  const kept = v.safeParse(v.object({ mac: v.string() }), history.state)
  const mac = location.hash === '' && kept.success ? kept.output.mac : location.hash.slice(1)
  history.replaceState({ mac }, '', location.pathname)
  return { tokenId: idIn(RESET_PASSWORD_PATH, location.pathname), mac }
}
