import { atom } from 'nanostores'
import type { CustomerIdentity } from '#domain/customer.ts'
import { forgetOthers, readValue, SESSION_VALUES, whenStale } from './forget-in-tab.ts'

// What writes it, keep-session.ts, is a file of its own: pages of the catalogue only read.
/** Who is logged in as far as this browser knows: it draws the header and proves nothing. */
export const $session = atom<CustomerIdentity | undefined>(readSession())

whenStale(() => $session.set(readSession()))

function readSession(): CustomerIdentity | undefined {
  if (typeof document === 'undefined') return undefined
  forgetOthers()
  const [customerId = '', firstName = '', lastName = '', email = ''] = SESSION_VALUES.map(readValue)
  return customerId === '' ? undefined : { customerId, firstName, lastName, email }
}
