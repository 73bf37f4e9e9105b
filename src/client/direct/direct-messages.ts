import type { Messages } from '#client/backend.ts'
import { MailError } from '#flows/mailer.ts'
import { sendMessage } from '#flows/send-message.ts'
import { directMailer } from './direct-mailer.ts'

/** Messages that the browser itself sends. A filled trap gets a normal answer. */
export const directMessages: Messages = {
  async prepare() {
    await directMailer().catch(() => undefined)
  },
  async send(message, trap) {
    try {
      if (trap === '') await sendMessage(await directMailer(), message)
      return { status: 'sent' }
    } catch (error) {
      // Not taken, or the library did not load: to the person it is the same.
      return { status: 'failed', reason: '', certain: !(error instanceof MailError) || error.taken === 'no' }
    }
  },
}
