import { atom, type WritableAtom } from 'nanostores'
import * as v from 'valibot'

/**
 * A store that lasts as long as the visit, in this tab. What session storage holds is parsed by the schema: anything
 * else, or a storage that is full or forbidden, leaves the initial value, and nothing throws.
 */
export function sessionAtom<Value>(
  key: string,
  initial: Value,
  schema: v.GenericSchema<unknown, Value>,
): WritableAtom<Value> {
  const $value = atom(restore(key, initial, schema))
  $value.listen((value) => keep(key, value))
  return $value
}

const PERSONAL = 'personal:'

/** A store of one customer's own: as the other, and logging out forgets it. */
export function personalAtom<Value>(
  key: string,
  initial: Value,
  schema: v.GenericSchema<unknown, Value>,
): WritableAtom<Value> {
  return sessionAtom(`${PERSONAL}${key}`, initial, schema)
}

/** What one customer's own stores keep for all tabs. */
const PERSONAL_IN_EVERY_TAB = ['checkout-key']

/** Removes what personal stores keep. */
export function forgetPersonal(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PERSONAL))
    for (const key of keys) sessionStorage.removeItem(key)
    for (const key of PERSONAL_IN_EVERY_TAB) localStorage.removeItem(key)
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

function keep(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It lives as long as the page.
  }
}
