import { showToast } from '#stores/toasts.ts'
import { sendWhatWaits } from '#stores/waiting-message.ts'
import * as words from '#words/contact.ts'

/** A network that is said to be there often is a few seconds later. */
const FIRST_AGAIN_MS = 2_000
/** After that it is not tried again until the network is said to be back, or another page is opened. */
const LAST_AGAIN_MS = 256_000

let again: ReturnType<typeof setTimeout> | undefined

/** Sends the message that waits, and says so; where nothing comes through, again after ever longer waits. */
export function sendAndTell(): Promise<void> {
  return attempt(FIRST_AGAIN_MS)
}

async function attempt(againMs: number): Promise<void> {
  const outcome = await sendWhatWaits()
  clearTimeout(again)
  if (outcome === 'sent') showToast(words.waitedAndSent)
  if (outcome !== 'unreachable' || againMs > LAST_AGAIN_MS) return
  again = setTimeout(() => void attempt(2 * againMs), againMs)
}
