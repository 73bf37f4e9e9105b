import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { forgetInTab } from './forget-in-tab.ts'
import { personalAtom, sessionAtom } from './session-atom.ts'
import { stubPage } from './test-page.ts'

const Names = v.nullable(v.array(v.string()))

function stubStorage(stored: string | null): Map<string, string> {
  const kept = new Map(stored === null ? [] : [['names', stored]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is set is found again by the next page; null takes it out', () => {
  const kept = stubStorage(null)
  sessionAtom('names', [], Names).set(['Rowan'])
  const $names = sessionAtom('names', [], Names)
  expect($names.get()).toEqual(['Rowan'])
  $names.set(null)
  expect(kept.size).toBe(0)
})

test('any stored text whatever gives a value of the schema', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.json()), (stored) => {
      stubStorage(stored)
      expect(v.is(Names, sessionAtom('names', [], Names).get())).toBe(true)
    }),
  )
})

test('a storage that is forbidden, full or not there costs nothing but the memory', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const $names = sessionAtom('names', ['before'], Names)
  expect($names.get()).toEqual(['before'])
  for (const names of [['after'], null]) {
    $names.set(names)
    expect($names.get()).toEqual(names)
  }
  vi.unstubAllGlobals()
  expect(sessionAtom('names', ['before'], Names).get()).toEqual(['before'])
})

test('what was typed in a tab is forgotten once somebody has logged out in another one', () => {
  const tab = stubStorage('null')
  const browser = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.get(key) ?? null,
    setItem: (key: string, text: string) => void browser.set(key, text),
    removeItem: (key: string) => void browser.delete(key),
  })
  // As a real storage has them.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(sessionStorage, { ownKeys: () => [...tab.keys()], getOwnPropertyDescriptor }),
  )
  personalAtom('draft', '', v.string()).set('typed by Ada')
  expect(personalAtom('draft', '', v.string()).get()).toBe('typed by Ada')
  browser.set('log-outs', '1')
  expect(personalAtom('draft', '', v.string()).get()).toBe('')
  personalAtom('draft', '', v.string()).set('typed by Bob')
  expect(personalAtom('draft', '', v.string()).get()).toBe('typed by Bob')
})

function getOwnPropertyDescriptor(): PropertyDescriptor {
  return { enumerable: true, configurable: true }
}

test('what was typed stays as long as nobody logs out, and so does what is nobody’s own', () => {
  const page = stubPage('/', { tab: { 'log-outs': '3', 'personal:draft': '"typed by Ada"', names: '["Rowan"]' } })
  const storage = stubLocalStorage()
  storage.write('log-outs', '3')
  expect(personalAtom('draft', '', v.string()).get()).toBe('typed by Ada')
  storage.write('log-outs', '4')
  expect(personalAtom('draft', '', v.string()).get()).toBe('')
  expect([...page.tab]).toEqual([
    ['log-outs', '4'],
    ['names', '["Rowan"]'],
  ])
})

test('a page that Back brings back as it was has what was written and forgotten since', () => {
  const page = stubPage('/')
  const storage = stubLocalStorage()
  vi.stubGlobal('window', {})
  const $names = sessionAtom('names', [], Names)
  const $draft = personalAtom('draft', '', v.string())
  $names.set(['Ada'])
  $draft.set('typed by Ada')
  page.tab.set('names', '["Ada","Bob"]')
  storage.write('log-outs', '1')
  page.happens('pageshow', { persisted: false })
  expect([$names.get(), $draft.get()]).toEqual([['Ada'], 'typed by Ada'])
  page.happens('pageshow', { persisted: true })
  expect([$names.get(), $draft.get()]).toEqual([['Ada', 'Bob'], ''])
})

test('somebody who logs out in another tab empties what was typed in the page that is open', () => {
  const page = stubPage('/')
  const storage = stubLocalStorage()
  vi.stubGlobal('window', {})
  const $names = sessionAtom('names', [], Names)
  const $draft = personalAtom('draft', '', v.string())
  $names.set(['Ada'])
  $draft.set('typed by Ada')
  storage.write('log-outs', '1')
  page.happens('storage', { key: 'cart' })
  expect($draft.get()).toBe('typed by Ada')
  page.happens('storage', { key: 'log-outs' })
  expect([$names.get(), $draft.get()]).toEqual([['Ada'], ''])
})

test('what could not be kept outlives Back with its page', () => {
  const page = stubPage('/')
  vi.stubGlobal('window', {})
  const $names = sessionAtom('names', [], Names)
  $names.set(['Ada'])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => page.tab.get(key) ?? null,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  $names.set(['Ada', 'Bob'])
  page.happens('pageshow', { persisted: true })
  expect($names.get()).toEqual(['Ada', 'Bob'])
})

test('what was typed is forgotten in the page that is open as well, so that nothing writes it again', () => {
  const page = stubPage('/')
  stubLocalStorage()
  const [$said, $draft] = [personalAtom('said', [], Names), personalAtom('draft', '', v.string())]
  $said.set(['Ada'])
  $draft.set('typed by Ada')
  forgetInTab()
  expect([$said.get(), $draft.get(), [...page.tab.keys()]]).toEqual([[], '', ['log-outs']])
  $said.set([...($said.get() ?? []), 'Bob'])
  expect(page.tab.get('personal:said')).toBe('["Bob"]')
})

test('drafts of forms are personal', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: vi.fn() })
  personalAtom('draft', '', v.string()).set('typed')
  expect(sessionStorage.setItem).toHaveBeenCalledWith('personal:draft', '"typed"')
})
