import { afterEach, expect, test, vi } from 'vitest'
import { LOG_OUTS, NAMED_ANEW, WHOSE } from '#domain/personal-storage.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { stubPage } from './test-page.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'de la Béche', email: 'ada@example.com' }
const AS_COOKIES = 'theme=dark; customerId=ada; firstName=Ada; lastName=de%20la%20B%C3%A9che; email=ada%40example.com'

/** The session of a page that is loaded now. */
async function load() {
  vi.resetModules()
  return { ...(await import('./session.ts')), ...(await import('./keep-session.ts')) }
}

afterEach(() => vi.resetModules())

test('whoever is remembered is known to a page that opens', async () => {
  stubPage('/', { cookie: AS_COOKIES })
  expect((await load()).$session.get()).toEqual(ADA)
})

test('whoever logged in for this visit alone is known to the next page of the tab', async () => {
  stubPage('/', { cookie: 'theme=dark', tab: ADA })
  expect((await load()).$session.get()).toEqual(ADA)
})

test('nobody is known where neither says who it is, and where there is no page', async () => {
  stubPage('/', { cookie: 'xcustomerId=eve', tab: { firstName: 'Ada' } })
  expect((await load()).$session.get()).toBeUndefined()
  vi.unstubAllGlobals()
  expect((await load()).$session.get()).toBeUndefined()
})

test('a cookie that cannot be read is empty, and one beside it counts', async () => {
  stubPage('/', { cookie: 'customerId=ada; firstName=%E0%A4%A; lastName=B', tab: { firstName: 'Old' } })
  expect((await load()).$session.get()).toEqual({ customerId: 'ada', firstName: '', lastName: 'B', email: '' })
})

test('where the storage of the visit is forbidden, cookies alone say who it is', async () => {
  stubPage()
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: forbidden })
  const { $session, keepSession, forgetSession } = await load()
  expect($session.get()).toBeUndefined()
  keepSession(ADA, false)
  expect($session.get()).toEqual(ADA)
  forgetSession()
  expect($session.get()).toBeUndefined()
})

test('who is to be remembered stands in cookies for thirty days, and not in the storage of the visit', async () => {
  const page = stubPage('/', { tab: { ...ADA, customerId: 'bob', other: '1' } })
  const { $session, keepSession } = await load()
  keepSession(ADA, true)
  expect($session.get()).toEqual(ADA)
  expect([...page.tab]).toEqual([['other', '1']])
  expect(page.written.slice(-4)).toEqual([
    'customerId=ada; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    'firstName=Ada; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    'lastName=de%20la%20B%C3%A9che; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    'email=ada%40example.com; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  ])
})

test('who is not to be remembered stands in the storage of the visit, and cookies of an earlier log-in go', async () => {
  const page = stubPage('/', { cookie: 'customerId=bob; theme=dark' })
  const { $session, keepSession } = await load()
  keepSession(ADA, false)
  expect($session.get()).toEqual(ADA)
  expect(Object.fromEntries(page.tab)).toEqual(ADA)
  expect([...page.cookies.keys()]).toEqual(['theme'])
  expect(page.written).toContain('customerId=; Path=/; Max-Age=0; SameSite=Lax; Secure')
})

test('cookies of a shop without encryption are not marked secure', async () => {
  const page = stubPage()
  vi.stubGlobal('location', { protocol: 'http:' })
  const { keepSession } = await load()
  keepSession(ADA, true)
  expect(page.written.at(-1)).toBe('email=ada%40example.com; Path=/; Max-Age=2592000; SameSite=Lax')
})

test('who is forgotten stands nowhere any more', async () => {
  const page = stubPage('/', { cookie: AS_COOKIES, tab: ADA })
  stubLocalStorage()
  const { $session, forgetSession } = await load()
  forgetSession()
  expect($session.get()).toBeUndefined()
  expect([...page.cookies.keys()]).toEqual(['theme'])
  expect(Object.fromEntries(page.tab)).toEqual({ 'personal:whose': 'ada' })
})

test('a page that Back brings back as it was looks again who is logged in', async () => {
  const page = stubPage('/', { tab: ADA })
  vi.stubGlobal('window', {})
  const { $session } = await load()
  page.tab.set('firstName', 'Augusta')
  page.happens('pageshow', { persisted: false })
  expect($session.get()?.firstName).toBe('Ada')
  page.happens('pageshow', { persisted: true })
  expect($session.get()?.firstName).toBe('Augusta')
})

