import { atom } from 'nanostores'
import type { CustomerIdentity } from '#domain/customer.ts'
import { NAMED_ANEW } from '#domain/personal-storage.ts'
import { forgetOthers, readValue, SESSION_VALUES, whenStale } from './forget-in-tab.ts'

// What writes it, keep-session.ts, is a file of its own: pages of the catalogue only read.
/** Who is logged in as far as this browser knows: it draws the header and proves nothing. */
export const $session = atom<CustomerIdentity | undefined>(readSession())

whenStale(() => $session.set(readSession()))
// Nothing but a name may be out of date. Whoever is known to this tab alone stays so.
if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => key === NAMED_ANEW && $session.set(readSession() ?? $session.get()))

function readSession(): CustomerIdentity | undefined {
  if (typeof document === 'undefined') return undefined
  forgetOthers()
  const [customerId = '', firstName = '', lastName = '', email = ''] = SESSION_VALUES.map(readValue)
  return customerId === '' ? undefined : { customerId, firstName, lastName, email }
}
