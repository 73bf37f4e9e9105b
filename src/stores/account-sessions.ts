import { atom } from 'nanostores'
import type { KnownSession } from '#domain/known-session.ts'
import * as words from '#words/account.ts'
import { ACCOUNT_TOAST_MS } from './account.ts'
import { asCustomer } from './require-log-in.ts'
import { showToast } from './toasts.ts'

/** Where the customer is logged in; undefined until it is known, and for ever where no server keeps sessions. */
export const $sessions = atom<KnownSession[] | undefined>()

/** Reads the list. Without an answer there is none to be shown, and the rest of the account stands. */
export async function loadSessions(): Promise<void> {
  $sessions.set(await asCustomer((account) => account.sessions()).catch(() => undefined))
}

/** Logs out everywhere else, says how it went and shows what is left. */
export async function endOtherSessions(): Promise<void> {
  try {
    await asCustomer((account) => account.endOtherSessions())
  } catch {
    showToast(words.otherSessionsNotEnded, { kind: 'problem', durationMs: ACCOUNT_TOAST_MS })
    return
  }
  showToast(words.loggedOutElsewhere, { durationMs: ACCOUNT_TOAST_MS })
  await loadSessions()
}
