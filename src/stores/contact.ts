import { atom } from 'nanostores'
import * as v from 'valibot'
import type { SendOutcome } from '#client/backend.ts'
import type { ContactMessage } from '#domain/contact-message.ts'
import { backend } from './backend.ts'
import { noteWhose } from './forget-in-tab.ts'
import { personalAtom } from './session-atom.ts'
import { keepForLater } from './waiting-message.ts'

/** `certain` says that it did not arrive; while it is being sent nobody knows. */
interface UnsentMessage extends ContactMessage {
  certain: boolean
}

const Unsent = v.object({
  from_name: v.string(),
  email: v.string(),
  number: v.string(),
  message: v.string(),
  certain: v.optional(v.boolean(), false),
})

/** The last message that was not sent as far as is known, for as long as the visit lasts; null when there is none. */
export const $unsentMessage = personalAtom<UnsentMessage | null>('unsent-message', null, v.nullable(Unsent))

/** Why it was not sent, when there is more to say than that it failed. */
export const $unsentReason = atom('')

export const $sendingMessage = atom(false)

/** A person begins to write. */
export async function prepareMessage(): Promise<void> {
  const messages = await backend.messages().catch(() => undefined)
  await messages?.prepare()
}

/** Sends a message; without a network it waits, since an attempt would only fail. */
export async function sendOrKeep(message: ContactMessage, trap: string): Promise<'sent' | 'failed' | 'waits'> {
  $sendingMessage.set(true)
  const isStillTheirs = noteWhose()
  const waits = !navigator.onLine && trap === '' && (await keepForLater(message, isStillTheirs))
  const status = waits ? 'waits' : await send(message, trap, isStillTheirs)
  $sendingMessage.set(false)
  return status
}

/** Until it has been sent it is kept as unsent, so that neither a failure nor a reload costs it; a log-out forgets it. */
async function send(message: ContactMessage, trap: string, isStillTheirs: () => boolean): Promise<'sent' | 'failed'> {
  if (isStillTheirs()) $unsentMessage.set({ ...message, certain: false })
  $unsentReason.set('')
  const outcome = await backend
    .messages()
    .then((messages) => messages.send(message, trap))
    .catch((): SendOutcome => ({ status: 'failed', reason: '', certain: true }))
  if (outcome.status === 'sent' || !isStillTheirs()) $unsentMessage.set(null)
  else {
    $unsentMessage.set({ ...message, certain: outcome.certain })
    $unsentReason.set(outcome.reason)
  }
  return outcome.status
}

/** The unsent message is not wanted any more. */
export function discardUnsentMessage(): void {
  $unsentMessage.set(null)
}
