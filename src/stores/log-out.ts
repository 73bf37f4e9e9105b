import { HOME_PATH } from '#domain/paths.ts'
import * as words from '#words/log-in.ts'
import { backend } from './backend.ts'
import { noteWhose } from './forget-in-tab.ts'
import { forgetPersonal } from './forget-personal.ts'
import { goAfterToast } from './go-after-toast.ts'
import { forgetSession } from './keep-session.ts'
import { $leaving } from './leaving.ts'
import { showToast } from './toasts.ts'

/** Of the toast about logging out (behaviour 5.4). */
const TOAST_MS = 2_000

/** Ends the session and goes home after two seconds. When it cannot be ended, nobody is told that it was. */
export async function logOut(): Promise<void> {
  if ($leaving.get()) return
  $leaving.set(true)
  const isStillTheirs = noteWhose()
  try {
    const account = await backend.account()
    await account.logOut()
  } catch {
    $leaving.set(false)
    if (isStillTheirs()) showToast(words.failed, { kind: 'problem', durationMs: TOAST_MS })
    // Somebody has logged out in another tab meanwhile, which this page has passed over.
    else location.reload()
    return
  }
  forgetSession()
  forgetPersonal()
  const isGone = await goAfterToast(words.loggedOut, HOME_PATH)
  if (!isGone) $leaving.set(false)
}
