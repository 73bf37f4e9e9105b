import type { ContactMessage } from '#domain/contact-message.ts'
import type { Mailer } from './mailer.ts'

/** Hands a visitor's message to the mail service. Throws MailError when it did not take it. */
export async function sendMessage(mailer: Mailer, message: ContactMessage): Promise<void> {
  const { from_name, email, number, message: text } = message
  await mailer.send({ kind: 'contact', fields: { from_name, email, number, message: text } })
}