test('somebody who logs out in another tab logs out in this one, open or not, and who logs in after it stays', async () => {
  const page = stubPage('/', { tab: ADA })
  const browser = stubLocalStorage()
  vi.stubGlobal('window', {})
  const { $session, keepSession } = await load()
  page.happens('storage', { key: 'cart' })
  expect($session.get()).toEqual(ADA)
  browser.write('log-outs', '1')
  page.happens('storage', { key: 'log-outs' })
  expect([$session.get(), page.tab.get('customerId')]).toEqual([undefined, undefined])
  keepSession({ ...ADA, customerId: 'bob' }, false)
  expect((await load()).$session.get()?.customerId).toBe('bob')
  browser.write('log-outs', '2')
  expect((await load()).$session.get()).toBeUndefined()
})

/** What another tab finds in the cookies when it hears of a key: a browser changes them late, unless it is asked. */
function heardElsewhere(browser: SharedStorage): Map<string, string | undefined> {
  const heard = new Map<string, string | undefined>()
  let written = ''
  const cookie = Object.getOwnPropertyDescriptor(document, 'cookie')
  const get = () => {
    written = String(cookie?.get?.call(document))
    return written
  }
  Object.defineProperty(document, 'cookie', { get, set: (text) => cookie?.set?.call(document, text) })
  get()
  const { write } = browser
  Object.assign(browser, {
    write: (key: string, text: string) => {
      write(key, text)
      heard.set(key, /customerId=(\w*)/.exec(written)?.[1])
    },
  })
  return heard
}

test('other tabs hear of a log-out when no cookie names the customer any more, and of a log-in when one does', async () => {
  stubPage('/', { cookie: AS_COOKIES })
  const browser = stubLocalStorage()
  const { keepSession, forgetSession } = await load()
  const { forgetPersonal } = await import('./forget-personal.ts')
  const heard = heardElsewhere(browser)
  forgetSession()
  forgetPersonal()
  expect([heard.has(LOG_OUTS), heard.get(LOG_OUTS)]).toEqual([true, undefined])
  keepSession({ ...ADA, customerId: 'bob' }, true)
  expect(heard.get(WHOSE)).toBe('bob')
})

test('other tabs hear of the same customer who is named anew, once cookies say so, and nothing is left of that', async () => {
  stubPage('/')
  const browser = stubLocalStorage()
  browser.write(WHOSE, 'ada')
  const { keepSession } = await load()
  const heard = heardElsewhere(browser)
  keepSession(ADA, true)
  expect([heard.get(NAMED_ANEW), browser.read(NAMED_ANEW)]).toEqual(['ada', null])
})

test('who logs in again in another tab, or has another name, is known to this one', async () => {
  const page = stubPage('/')
  vi.stubGlobal('window', {})
  const { $session } = await load()
  for (const [name, text] of Object.entries(ADA)) page.cookies.set(name, text)
  page.happens('storage', { key: NAMED_ANEW })
  expect($session.get()).toEqual(ADA)
  page.cookies.set('firstName', 'Augusta')
  page.happens('storage', { key: NAMED_ANEW })
  expect($session.get()?.firstName).toBe('Augusta')
})

test('who is no longer to be remembered is still known to the tabs that are open', async () => {
  const page = stubPage('/', { cookie: AS_COOKIES })
  vi.stubGlobal('window', {})
  const { $session } = await load()
  page.cookies.clear()
  page.happens('storage', { key: NAMED_ANEW })
  expect($session.get()).toEqual(ADA)
})

test('a log-out in another tab leaves the cookies of whoever logged in there since', async () => {
  const page = stubPage('/', { tab: { ...ADA, customerId: 'bob' }, cookie: AS_COOKIES })
  stubLocalStorage().write('log-outs', '1')
  expect((await load()).$session.get()).toEqual(ADA)
  expect(page.tab.get('customerId')).toBeUndefined()
})

test('who logs in after another’s session has ended finds nothing of the other’s, and the same customer does', async () => {
  const page = stubPage('/', { tab: { ...ADA, 'personal:chat': '["of Ada"]' } })
  stubLocalStorage()
  const { forgetSession } = await load()
  forgetSession()
  const { keepSession } = await load()
  keepSession(ADA, false)
  expect(page.tab.get('personal:chat')).toBe('["of Ada"]')
  keepSession({ ...ADA, customerId: 'bob' }, false)
  expect(page.tab.get('personal:chat')).toBeUndefined()
  expect((await load()).$session.get()?.customerId).toBe('bob')
})

