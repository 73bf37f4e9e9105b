import { words } from '#domain/words.ts'
import { accountBackend } from './account-backend.ts'
import { goAfterToast } from './go-after-toast.ts'
import { forgetSession } from './session.ts'
import { forgetPersonal } from './session-atom.ts'
import { showToast } from './toasts.ts'

/** Spec section 9: logging out. */
const TOAST_MS = 2_000

let leaving = false

/** Ends the session and goes home after two seconds. When it cannot be ended, nobody is told that it was. */
export async function logOut(): Promise<void> {
  if (leaving) return
  leaving = true
  try {
    const backend = await accountBackend()
    await backend.logOut()
  } catch {
    leaving = false
    showToast(words.logIn.failed, { kind: 'problem', durationMs: TOAST_MS })
    return
  }
  forgetSession()
  forgetPersonal()
  await goAfterToast(words.logOut.done, '/')
}
