import { showToast } from '#stores/toasts.ts'
import type { sendWhatWaits } from '#stores/waiting-message.ts'
import * as words from '#words/contact.ts'

/** Says when a message that waited has been sent. */
export async function tellSent(sending: ReturnType<typeof sendWhatWaits>): Promise<void> {
  if ((await sending) === 'sent') showToast(words.waitedAndSent)
}
