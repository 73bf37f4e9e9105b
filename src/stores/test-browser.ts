import { setPersistentEngine } from '@nanostores/persistent'
import { onTestFinished, vi } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'

const SILENCE = { addEventListener: () => {}, removeEventListener: () => {} }

/**
 * Opens a page anew, for tests: stores that are imported afterwards find in the browser what is kept there, and write to
 * it. `closePage` has to come after it.
 */
export function openPage(kept: Record<string, string> = {}): Record<string, string> {
  vi.resetModules()
  setPersistentEngine(kept, SILENCE)
  return kept
}

/** The next page begins with nothing. */
export function closePage(): void {
  openPage()
  vi.unstubAllGlobals()
}

/** Gives stores that are imported afterwards a window. Returns what tells them that something happened. */
export function stubWindow(more: object = {}): (event: Event) => void {
  const [events, ofDocument] = [new EventTarget(), new EventTarget()]
  const methods = (target: EventTarget) => ({
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  })
  // Of what is given, a storage may refuse to be looked at.
  vi.stubGlobal('window', Object.defineProperties(methods(events), Object.getOwnPropertyDescriptors(more)))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('document', { ...methods(ofDocument), hidden: false, cookie: '' })
  return (event) => void events.dispatchEvent(event)
}

/** Another tab has written something. */
export function storageEvent(key: string): Event {
  return Object.assign(new Event('storage'), { key })
}

/**
 * Gives the stores a browser whose storage is full until the test is over; they write to it at first as they do in any.
 * Those that are loaded after it have it.
 */
export function stubFullBrowser(): void {
  stubLocalStorage({ full: true })
  setPersistentEngine(localStorage, SILENCE)
  vi.stubGlobal('window', { localStorage, ...SILENCE })
  vi.resetModules()
  onTestFinished(() => {
    setPersistentEngine({}, SILENCE)
    vi.unstubAllGlobals()
    vi.resetModules()
  })
}
