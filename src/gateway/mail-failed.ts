import type { Context } from 'hono'
import { MailError } from '#flows/mailer.ts'
import { refusal } from './gateway-problem.ts'

/** For a call that sends a mail: logs what became of it and refuses the call. Anything but a MailError is thrown on. */
export function mailFailed(
  call: { readonly refusals: { readonly 'mail-failed': 502; readonly 'mail-not-taken': 502 } },
  context: Context,
  log: (line: string) => void,
): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof MailError)) throw error
    log(`${context.get('requestId')} ${error.message}`)
    throw refusal(call, error.taken === 'no' ? 'mail-not-taken' : 'mail-failed')
  }
}
