import { atom } from 'nanostores'

/** The id of the customer who is logged in as far as this browser knows; it draws links and proves nothing. */
export const $customerId = atom(readCustomerId())

function readCustomerId(): string {
  if (typeof document === 'undefined') return ''
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('customerId='))
  if (cookie !== undefined) return decodeURIComponent(cookie.slice('customerId='.length))
  try {
    return sessionStorage.getItem('customerId') ?? ''
  } catch {
    return ''
  }
}
