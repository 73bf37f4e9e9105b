import { STOREFRONT_MODE } from 'astro:env/client'
import * as v from 'valibot'
import { type AccountBackend, accountBackend } from './account-backend.ts'
import { callGateway } from './call-gateway.ts'
import { LoggedOutError } from './logged-out-error.ts'
import { logInAddress } from './next-page.ts'
import { $session, forgetSession, keepSession } from './session.ts'

/**
 * Does something that only a customer may. A stranger is led to the login and back afterwards: then the promise never
 * settles, so that the page waits as it is. Throws whatever else the work throws.
 */
export async function asCustomer<T>(work: (backend: AccountBackend) => Promise<T>): Promise<T> {
  try {
    await demandSession()
    return await work(await accountBackend())
  } catch (error) {
    if (!(error instanceof LoggedOutError)) throw error
    return leadToLogIn()
  }
}

/** Forgets who was logged in and goes to the login, which leads back to the page that is open. Never settles. */
export function leadToLogIn(): Promise<never> {
  forgetSession()
  location.replace(logInAddress(location.pathname + location.search))
  return new Promise(() => undefined)
}

/** A new tab does not have the four values of an unremembered session; the gateway's cookie still knows them. */
async function demandSession(): Promise<void> {
  if ($session.get() !== undefined) return
  const known = STOREFRONT_MODE === 'direct' ? null : v.parse(Known, await callGateway('/api/session')).customer
  if (known === null) throw new LoggedOutError('Please log in.')
  keepSession(known, false)
}

const Known = v.object({
  customer: v.nullable(
    v.object({ customerId: v.string(), firstName: v.string(), lastName: v.string(), email: v.string() }),
  ),
})

// A page that Back brings back as it was may show somebody who has logged out since.
if (typeof window !== 'undefined') addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
