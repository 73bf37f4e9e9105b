import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $leaving } from './leaving.ts'
import { logOut } from './log-out.ts'
import { $session } from './session.ts'
import { STORE_AWAY, stubAccount } from './test-backend.ts'
import { stubPage, type TestPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

const ADA = { customerId: 'c1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }

let page: TestPage

beforeEach(() => {
  vi.useFakeTimers()
  page = stubPage('/account')
  page.cookies.set('customerId', 'c1')
  $session.set(ADA)
})

afterEach(() => {
  vi.useRealTimers()
  $session.set(undefined)
  $leaving.set(false)
  takeToasts()
  vi.unstubAllGlobals()
})

const said = () => takeToasts().map(({ text, kind, durationMs }) => [text, kind, durationMs])

test('nobody is leaving as long as nobody has pressed', () => {
  expect($leaving.get()).toBe(false)
})

test('who logs out is forgotten here, with what was typed, and goes home after two seconds', async () => {
  const browser = stubLocalStorage()
  browser.write('waiting-message', 'of Ada')
  browser.write('cart', 'of the browser')
  const ended = vi.fn(async () => undefined)
  stubAccount({ logOut: ended })
  const first = logOut()
  expect($leaving.get()).toBe(true)
  // A second press finds the first under way.
  await logOut()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(ended).toHaveBeenCalledTimes(1)
  expect([$session.get(), page.cookies.get('customerId')]).toEqual([undefined, undefined])
  expect([browser.read('waiting-message'), browser.read('cart'), browser.read('log-outs')]).toEqual([
    null,
    'of the browser',
    '1',
  ])
  expect([said(), page.gone]).toEqual([[['Successfully logged out!', 'success', 2_000]], []])
  await vi.advanceTimersByTimeAsync(15_001)
  await first
  expect([page.gone, $leaving.get()]).toEqual([['/'], true])
})

test('where the session could not be ended, nobody is told that it was, and it can be tried again', async () => {
  const browser = stubLocalStorage()
  browser.write('waiting-message', 'of Ada')
  stubAccount({ logOut: () => Promise.reject(STORE_AWAY) })
  await logOut()
  expect([$session.get(), page.cookies.get('customerId')]).toEqual([ADA, 'c1'])
  expect(browser.read('waiting-message')).toBe('of Ada')
  expect([said(), $leaving.get()]).toEqual([[['An error occurred. Please try again.', 'problem', 2_000]], false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([page.gone, page.reloads()]).toEqual([[], 0])
})

test('where somebody logs out in another tab while the session here could not be ended, the page is loaded again', async () => {
  const browser = stubLocalStorage()
  stubAccount({
    async logOut() {
      browser.write('log-outs', '1')
      throw STORE_AWAY
    },
  })
  await logOut()
  expect([said(), $leaving.get(), page.reloads()]).toEqual([[], false, 1])
})
