import { inAppLink } from '#domain/in-app-link.ts'

const LOG_IN = '/login'

/** Where to go once logged in: the page that `?next=` names, if it is one of ours and not the login itself; else home. */
export function nextPage(search: string): string {
  const next = inAppLink(new URLSearchParams(search).get('next') ?? '')
  return next === undefined || /^\/login(?![\w-])/.test(next) ? '/' : next
}

/** The login that leads back to a page of ours afterwards. */
export function logInAddress(next: string): string {
  return next === '/' ? LOG_IN : `${LOG_IN}?${new URLSearchParams({ next })}`
}
