import { vi } from 'vitest'

const ORIGIN = 'https://shop.example'

/** The address bar, the history and the notes of a page, for tests. */
export interface TestPage {
  /** Cookies that scripts can read, by name. */
  cookies: Map<string, string>
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
}

/** Gives the stores a page to work on, until the test is over. */
export function stubPage(address = '/'): TestPage {
  const [cookies, tab] = [new Map<string, string>(), new Map<string, string>()]
  const [gone, told] = [[] as string[], [] as string[]]
  let reloads = 0
  const place = {
    ...partsOf(address),
    replace: (to: string) => void gone.push(to),
    reload: () => {
      reloads += 1
    },
  }
  const goTo = (to: string) => void Object.assign(place, partsOf(to, place.href))
  const tell = (kind: string) => (_state: unknown, _title: string, to: string) => {
    goTo(to)
    told.push(`${kind} ${to}`)
  }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { state: null, pushState: tell('push'), replaceState: tell('replace') })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0;')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => void tab.set(key, text),
    removeItem: (key: string) => void tab.delete(key),
  })
  return { cookies, tab, gone, told, reloads: () => reloads, goTo }
}

function partsOf(address: string, from = ORIGIN) {
  const { href, protocol, origin, pathname, search, hash } = new URL(address, from)
  return { href, protocol, origin, pathname, search, hash }
}
