/** What is asked for once, unless it failed: then it is asked for again the next time. */
export function once<Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, load: () => Promise<Value>): Promise<Value> {
  const present = kept.get(key) ?? load()
  kept.set(key, present)
  present.catch(() => kept.delete(key))
  return present
}
