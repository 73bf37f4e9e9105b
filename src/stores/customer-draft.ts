import * as v from 'valibot'
import { $session } from './session.ts'
import { personalAtom } from './session-atom.ts'

type Typed = Record<string, string>

/**
 * What has been typed into a form in this visit, by the customer that the form shows, else by whoever is logged in, or by
 * nobody yet. Logging out forgets it.
 */
export interface CustomerDraft {
  /** Empty where this customer has typed nothing. */
  read(customerId?: string): Typed
  /** Keeps what is typed, never a password. */
  keep(typed: Readonly<Typed>, customerId?: string): void
  forget(): void
}

const PASSWORDS = new Set(['password', 'confirmPassword', 'currentPassword'])
const Kept = v.object({ customerId: v.string(), typed: v.record(v.string(), v.string()) })
const NOTHING = { customerId: '', typed: {} }

/** @param name of the form, for the storage. */
export function customerDraft(name: string): CustomerDraft {
  const $draft = personalAtom(`${name}-draft`, NOTHING, Kept)
  return {
    read(customerId = whoIsLoggedIn()) {
      const kept = $draft.get()
      return kept.customerId === customerId ? kept.typed : {}
    },
    keep(typed, customerId = whoIsLoggedIn()) {
      const entries = Object.entries(typed).filter(([field]) => !PASSWORDS.has(field))
      $draft.set({ customerId, typed: Object.fromEntries(entries) })
    },
    forget: () => $draft.set(NOTHING),
  }
}

function whoIsLoggedIn(): string {
  return $session.get()?.customerId ?? ''
}
