import { atom, type WritableAtom } from 'nanostores'
import * as v from 'valibot'
import { LOG_OUTS, PERSONAL } from '#domain/personal-storage.ts'

/**
 * A store that lasts as long as the visit, in this tab. What session storage holds is parsed by the schema: anything
 * else, or a storage that is full or forbidden, leaves the initial value, and nothing throws. A page that Back brings
 * back as it was looks again.
 */
export function sessionAtom<Value>(
  key: string,
  initial: Value,
  schema: v.GenericSchema<unknown, Value>,
): WritableAtom<Value> {
  const $value = atom(restore(key, initial, schema))
  let isKept = true
  $value.listen((value) => {
    isKept = keep(key, value)
  })
  onceBack(() => isKept && $value.set(restore(key, initial, schema)))
  return $value
}

/** A store of one customer's own: as the other, and logging out forgets it. */
export function personalAtom<Value>(
  key: string,
  initial: Value,
  schema: v.GenericSchema<unknown, Value>,
): WritableAtom<Value> {
  forgetAfterLogOutElsewhere()
  // Before the store looks again.
  onceBack(forgetAfterLogOutElsewhere)
  return sessionAtom(`${PERSONAL}${key}`, initial, schema)
}

/** Other pages of this tab have written, or logged out, since this one was left. */
function onceBack(look: () => void): void {
  if (typeof window !== 'undefined') addEventListener('pageshow', ({ persisted }) => persisted && look())
}

/** What was typed in this tab before somebody logged out in another one is nobody's any more. */
function forgetAfterLogOutElsewhere(): void {
  try {
    const count = localStorage.getItem(LOG_OUTS) ?? '0'
    if ((sessionStorage.getItem(LOG_OUTS) ?? '0') === count) return
    forgetTyped()
    sessionStorage.setItem(LOG_OUTS, count)
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/** What all tabs share of a customer; `placing` was direct mode's journal, whose orders are forgotten with the session. */
const PERSONAL_TO_ALL_TABS = /^(?:checkout-key|placing-claims|placing:.*|waiting-message)$/

/**
 * Removes everything that this browser keeps of who was logged in and what was typed: what personal stores hold in this
 * tab, and what all tabs share; other tabs forget what was typed in them when they next look. The cart and what was looked at belong to the browser.
 */
export function forgetPersonal(): void {
  forgetTyped()
  forgetKeys(
    () => localStorage,
    (key) => PERSONAL_TO_ALL_TABS.test(key),
  )
  try {
    localStorage.setItem(LOG_OUTS, String(Number(localStorage.getItem(LOG_OUTS) ?? 0) + 1))
  } catch {
    // The other tabs keep what they have until they are closed.
  }
}

function forgetTyped(): void {
  forgetKeys(
    () => sessionStorage,
    (key) => key.startsWith(PERSONAL),
  )
}

function forgetKeys(open: () => Storage, isPersonal: (key: string) => boolean): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage).filter(isPersonal)) storage.removeItem(key)
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

function restore<Value>(key: string, initial: Value, schema: v.GenericSchema<unknown, Value>): Value {
  try {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sessionStorage.getItem(key))
    return stored.success ? stored.output : initial
  } catch {
    return initial
  }
}

/** Whether it is kept; what is not lives as long as the page. */
function keep(key: string, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
