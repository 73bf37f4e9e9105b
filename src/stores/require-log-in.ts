import { LoggedOutError } from '#client/account-errors.ts'
import type { Account } from '#client/backend.ts'
import { sessionOfCookie } from '#client/session-of-cookie.ts'
import { logInAddress } from '#domain/next-page.ts'
import { backend } from './backend.ts'
import { whenStale } from './forget-in-tab.ts'
import { forgetSession } from './keep-session.ts'
import { $leaving } from './leaving.ts'
import { recallSession } from './recall-session.ts'

/**
 * Does something that only a customer may. A stranger is led to the login and back afterwards: then the promise never
 * settles, so that the page waits as it is. Throws whatever else the work throws.
 */
export async function asCustomer<T>(work: (account: Account) => Promise<T>): Promise<T> {
  loadAgainOnceStale()
  try {
    const here = await recallSession()
    if (here === undefined) throw new LoggedOutError('Please log in.')
    const account = await backend.account()
    return await work(account).catch(async (error: unknown) => {
      // A new password in another tab lets the session go on under another id, of which a call on its way has not heard.
      const goesOn =
        error instanceof LoggedOutError && (await sessionOfCookie())?.customer.customerId === here.customerId
      if (!goesOn) throw error
      return work(account)
    })
  } catch (error) {
    if (!(error instanceof LoggedOutError)) throw error
    return leadToLogIn()
  }
}

/**
 * Forgets who was logged in and goes to the login, which leads back to the page that is open; whoever is logging out
 * goes where that leads. Never settles.
 */
export function leadToLogIn(): Promise<never> {
  if (!$leaving.get()) {
    forgetSession()
    location.replace(logInAddress(location.pathname + location.search + location.hash))
  }
  return new Promise(() => undefined)
}

let isWatched = false

/**
 * What the page shows from now on may be of somebody who has logged out since. Whoever is logging out here goes where that
 * leads, unless Back has brought the page meanwhile. Not before: pages of no customer load this file with what they share.
 */
function loadAgainOnceStale(): void {
  if (isWatched) return
  isWatched = true
  whenStale((isBack) => {
    if (isBack || !$leaving.get()) location.reload()
  })
}
