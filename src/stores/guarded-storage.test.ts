import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage, stubWindow } from './test-browser.ts'

afterEach(closePage)

/** How the storage of a browser is: as it should be, full, forbidden altogether, or failing as soon as it is read. */
type Mood = 'sound' | 'full' | 'forbidden' | 'broken'

/** A page in a browser that holds a few values, and two stores of it that last. */
async function freshPage(mood: Mood, kept: Record<string, string> = {}) {
  openPage()
  const values = new Map(Object.entries(kept))
  const browser = { mood }
  const storage = {
    getItem(key: string) {
      if (browser.mood === 'broken') throw new DOMException('broken', 'SecurityError')
      return values.get(key) ?? null
    },
    setItem(key: string, text: string) {
      if (browser.mood === 'full') throw new DOMException('full', 'QuotaExceededError')
      values.set(key, text)
    },
    removeItem: (key: string) => void values.delete(key),
  }
  stubWindow({
    get localStorage() {
      if (browser.mood === 'forbidden') throw new DOMException('forbidden', 'SecurityError')
      return storage
    },
  })
  const { $storageTrouble, guardStorage } = await import('./guarded-storage.ts')
  guardStorage()
  const { persistentAtom } = await import('@nanostores/persistent')
  const store = (name: string) =>
    persistentAtom<string | undefined>(name, 'nobody', { encode: (text) => text, decode: (text) => text })
  return { browser, values, $storageTrouble, store }
}

test('in a sound browser values are kept, found again and forgotten', async () => {
  const { values, store, $storageTrouble } = await freshPage('sound', { name: 'Ada' })
  const $name = store('name')
  expect([$name.get(), store('city').get()]).toEqual(['Ada', 'nobody'])
  $name.set('Bob')
  expect([...values]).toEqual([['name', 'Bob']])
  expect(store('name').get()).toBe('Bob')
  $name.set(undefined)
  expect([values.size, store('name').get(), $storageTrouble.get()]).toEqual([0, 'nobody', 'none'])
})

test.each(['forbidden', 'broken'] as const)('where storage is %s, values live as long as the page', async (mood) => {
  const { values, store, $storageTrouble } = await freshPage(mood)
  expect($storageTrouble.get()).toBe('forbidden')
  const $name = store('name')
  expect($name.get()).toBe('nobody')
  $name.set('Ada')
  store('city').set('Brisbane')
  expect([store('name').get(), store('city').get(), values.size]).toEqual(['Ada', 'Brisbane', 0])
  expect($storageTrouble.get()).toBe('forbidden')
  $name.set(undefined)
  expect([store('name').get(), store('city').get()]).toEqual(['nobody', 'Brisbane'])
})

test('where storage is full, the latest values live as long as the page, and are kept once there is room', async () => {
  const { browser, values, store, $storageTrouble } = await freshPage('full', { name: 'Ada' })
  expect($storageTrouble.get()).toBe('none')
  const $name = store('name')
  $name.set('Bob')
  expect([store('name').get(), values.get('name'), $storageTrouble.get()]).toEqual(['Bob', 'Ada', 'full'])
  browser.mood = 'sound'
  $name.set('Eve')
  expect([store('name').get(), values.get('name')]).toEqual(['Eve', 'Eve'])
  // What another tab writes afterwards counts.
  values.set('name', 'Kim')
  expect(store('name').get()).toBe('Kim')
})

test('a value that storage had no room for is forgotten with what stood there before', async () => {
  const { values, store } = await freshPage('full', { name: 'Ada' })
  const $name = store('name')
  $name.set('Bob')
  $name.set(undefined)
  expect([store('name').get(), values.size]).toEqual(['nobody', 0])
})

test('without a window there is nothing to guard', async () => {
  const kept = openPage({ name: 'Ada' })
  const { guardStorage } = await import('./guarded-storage.ts')
  guardStorage()
  const { persistentAtom } = await import('@nanostores/persistent')
  persistentAtom<string>('name', '').set('Bob')
  expect(kept).toEqual({ name: 'Bob' })
})

test('what guards a storage answers to names alone', async () => {
  openPage()
  const engine = vi.fn<(storage: Record<string | symbol, string>) => void>()
  vi.doMock('@nanostores/persistent', () => ({ setPersistentEngine: engine, windowPersistentEvents: {} }))
  stubWindow({ localStorage: { getItem: () => 'kept', setItem: () => {}, removeItem: () => {} } })
  const { guardStorage } = await import('./guarded-storage.ts')
  guardStorage()
  vi.doUnmock('@nanostores/persistent')
  const storage = engine.mock.calls[0]?.[0] ?? {}
  const sign = Symbol('sign')
  expect([storage.name, storage[sign], sign in storage, 'name' in storage]).toEqual(['kept', undefined, false, true])
  expect([Reflect.set(storage, sign, 'x'), Reflect.deleteProperty(storage, sign)]).toEqual([false, false])
  expect([Reflect.set(storage, 'name', 'x'), Reflect.deleteProperty(storage, 'name')]).toEqual([true, true])
})
