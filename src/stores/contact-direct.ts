import {
  DIRECT_EMAILJS_ORIGIN,
  DIRECT_EMAILJS_PUBLIC_KEY,
  DIRECT_EMAILJS_SERVICE_ID,
  DIRECT_EMAILJS_TEMPLATE_CONTACT,
} from 'astro:env/client'
import type { Mailer } from '#flows/mailer.ts'

/** The mail service itself, from the browser. Its library is loaded when somebody begins to write. */
export async function directMailer(): Promise<Mailer> {
  const { formMailer } = await import('#flows/form-mailer.ts')
  return formMailer({
    origin: DIRECT_EMAILJS_ORIGIN,
    publicKey: DIRECT_EMAILJS_PUBLIC_KEY,
    serviceId: DIRECT_EMAILJS_SERVICE_ID,
    templates: { contact: DIRECT_EMAILJS_TEMPLATE_CONTACT, order: '', reset: '' },
  })
}
