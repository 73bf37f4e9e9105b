import { init, sendForm } from '@emailjs/browser'
import { type Mail, MailError, type Mailer } from '#flows/mailer.ts'
import { isRefusal } from '#flows/sent-or-not.ts'

/** The mail service as the browser reaches it in direct mode: with names that everyone may read. */
export interface FormMailAccount {
  origin: string
  publicKey: string
  serviceId: string
  templates: Readonly<Record<Mail['kind'], string>>
}

const TIMEOUT_MS = 15_000

/** Sends by the service's form-send call (behaviour 5.3), from a form that never stands in the page. */
export function formMailer({ origin, publicKey, serviceId, templates }: FormMailAccount): Mailer {
  init({ publicKey, origin })
  return {
    async send({ kind, fields }) {
      if (kind === 'notice' && templates.notice === '') return
      await within(sendForm(serviceId, templates[kind], formOf(fields))).catch((cause: unknown) => {
        const status = statusOf(cause)
        const said = status === 0 ? 'no answer' : `HTTP status ${status}`
        throw new MailError(
          `The mail could not be handed to the mail service (${said}).`,
          isRefusal(status) ? 'no' : 'unknown',
        )
      })
    },
  }
}

function formOf(fields: Mail['fields']): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    // A text area keeps line breaks, which an input drops.
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    form.append(field)
  }
  return form
}

/** The library knows no time limit. */
async function within<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const clock = setTimeout(() => reject(new MailError('No answer in time.')), TIMEOUT_MS)
  return Promise.race([answer, late]).finally(() => clearTimeout(clock))
}

/** Zero where there was no answer. */
function statusOf(cause: unknown): number {
  const status = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined
  return typeof status === 'number' ? status : 0
}
