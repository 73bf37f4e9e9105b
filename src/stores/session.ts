import { atom } from 'nanostores'
import type { CustomerIdentity } from '#domain/customer.ts'
import { percentDecoded } from '#domain/percent-decoded.ts'
import { forgetAfterLogOutElsewhere, SESSION_VALUES, whenStale } from './forget-in-tab.ts'

// What writes it, keep-session.ts, is a file of its own: pages of the catalogue only read.
/** Who is logged in as far as this browser knows: it draws the header and proves nothing. */
export const $session = atom<CustomerIdentity | undefined>(readSession())

whenStale(() => $session.set(readSession()))

function readSession(): CustomerIdentity | undefined {
  if (typeof document === 'undefined') return undefined
  forgetAfterLogOutElsewhere()
  const [customerId = '', firstName = '', lastName = '', email = ''] = SESSION_VALUES.map(readValue)
  return customerId === '' ? undefined : { customerId, firstName, lastName, email }
}

function readValue(name: string): string {
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
