import type { CustomerIdentity } from '#domain/customer.ts'
import { forgetOthers, readValue, SESSION_VALUES, visitStorage } from './forget-in-tab.ts'
import { $session } from './session.ts'

/** Behaviour 3.1. */
const REMEMBERED_S = 30 * 24 * 60 * 60

/**
 * Keeps the four values for 30 days in cookies when remembered, else in session storage (behaviour 3.1). What another
 * customer left behind in any tab, whose session has ended, is forgotten; what all tabs share may be this customer's.
 */
export function keepSession(values: CustomerIdentity, remember: boolean): void {
  forget()
  // Other tabs hear of the newcomer once cookies say who it is, and this one's storage is the newcomer's after that.
  if (remember) for (const name of SESSION_VALUES) setCookie(name, values[name], REMEMBERED_S)
  forgetOthers(values.customerId)
  if (!remember) for (const name of SESSION_VALUES) visitStorage()?.setItem(name, values[name])
  $session.set(values)
}

/** Removes all four values from session storage and cookies. What was typed waits for the same customer. */
export function forgetSession(): void {
  // Notes who it was.
  forgetOthers()
  forget()
  $session.set(undefined)
}

function forget(): void {
  for (const name of SESSION_VALUES) {
    setCookie(name, '', 0)
    visitStorage()?.removeItem(name)
  }
  // Chromium changes cookies a while later, but before it is asked for them; else other tabs would hear first of the change.
  readValue('customerId')
}

function setCookie(name: string, value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`
}
