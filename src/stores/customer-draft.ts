import * as v from 'valibot'
import { $session } from './session.ts'
import { personalAtom } from './session-atom.ts'

type Typed = Record<string, string>

/** What has been typed into a form in this visit, by whoever is logged in, or by nobody yet. Logging out forgets it. */
export interface CustomerDraft {
  /** Empty where this customer has typed nothing. */
  read(): Typed
  /** Keeps what is typed, never a password. */
  keep(typed: Readonly<Typed>): void
  forget(): void
}

const PASSWORDS = new Set(['password', 'confirmPassword', 'currentPassword'])
const Kept = v.object({ customerId: v.string(), typed: v.record(v.string(), v.string()) })
const NOTHING = { customerId: '', typed: {} }

/** @param name of the form, for the storage. */
export function customerDraft(name: string): CustomerDraft {
  const $draft = personalAtom(`${name}-draft`, NOTHING, Kept)
  return {
    read() {
      const { customerId, typed } = $draft.get()
      return customerId === owner() ? typed : {}
    },
    keep(typed) {
      const entries = Object.entries(typed).filter(([field]) => !PASSWORDS.has(field))
      $draft.set({ customerId: owner(), typed: Object.fromEntries(entries) })
    },
    forget: () => $draft.set(NOTHING),
  }
}

function owner(): string {
  return $session.get()?.customerId ?? ''
}
