/** The mails that the shop sends, each by a template of the mail service (behaviour 5.3). */
export type Mail =
  | { kind: 'contact'; fields: { from_name: string; email: string; number: string; message: string } }
  | { kind: 'order'; fields: { to_name: string; to_email: string; from_name: string; order_id: string } }
  | { kind: 'reset'; fields: { to_name: string; to_email: string; reset_link: string; from_name: string } }
  /** What happened to an account, told to whom it belongs. A shop without a template for it sends none. */
  | {
      kind: 'notice'
      fields: { to_name: string; to_email: string; subject: string; message: string; from_name: string }
    }

/** The port to the mail service. `send` throws MailError when the service did not take the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A mail that was not taken, as far as is known; the message holds nothing of what it said. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** `unknown` when the service gave no answer: it may have taken the mail all the same. */
  readonly taken: 'no' | 'unknown'

  constructor(message: string, taken: 'no' | 'unknown' = 'unknown') {
    super(message)
    this.taken = taken
  }
}