test('who logs in after another finds nothing of the other’s where the storage of the browser is full, too', async () => {
  const page = stubPage('/', { tab: { ...ADA, 'personal:chat': '["of Ada"]' } })
  stubLocalStorage({ full: true })
  const { forgetSession } = await load()
  forgetSession()
  const { keepSession } = await load()
  keepSession({ ...ADA, customerId: 'bob' }, false)
  expect(page.tab.get('personal:chat')).toBeUndefined()
  expect((await load()).$session.get()?.customerId).toBe('bob')
})

test('who was here before is not noted any more where there is no room to note who logs in', async () => {
  stubPage('/', { tab: { 'personal:whose': 'ada' } })
  const browser = stubLocalStorage({ full: true })
  browser.write('whose', 'ada')
  const { keepSession } = await load()
  keepSession({ ...ADA, customerId: 'bob' }, false)
  expect(browser.read('whose')).toBeNull()
  expect((await load()).$session.get()?.customerId).toBe('bob')
})

test('who logs in next takes nothing from other tabs: what these share may be of that customer', async () => {
  stubPage('/', { tab: ADA })
  const browser = stubLocalStorage()
  browser.write('checkout-key', '{}')
  const { keepSession } = await load()
  keepSession({ ...ADA, customerId: 'bob' }, false)
  expect([localStorage.getItem('checkout-key'), localStorage.getItem('log-outs')]).toEqual(['{}', null])
})

test('another customer who logs in for this visit alone empties the tabs that another one’s session had', async () => {
  stubLocalStorage()
  const first = stubPage('/')
  const one = await load()
  one.keepSession(ADA, false)
  first.tab.set('personal:chat', '["of Ada"]')
  const left = Object.fromEntries(first.tab)
  stubPage('/')
  const other = await load()
  other.keepSession({ ...ADA, customerId: 'bob' }, false)
  // The next page of that tab, and of the first one.
  expect((await load()).$session.get()?.customerId).toBe('bob')
  const { tab } = stubPage('/', { tab: left })
  expect((await load()).$session.get()).toBeUndefined()
  expect(Object.fromEntries(tab)).toEqual({ 'log-outs': '0' })
})

test('who typed something as a stranger has it after logging in, whoever was here before', async () => {
  stubLocalStorage().write('whose', 'ada')
  const page = stubPage('/', { tab: { 'personal:chat': '["of Bob"]' } })
  const { keepSession } = await load()
  keepSession({ ...ADA, customerId: 'bob' }, false)
  expect((await load()).$session.get()?.customerId).toBe('bob')
  expect(page.tab.get('personal:chat')).toBe('["of Bob"]')
})

test.each([
  ['is still said to be logged in here', ADA],
  ['was logged in here last', { 'personal:whose': 'ada' }],
])('who logs in to be remembered in another tab finds nothing of a customer who %s', async (_, left) => {
  const bob = 'customerId=bob; firstName=Bob; email=bob%40example.com'
  const page = stubPage('/', { cookie: bob, tab: { ...left, 'personal:chat': '["of Ada"]', other: '1' } })
  stubLocalStorage()
  const { $session } = await load()
  expect($session.get()).toEqual({ customerId: 'bob', firstName: 'Bob', lastName: '', email: 'bob@example.com' })
  expect(Object.fromEntries(page.tab)).toEqual({ other: '1', 'log-outs': '0', 'personal:whose': 'bob' })
})

test('a customer who is remembered finds what was typed, also after the session has ended', async () => {
  const page = stubPage('/', { cookie: AS_COOKIES, tab: { 'personal:chat': '["of Ada"]' } })
  stubLocalStorage()
  const { forgetSession } = await load()
  forgetSession()
  page.cookies.set('customerId', 'ada')
  await load()
  expect(page.tab.get('personal:chat')).toBe('["of Ada"]')
})

test('logging out ends here, too, where the storage of the visit is full', async () => {
  const page = stubPage('/', { tab: ADA })
  const { $session, forgetSession } = await load()
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(forgetSession).not.toThrow()
  expect([$session.get(), page.tab.get('customerId')]).toEqual([undefined, undefined])
})

function forbidden(): never {
  throw new DOMException('Forbidden', 'SecurityError')
}

test('an open tab whose customer’s session has ended hears of another one who logs in elsewhere', async () => {
  const page = stubPage('/', { tab: { ...ADA, 'personal:chat': '["of Ada"]' } })
  const browser = stubLocalStorage()
  vi.stubGlobal('window', {})
  const { $session } = await load()
  browser.write('whose', 'bob')
  page.happens('storage', { key: 'whose' })
  expect($session.get()).toBeUndefined()
  expect(Object.fromEntries(page.tab)).toEqual({ 'log-outs': '0' })
})
