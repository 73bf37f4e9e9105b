import { setPersistentEngine } from '@nanostores/persistent'
import { onTestFinished, vi } from 'vitest'
import { stubLocalStorage } from './test-local-storage.ts'

/** A page as the stores see it. */
interface StubbedPage {
  /** Its address, and where it went from there. */
  place: { pathname: string; search: string; hash: string }
  gone: string[]
  /** How often it was loaded again. */
  reloads(): number
  /** Cookies as they were written, and those that are there. */
  written: string[]
  cookies: ReadonlyMap<string, string>
  /** What stands in the storage of the visit. */
  tab: Map<string, string>
  /** Something happens to the window or the document. */
  happens(name: string, more?: object): void
}

interface Before {
  address?: string
  /** What stands in the history beside the address. */
  state?: unknown
  /** Cookies, as a browser hands them out. */
  cookie?: string
  tab?: Readonly<Record<string, string>>
}

/** Gives the stores a page until the test is over. Those that look at it as they are loaded are to be loaded after it. */
export function stubPage({ address = '/', state = null, cookie = '', tab: kept = {} }: Before = {}): StubbedPage {
  const [events, tab] = [new EventTarget(), new Map(Object.entries(kept))]
  const [gone, written]: [string[], string[]] = [[], []]
  const cookies = new Map<string, string>()
  const note = (text: string) => {
    const [pair = ''] = text.split('; ')
    const at = pair.indexOf('=')
    if (text.includes('; Max-Age=0;')) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  for (const pair of cookie.split('; ').filter(Boolean)) note(pair)
  let reloads = 0
  const place = {
    ...partsOf(new URL(address, ORIGIN)),
    replace: (next: string) => void gone.push(next),
    reload: () => (reloads += 1),
  }
  const history = {
    state,
    pushState: (next: unknown, _: string, to: string) => history.replaceState(next, _, to),
    replaceState(next: unknown, _: string, to: string) {
      history.state = next
      const { pathname, search, hash } = place
      Object.assign(place, partsOf(new URL(to, ORIGIN + pathname + search + hash)))
    },
  }
  const addEventListener = events.addEventListener.bind(events)
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('document', {
    addEventListener,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      note(text)
    },
  })
  vi.stubGlobal('sessionStorage', storageOf(tab))
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    ...{ place, gone, written, cookies, tab },
    reloads: () => reloads,
    happens: (name, more = {}) => void events.dispatchEvent(Object.assign(new Event(name), more)),
  }
}

/**
 * Gives the stores a browser whose storage is full until the test is over; they write to it at first as they do in any.
 * Those that are loaded after it have it.
 */
export function stubFullBrowser(): void {
  stubLocalStorage({ full: true })
  setPersistentEngine(localStorage, NO_EVENTS)
  vi.stubGlobal('window', { localStorage, ...NO_EVENTS })
  vi.resetModules()
  onTestFinished(() => {
    setPersistentEngine({}, NO_EVENTS)
    vi.unstubAllGlobals()
    vi.resetModules()
  })
}

const NO_EVENTS = { addEventListener: () => {}, removeEventListener: () => {} }
const ORIGIN = 'https://shop.example'

function partsOf({ origin, protocol, pathname, search, hash }: URL) {
  return { origin, protocol, pathname, search, hash }
}

/** As a real storage has them: keys are what is kept, and nothing else. */
function storageOf(kept: Map<string, string>): object {
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  return new Proxy(methods, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor })
}
