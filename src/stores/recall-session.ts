import { sessionOfCookie } from '#client/session-of-cookie.ts'
import type { CustomerIdentity } from '#domain/customer.ts'
import { noteWhose } from './forget-in-tab.ts'
import { keepSession } from './keep-session.ts'
import { $session } from './session.ts'

/**
 * Who is logged in. A new tab does not have the four values of an unremembered session, and a browser may drop those of a
 * remembered one earlier than its session; the gateway's cookie still knows them. Throws BackendError when it cannot be
 * asked.
 */
export async function recallSession(): Promise<CustomerIdentity | undefined> {
  const here = $session.get()
  if (here !== undefined) return here
  const isStillTheirs = noteWhose()
  const known = await sessionOfCookie()
  // Who has logged in or out meanwhile stays so.
  if (known !== undefined && $session.get() === undefined && isStillTheirs()) {
    keepSession(known.customer, known.remembered)
  }
  return $session.get()
}
