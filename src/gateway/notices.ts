import type { Context } from 'hono'
import type { Customer } from '#domain/customer.ts'
import { type AccountEvent, sendNotice } from '#flows/account-notice.ts'
import type { GatewayPorts } from './gateway-ports.ts'

/** Sends notices of what happened to an account. Nobody waits for the mail service; the log hears of its failures. */
export function notices({ mailer, shop, log }: Pick<GatewayPorts, 'mailer' | 'shop' | 'log'>) {
  return (context: Context, customer: Customer, event: AccountEvent): void => {
    const requestId = String(context.get('requestId') ?? '')
    const tell = (error: Error) => log(`${requestId} A notice was not sent: ${error.message}`)
    sendNotice({ mailer, shop }, customer, event, tell).catch(tell)
  }
}
