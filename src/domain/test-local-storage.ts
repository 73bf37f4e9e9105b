import { vi } from 'vitest'
import type { SharedStorage } from './shared-storage.ts'

/** Gives this page a storage of its own until the test is over, and what another tab has of it. A full one takes nothing. */
export function stubLocalStorage({ full = false } = {}): SharedStorage {
  const kept = new Map<string, string>()
  const storage: SharedStorage = {
    keys: () => [...kept.keys()],
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  }
  const setItem = (key: string, text: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
    storage.write(key, text)
  }
  const methods = { getItem: storage.read, setItem, removeItem: storage.remove }
  // As a real storage has them: keys are what is kept, and nothing else.
  const ownKeys = storage.keys
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }))
  return storage
}
