import { inAppLink } from './in-app-link.ts'
import { HOME_PATH, LOG_IN_PATH, leadsTo, logInPath } from './paths.ts'

/** Where to go once logged in: the page that `?next=` names, if it is one of ours and not the login itself; else home. */
export function nextPage(search: string): string {
  const next = inAppLink(new URLSearchParams(search).get('next') ?? '')
  return next === undefined || leadsTo(LOG_IN_PATH, next) ? HOME_PATH : next
}

/** The login that leads back to a page of ours afterwards. */
export function logInAddress(next: string): string {
  return logInPath(next === HOME_PATH ? {} : { next })
}
