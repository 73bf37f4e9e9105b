import { showToast } from '#stores/toasts.ts'
import { sendWhatWaits } from '#stores/waiting-message.ts'
import * as words from '#words/contact.ts'

/** A network that is said to be there often is a few seconds later. */
const FIRST_AGAIN_MS = 2_000
/** After that it is not tried again until the network is said to be back, or another page is opened. */
const LAST_AGAIN_MS = 256_000

let againMs = FIRST_AGAIN_MS
let again: ReturnType<typeof setTimeout> | undefined

/** Sends the message that waits, and says so; again, after ever longer waits, while there is said to be a network. */
export async function sendAndTell(anyway = false): Promise<void> {
  clearTimeout(again)
  const outcome = await sendWhatWaits(anyway)
  if (outcome === 'sent') showToast(words.waitedAndSent)
  if (outcome === 'waiting' && navigator.onLine) tryAgain()
  else againMs = FIRST_AGAIN_MS
}

function tryAgain(): void {
  if (againMs > LAST_AGAIN_MS) return
  clearTimeout(again)
  again = setTimeout(() => void sendAndTell(), againMs)
  againMs *= 2
}
