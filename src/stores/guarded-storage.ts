import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom } from 'nanostores'

/** Whether this browser keeps what it is told: storage can be forbidden, or full. */
export const $storageTrouble = atom<'none' | 'forbidden' | 'full'>('none')

/** Puts a storage under the persistent stores that never throws: what cannot be kept lives as long as the page. */
export function guardStorage(): void {
  if (typeof window === 'undefined') return
  setPersistentEngine(guarded(openStorage()), windowPersistentEvents)
}

function openStorage(): Storage | undefined {
  try {
    const { localStorage } = window
    localStorage.getItem('')
    return localStorage
  } catch {
    $storageTrouble.set('forbidden')
    return undefined
  }
}

function guarded(storage: Storage | undefined): Record<string, string> {
  const memory = new Map<string, string>()
  const read = (key: string) => memory.get(key) ?? storage?.getItem(key) ?? undefined
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      set(_, key, value) {
        if (typeof key !== 'string') return false
        try {
          if (storage === undefined) {
            memory.set(key, String(value))
          } else {
            storage.setItem(key, String(value))
            memory.delete(key)
          }
        } catch {
          memory.set(key, String(value))
          $storageTrouble.set('full')
        }
        return true
      },
      deleteProperty(_, key) {
        if (typeof key !== 'string') return false
        memory.delete(key)
        storage?.removeItem(key)
        return true
      },
    },
  )
}
