import { atom, type WritableAtom } from 'nanostores'
import * as v from 'valibot'
import { PERSONAL } from '#domain/personal-storage.ts'
import { $forgettings, forgetOthers, whenStale } from './forget-in-tab.ts'

/** Says, too, whether storage has taken its value. */
export type SessionAtom<Value> = WritableAtom<Value> & { isKept(): boolean }

/**
 * A store that lasts as long as the visit, in this tab. What session storage holds is parsed by the schema: anything
 * else, or a storage that is full or forbidden, leaves the initial value, and nothing throws. A page that Back brings
 * back as it was looks again.
 */
export function sessionAtom<Value>(
  key: string,
  initial: Value,
  schema: v.GenericSchema<unknown, Value>,
): SessionAtom<Value> {
  const $value = atom(restore(key, initial, schema))
  let isKept = true
  $value.listen((value) => {
    isKept = keep(key, value === initial ? null : value)
  })
  whenStale(() => isKept && $value.set(restore(key, initial, schema)))
  return Object.assign($value, { isKept: () => isKept })
}

/** A store of one customer's own: as the other, and logging out forgets it. */
export function personalAtom<Value>(
  key: string,
  initial: Value,
  schema: v.GenericSchema<unknown, Value>,
): SessionAtom<Value> {
  forgetOthers()
  // Before the store looks again.
  whenStale(() => forgetOthers())
  const $value = sessionAtom(`${PERSONAL}${key}`, initial, schema)
  $forgettings.listen(() => $value.set(initial))
  return $value
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
