import { vi } from 'vitest'
import { registerCustomer } from '#embedded-store/test-store.ts'
import { openTestGateway, PASSWORD, type TestGateway } from './test-gateway.ts'

export const EMAIL = 'ada@example.com'

/** A page of the shop as its scripts see it, with a gateway behind it and Ada among the store's customers. */
export interface OpenPage {
  shop: TestGateway
  customerId: string
  /** Cookies that scripts can read, by name. */
  cookies: ReadonlyMap<string, string>
  /** The cookie that only the gateway reads, as a request sends it. */
  sealed(): string
  /** What stands in storage: of the tab, and of the browser. */
  tab: ReadonlyMap<string, string>
  browser: ReadonlyMap<string, string>
  /** Where the page has gone. */
  gone: string[]
  /** Runs once, while a call is on its way to the gateway. */
  during(call: string, work: () => void): void
  /** Whether the gateway can be reached. */
  reach(is: 'there' | 'cut'): void
}

/** Gives the stores the browser that they work with, until the test is over. Import them after it, and one page a file. */
export async function openPage(): Promise<OpenPage> {
  const shop = openTestGateway()
  const customerId = await registerCustomer(shop.store, { loginEmail: EMAIL, loginPassword: PASSWORD })
  const [cookies, sealed, tab, browser] = [0, 1, 2, 3].map(() => new Map<string, string>()) as Four
  const [gone, meanwhile] = [[] as string[], new Map<string, () => void>()]
  let line: 'there' | 'cut' = 'there'

  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('location', {
    protocol: 'https:',
    pathname: '/checkout',
    search: '',
    hash: '',
    replace: (address: string) => void gone.push(address),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return texts(cookies)
    },
    set cookie(text: string) {
      keep(cookies, text)
    },
  })
  vi.stubGlobal('sessionStorage', storage(tab))
  vi.stubGlobal('localStorage', storage(browser))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (line === 'cut') throw new TypeError('Failed to fetch')
    const call = `${method} ${address}`
    const own = { ...Object.fromEntries(new Headers(headers)), 'sec-fetch-site': 'same-origin' }
    const answering = shop.request(address, { method, headers: own, body: body ?? null, cookie: texts(sealed) })
    meanwhile.get(call)?.()
    meanwhile.delete(call)
    const answer = await answering
    for (const cookie of answer.headers.getSetCookie()) keep(sealed, cookie)
    // As servers say it: keys of orders are dated by it.
    answer.headers.set('date', new Date(shop.nowMs()).toUTCString())
    return answer
  })
  return {
    shop,
    customerId,
    cookies,
    sealed: () => texts(sealed),
    tab,
    browser,
    gone,
    during: (call, work) => void meanwhile.set(call, work),
    reach: (is) => {
      line = is
    },
  }
}

type Four = [Map<string, string>, Map<string, string>, Map<string, string>, Map<string, string>]

function texts(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(cookies: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split('; ')
  const [name = '', value = ''] = pair.split('=', 2)
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}

/** As a browser has it: its keys are what is kept, and it can be used like any object. */
function storage(kept: Map<string, string>): object {
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  return new Proxy(methods, {
    get: (_, key) => methods[String(key)] ?? kept.get(String(key)),
    set: (_, key, text) => kept.set(String(key), String(text)) !== undefined,
    has: (_, key) => kept.has(String(key)),
    deleteProperty: (_, key) => kept.delete(String(key)) || true,
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
