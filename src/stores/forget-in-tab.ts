import { LOG_OUTS, PERSONAL } from '#domain/personal-storage.ts'

/** The four values that say who is logged in (behaviour 3.1), in cookies or in the storage of the visit. */
export const SESSION_VALUES = ['customerId', 'firstName', 'lastName', 'email'] as const

/** What this tab holds of a customer is nobody's any more once somebody has logged out in another one. */
export function forgetAfterLogOutElsewhere(): void {
  try {
    if ((sessionStorage.getItem(LOG_OUTS) ?? '0') !== logOuts()) forgetInTab()
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/** Looks again once the page may be out of date: Back has brought it as it was, or somebody has logged out in another tab. */
export function whenStale(look: () => void): void {
  if (typeof window === 'undefined') return
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  addEventListener('storage', ({ key }) => key === LOG_OUTS && look())
}

/** Removes who is logged in and what was typed from the storage of the visit. */
export function forgetInTab(): void {
  const values: readonly string[] = SESSION_VALUES
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PERSONAL) || values.includes(key)) sessionStorage.removeItem(key)
    }
    sessionStorage.setItem(LOG_OUTS, logOuts())
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

function logOuts(): string {
  return localStorage.getItem(LOG_OUTS) ?? '0'
}
