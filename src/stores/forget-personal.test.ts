import { afterEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { forgetOthers } from './forget-in-tab.ts'
import { forgetPersonal } from './forget-personal.ts'
import { stubPage } from './test-page.ts'

const ADA = { customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }
const TYPED = { 'personal:chat': '[]', 'personal:profile-draft': '{}' }

afterEach(() => vi.unstubAllGlobals())

test('logging out forgets what is personal in this tab and in all, and nothing else', () => {
  const { tab } = stubPage('/', { tab: { ...ADA, ...TYPED, other: '1' } })
  const shared = ['placing:k-1', 'placing-claims', 'waiting-message', 'whose']
  const kept = [
    'cart',
    'recently-viewed',
    'order-intents',
    'checkout-key',
    'old-waiting-message',
    'waiting-message-2',
    'placing',
  ]
  const browser = stubLocalStorage()
  for (const key of [...shared, ...kept]) browser.write(key, '{}')
  forgetPersonal()
  expect([...tab.keys()]).toEqual(['other', 'log-outs'])
  expect(browser.keys()).toEqual([...kept, 'log-outs'])
})

test('each log-out is counted, so that the other tabs forget too; this one has forgotten', () => {
  const { tab } = stubPage()
  const browser = stubLocalStorage()
  forgetPersonal()
  expect([browser.read('log-outs'), tab.get('log-outs')]).toEqual(['1', '1'])
  browser.write('log-outs', '4')
  forgetPersonal()
  expect([browser.read('log-outs'), tab.get('log-outs')]).toEqual(['5', '5'])
})

test('who was logged in in this tab is forgotten once somebody has logged out in another one', () => {
  const { tab } = stubPage('/', { tab: { ...ADA, ...TYPED, 'log-outs': '3', other: '1' } })
  const browser = stubLocalStorage()
  browser.write('log-outs', '3')
  forgetOthers()
  expect(tab.get('customerId')).toBe('ada')
  browser.write('log-outs', '4')
  forgetOthers()
  expect(Object.fromEntries(tab)).toEqual({ 'log-outs': '4', other: '1' })
})

test('a storage that is full does not say any more whose it was', () => {
  stubPage('/', { tab: ADA })
  const browser = stubLocalStorage({ full: true })
  for (const key of ['whose', 'cart']) browser.write(key, 'ada')
  forgetPersonal()
  expect(browser.keys()).toEqual(['cart'])
})

test('a storage that is forbidden has nothing to forget', () => {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  }
  for (const forget of [forgetPersonal, forgetOthers]) expect(forget).not.toThrow()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  Reflect.deleteProperty(globalThis, 'localStorage')
})

function forbidden(): never {
  throw new DOMException('Forbidden', 'SecurityError')
}
