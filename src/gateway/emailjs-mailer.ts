import { type Mail, MailError, type Mailer } from '#flows/mailer.ts'
import { isRefusal, wasNeverSent } from '#flows/sent-or-not.ts'

/** How the mail service is reached from a server, with the names it knows us by. */
export interface EmailjsAccount {
  origin: string
  publicKey: string
  /** Sent as `accessToken`; left out when empty. */
  privateKey: string
  serviceId: string
  templates: Readonly<Record<Mail['kind'], string>>
}

const TIMEOUT_MS = 10_000

/** Sends by `POST {origin}/api/v1.0/email/send`. Its errors say what happened, never what the mail said. */
export function emailjsMailer(account: EmailjsAccount, fetch: typeof globalThis.fetch): Mailer {
  const { origin, publicKey, privateKey, serviceId, templates } = account
  return {
    async send({ kind, fields }) {
      if (kind === 'notice' && templates.notice === '') return
      const response = await fetch(`${origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          service_id: serviceId,
          template_id: templates[kind],
          user_id: publicKey,
          ...(privateKey === '' ? {} : { accessToken: privateKey }),
          template_params: fields,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        const late = cause instanceof DOMException && cause.name === 'TimeoutError'
        throw new MailError(
          `The mail service ${late ? `gave no answer in ${TIMEOUT_MS} ms` : 'cannot be reached'}.`,
          wasNeverSent(cause) ? 'no' : 'unknown',
        )
      })
      await response.body?.cancel()
      if (response.ok) return
      throw new MailError(
        `The mail service answered with HTTP status ${response.status}.`,
        isRefusal(response.status) ? 'no' : 'unknown',
      )
    },
  }
}
