import type { Customer } from '#domain/customer.ts'
import { CONTACT_US_PATH } from '#domain/paths.ts'
import * as words from '#words/mails.ts'
import { MailError, type Mailer } from './mailer.ts'

/** What a customer is told of without having asked: it may have been somebody else. */
export type AccountEvent = 'email-changed' | 'password-changed' | 'password-reset'

export interface NoticePorts {
  mailer: Mailer
  /** Where the shop is, without a slash at the end, and whose mail it is. */
  shop: { origin: string; name: string }
}

/** An event without words does not compile. */
const TOLD: Readonly<Record<AccountEvent, { subject: string; what: string }>> = words.accountEvents

/**
 * Tells a customer at the address that the account had until now. The change stands whether or not the mail goes out:
 * `failed` hears of a mail that did not.
 */
export async function sendNotice(
  { mailer, shop }: NoticePorts,
  { firstName, lastName, email }: Pick<Customer, 'firstName' | 'lastName' | 'email'>,
  event: AccountEvent,
  failed: (error: MailError) => void,
): Promise<void> {
  const { subject, what } = TOLD[event]
  const help = words.ifNotYou(`${shop.origin}${CONTACT_US_PATH}`)
  try {
    await mailer.send({
      kind: 'notice',
      fields: {
        to_name: `${firstName} ${lastName}`.trim(),
        to_email: email,
        subject,
        message: `${what}\n\n${help}`,
        from_name: shop.name,
      },
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    failed(error)
  }
}
