import { atom } from 'nanostores'
import { percentDecoded } from '#domain/percent-decoded.ts'
import { LOG_OUTS, NAMED_ANEW, PERSONAL, WHOSE } from '#domain/personal-storage.ts'

/** The four values that say who is logged in (behaviour 3.1), in cookies or in the storage of the visit. */
export const SESSION_VALUES = ['customerId', 'firstName', 'lastName', 'email'] as const

/** In the storage of the visit. */
export const WHOSE_KEY = PERSONAL + WHOSE

/** How often what a customer left has been forgotten since this page was opened. */
export const $forgettings = atom(0)

/**
 * What this tab holds of a customer is nobody's any more once somebody has logged out in another one, or another customer
 * has logged in, such as the newcomer. Notes who is logged in, for the tab and the browser: what was typed waits for that
 * customer.
 */
export function forgetOthers(newcomer?: string): void {
  try {
    if ((sessionStorage.getItem(LOG_OUTS) ?? '0') !== logOuts()) forgetInTab()
    const before = sessionStorage.getItem(WHOSE_KEY) ?? sessionStorage.getItem('customerId')
    for (const present of [newcomer ?? localStorage.getItem(WHOSE), readValue('customerId')]) {
      if (before && present && present !== before) forgetInTab()
    }
    const customerId = readValue('customerId')
    if (customerId) note(sessionStorage, WHOSE_KEY, customerId)
    if (newcomer || customerId) note(localStorage, WHOSE, newcomer || customerId)
    // The same customer may have logged in again, or have another name.
    if (newcomer) note(localStorage, NAMED_ANEW, newcomer)
    localStorage.removeItem(NAMED_ANEW)
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/** In a storage that is full nobody is noted, rather than whoever was before. */
function note(storage: Storage, key: string, customerId: string): void {
  try {
    storage.setItem(key, customerId)
  } catch {
    storage.removeItem(key)
  }
}

/** Notes whose tab this is, and tells later whether it still is: nobody has logged out and no other customer has come. */
export function noteWhose(): () => boolean {
  forgetOthers()
  const before = $forgettings.get()
  return () => {
    forgetOthers()
    return $forgettings.get() === before
  }
}

/** Looks again once the page may be out of date: Back has brought it as it was, or somebody came or went in another tab. */
export function whenStale(look: (isBack: boolean) => void): void {
  if (typeof window === 'undefined') return
  addEventListener('pageshow', ({ persisted }) => persisted && look(true))
  addEventListener('storage', ({ key }) => (key === LOG_OUTS || key === WHOSE) && look(false))
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
  $forgettings.set($forgettings.get() + 1)
}

/** One of the four values; empty where it is not known. */
export function readValue(name: string): string {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (cookie === undefined) return visitStorage()?.getItem(name) ?? ''
  return percentDecoded(cookie.slice(name.length + 1)) ?? ''
}

/** The storage of the visit, where it is not forbidden. */
export function visitStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

function logOuts(): string {
  return localStorage.getItem(LOG_OUTS) ?? '0'
}
