import { atom } from 'nanostores'
import * as v from 'valibot'
import type { ContactMessage } from '#domain/contact-message.ts'
import { backend } from './backend.ts'
import { GatewayError } from './call-gateway.ts'
import { sessionAtom } from './session-atom.ts'

const Typed = v.object({ from_name: v.string(), email: v.string(), number: v.string(), message: v.string() })

/** The last message that was not sent, for as long as the visit lasts; null when there is none. */
export const $unsentMessage = sessionAtom<ContactMessage | null>('unsent-message', null, v.nullable(Typed))

/** Why it was not sent, when there is more to say than that it failed. */
export const $unsentReason = atom('')

export const $sendingMessage = atom(false)

/** A person begins to write. */
export async function prepareMessage(): Promise<void> {
  const way = await backend().catch(() => undefined)
  await way?.prepareMessage()
}

/** Sends a message; until it has been sent it is kept as unsent, so that neither a failure nor a reload costs it. */
export async function sendContactMessage(message: ContactMessage, trap: string): Promise<'sent' | 'failed'> {
  $sendingMessage.set(true)
  $unsentMessage.set(message)
  $unsentReason.set('')
  try {
    const way = await backend()
    await way.sendMessage(message, trap)
    $unsentMessage.set(null)
    return 'sent'
  } catch (error) {
    $unsentReason.set(error instanceof GatewayError ? error.message : '')
    return 'failed'
  } finally {
    $sendingMessage.set(false)
  }
}

/** The unsent message is not wanted any more. */
export function discardUnsentMessage(): void {
  $unsentMessage.set(null)
}
