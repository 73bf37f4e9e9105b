import { atom } from 'nanostores'
import type { CustomerIdentity } from '#domain/customer.ts'
import { percentDecoded } from '#domain/percent-decoded.ts'

const NAMES = ['customerId', 'firstName', 'lastName', 'email'] as const
/** Behaviour 3.1. */
const REMEMBERED_S = 30 * 24 * 60 * 60

/** Who is logged in as far as this browser knows: it draws the header and proves nothing. */
export const $session = atom<CustomerIdentity | undefined>(readSession())

// A page that Back brings back as it was does not know who has logged in or out since.
if (typeof window !== 'undefined')
  addEventListener('pageshow', ({ persisted }) => persisted && $session.set(readSession()))

/** Keeps the four values for 30 days in cookies when remembered, else in session storage (behaviour 3.1). */
export function keepSession(values: CustomerIdentity, remember: boolean): void {
  forget()
  for (const name of NAMES) {
    if (remember) setCookie(name, values[name], REMEMBERED_S)
    else storage()?.setItem(name, values[name])
  }
  $session.set(values)
}

/** Removes all four values from session storage and cookies. */
export function forgetSession(): void {
  forget()
  $session.set(undefined)
}

function forget(): void {
  for (const name of NAMES) {
    setCookie(name, '', 0)
    storage()?.removeItem(name)
  }
}

function readSession(): CustomerIdentity | undefined {
  if (typeof document === 'undefined') return undefined
  const [customerId = '', firstName = '', lastName = '', email = ''] = NAMES.map(readValue)
  return customerId === '' ? undefined : { customerId, firstName, lastName, email }
}

function readValue(name: string): string {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (cookie === undefined) return storage()?.getItem(name) ?? ''
  return percentDecoded(cookie.slice(name.length + 1)) ?? ''
}

function setCookie(name: string, value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`
}

function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
