import { onTestFinished, vi } from 'vitest'

const ORIGIN = 'https://shop.example'

/** The address bar, the history, the cookies and the notes of a page, for tests. */
export interface TestPage {
  /** Where the page is. */
  place: { pathname: string; search: string; hash: string }
  /** Cookies that scripts can read, by name. */
  cookies: Map<string, string>
  /** Cookies as they were written. */
  written: string[]
  /** What the storage of the visit holds. */
  tab: Map<string, string>
  /** Where the page has been sent. */
  gone: string[]
  /** What the history was told, in order. */
  told: string[]
  /** How often the page was loaded again. */
  reloads(): number
  /** Leads to another address, as a link does. */
  goTo(address: string): void
  /** Something happens to the window or the document. */
  happens(name: string, more?: object): void
}

/** What a page finds when it is opened. */
interface Before {
  /** What stands in the history beside the address. */
  state?: unknown
  /** Cookies, as a browser hands them out. */
  cookie?: string
  /** What the storage of the visit holds. */
  tab?: Readonly<Record<string, string>>
}

/** Gives the stores a page until the test is over. Those that look at it as they are loaded are to be loaded after it. */
export function stubPage(address = '/', { state = null, cookie = '', tab: kept = {} }: Before = {}): TestPage {
  const [events, cookies, tab] = [new EventTarget(), new Map<string, string>(), new Map(Object.entries(kept))]
  const [gone, told, written]: [string[], string[], string[]] = [[], [], []]
  let reloads = 0
  const note = (text: string) => {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
    if (text.includes('; Max-Age=0;')) cookies.delete(name)
    else cookies.set(name, value)
  }
  for (const pair of cookie.split('; ').filter(Boolean)) note(pair)
  const place = {
    ...partsOf(address),
    replace: (to: string) => void gone.push(to),
    reload: () => {
      reloads += 1
    },
  }
  const goTo = (to: string) => void Object.assign(place, partsOf(to, ORIGIN + place.pathname + place.search))
  const tell = (kind: string) => (next: unknown, _title: string, to: string) => {
    history.state = next
    goTo(to)
    told.push(`${kind} ${to}`)
  }
  const history = { state, pushState: tell('push'), replaceState: tell('replace') }
  const listening = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const document = {
    ...listening,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      note(text)
    },
  }
  const globals = { location: place, history, document, sessionStorage: storageOf(tab), ...listening }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    ...{ place, cookies, written, tab, gone, told, goTo },
    reloads: () => reloads,
    happens: (name, more = {}) => void events.dispatchEvent(Object.assign(new Event(name), more)),
  }
}

function partsOf(address: string, from = ORIGIN) {
  const { href, protocol, origin, pathname, search, hash } = new URL(address, from)
  return { href, protocol, origin, pathname, search, hash }
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
