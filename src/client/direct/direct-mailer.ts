import {
  DIRECT_EMAILJS_ORIGIN,
  DIRECT_EMAILJS_PUBLIC_KEY,
  DIRECT_EMAILJS_SERVICE_ID,
  DIRECT_EMAILJS_TEMPLATE_CONTACT,
  DIRECT_EMAILJS_TEMPLATE_NOTICE,
  DIRECT_EMAILJS_TEMPLATE_ORDER,
  DIRECT_EMAILJS_TEMPLATE_RESET,
} from 'astro:env/client'
import type { Mailer } from '#flows/mailer.ts'

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
