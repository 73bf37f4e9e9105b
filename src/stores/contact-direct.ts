import {
  DIRECT_EMAILJS_ORIGIN,
  DIRECT_EMAILJS_PUBLIC_KEY,
  DIRECT_EMAILJS_SERVICE_ID,
  DIRECT_EMAILJS_TEMPLATE_CONTACT,
  DIRECT_EMAILJS_TEMPLATE_NOTICE,
  DIRECT_EMAILJS_TEMPLATE_ORDER,
  DIRECT_EMAILJS_TEMPLATE_RESET,
} from 'astro:env/client'
import type { ContactMessage } from '#domain/contact-message.ts'
import type { Mailer } from '#flows/mailer.ts'
import { type SendOutcome, sendMessage } from '#flows/send-message.ts'

/** Loads the mail service's library. */
export async function prepareDirectMessage(): Promise<void> {
  await directMailer().catch(() => undefined)
}

/** Sends from the browser itself. Who filled the trap is told that all is well. */
export async function sendDirectMessage(message: ContactMessage, trap: string): Promise<SendOutcome> {
  try {
    if (trap === '') await sendMessage(await directMailer(), message)
    return { status: 'sent' }
  } catch {
    // Not taken, or the library did not load: to the person it is the same.
    return { status: 'failed', reason: '' }
  }
}

/** The mail service itself, from the browser; throws when its library does not load. */
export async function directMailer(): Promise<Mailer> {
  const { formMailer } = await import('./form-mailer.ts')
  return formMailer({
    origin: DIRECT_EMAILJS_ORIGIN,
    publicKey: DIRECT_EMAILJS_PUBLIC_KEY,
    serviceId: DIRECT_EMAILJS_SERVICE_ID,
    templates: {
      contact: DIRECT_EMAILJS_TEMPLATE_CONTACT,
      order: DIRECT_EMAILJS_TEMPLATE_ORDER,
      reset: DIRECT_EMAILJS_TEMPLATE_RESET,
      notice: DIRECT_EMAILJS_TEMPLATE_NOTICE,
    },
  })
}
