import type { Configuration } from './configuration.ts'

/** How the mail service is reached, with the names it knows us by. */
export interface MailSettings {
  origin: string
  publicKey: string
  privateKey: string
  serviceId: string
  /** `notice` may be empty: then no notices are sent. */
  templates: { contact: string; order: string; reset: string; notice: string }
}

const EMAILJS_ORIGIN = 'https://api.emailjs.com'

/** The configured mail service; while the embedded store runs and nothing else is set, its outbox. */
export function mailSettings(configuration: Configuration, storeUrl: string): MailSettings {
  const embedded = configuration.STORE_API_URL === undefined
  const nameOr = (name: string | undefined, embeddedName: string) => name ?? (embedded ? embeddedName : '')
  return {
    origin: configuration.EMAILJS_ORIGIN ?? (embedded ? storeUrl : EMAILJS_ORIGIN),
    publicKey: nameOr(configuration.EMAILJS_PUBLIC_KEY, 'embedded-outbox'),
    privateKey: configuration.EMAILJS_PRIVATE_KEY ?? '',
    serviceId: nameOr(configuration.EMAILJS_SERVICE_ID, 'embedded-outbox'),
    templates: {
      contact: nameOr(configuration.EMAILJS_TEMPLATE_CONTACT, 'contact'),
      order: nameOr(configuration.EMAILJS_TEMPLATE_ORDER, 'order'),
      reset: nameOr(configuration.EMAILJS_TEMPLATE_RESET, 'reset'),
      notice: nameOr(configuration.EMAILJS_TEMPLATE_NOTICE, 'notice'),
    },
  }
}

/** What the owner should know of the mails before the shop opens. */
export function mailWarnings(configuration: Configuration): string[] {
  if (configuration.STORE_API_URL === undefined || configuration.EMAILJS_TEMPLATE_NOTICE !== undefined) return []
  return [
    'EMAILJS_TEMPLATE_NOTICE is not set: nobody is told by mail when the password or the e-mail of an account changes.',
  ]
}
