import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { openShared } from '#domain/open-shared.ts'
import { pageClock } from '#domain/page-clock.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { sharedPages } from './shared-pages.ts'
import { stubPage } from './test-page.ts'

let page: ReturnType<typeof stubPage>
let storage: SharedStorage

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  page = stubPage()
  storage = stubLocalStorage()
  vi.stubGlobal('window', {})
})

afterEach(() => void vi.useRealTimers())

const list = (id: string) => ({ kind: 'make' as const, list: { id, name: id, lines: [] }, place: 'first' as const })

function open(beside?: Parameters<typeof sharedPages>[1]) {
  const pages = sharedPages(LISTS_KIND, beside)
  return { ...pages, names: () => pages.$view.get().document.lists.map(({ name }) => name) }
}

/** Another tab makes a list, of which this page has not heard yet. */
function otherTabMakes(id: string): void {
  openShared(LISTS_KIND, storage, pageClock, () => 'other').make(list(id))
}

/** The stored document is written over by a tab that knew nothing, so that changes stand in the logs alone. */
function isWrittenOver(): void {
  storage.write('lists', LISTS_KIND.write(LISTS_KIND.empty))
}

const stored = () => LISTS_KIND.read(storage.read('lists') ?? '').document.lists.map(({ name }) => name)

test('what this page does is seen in it at once, and stands in the storage under a name of its own', () => {
  const { make, names } = open()
  make(list('barn'))
  expect([names(), stored()]).toEqual([['barn'], ['barn']])
  expect(storage.keys()).toContain('lists:pi')
})

test('what is stored is there from the beginning, also where there is no window', () => {
  otherTabMakes('barn')
  vi.stubGlobal('window', undefined)
  const { names } = open()
  expect(names()).toEqual(['barn'])
  otherTabMakes('stable')
  page.happens('pageshow')
  expect(names()).toEqual(['barn'])
})

test.each([
  ['the storage tells of the document', 'storage', { key: 'lists' }],
  ['the storage tells of a change of it', 'storage', { key: 'lists:other' }],
  ['the storage is emptied', 'storage', { key: null }],
  ['the page is shown', 'pageshow', {}],
  ['the page wakes up', 'resume', {}],
  ['the page is looked at', 'visibilitychange', {}],
])('what another tab did is seen when %s', (_, name, more) => {
  const { names } = open()
  otherTabMakes('barn')
  expect(names()).toEqual([])
  page.happens(name, more)
  expect(names()).toEqual(['barn'])
})

test('what the storage tells of something else is not for this document', () => {
  const { names } = open()
  otherTabMakes('barn')
  page.happens('storage', { key: 'cart' })
  expect(names()).toEqual([])
})

test('a page looks once more as soon as it has its stores', async () => {
  const { names } = open()
  otherTabMakes('barn')
  await Promise.resolve()
  expect(names()).toEqual(['barn'])
})

test('what the stored document lacks is mended after a while, once', () => {
  const { names } = open()
  otherTabMakes('barn')
  isWrittenOver()
  page.happens('pageshow')
  vi.advanceTimersByTime(100)
  page.happens('pageshow')
  expect([names(), stored()]).toEqual([['barn'], []])
  vi.advanceTimersByTime(99)
  expect(stored()).toEqual([])
  vi.advanceTimersByTime(1)
  expect([stored(), vi.getTimerCount()]).toEqual([['barn'], 0])
  isWrittenOver()
  page.happens('pageshow')
  vi.advanceTimersByTime(200)
  expect(stored()).toEqual(['barn'])
})

test('a page that nobody looks at any more mends at once, since it may fall asleep', () => {
  open()
  otherTabMakes('barn')
  isWrittenOver()
  page.happens('pageshow')
  Object.assign(document, { hidden: true })
  page.happens('visibilitychange')
  expect([stored(), vi.getTimerCount()]).toEqual([['barn'], 0])
})

test('what every page has seen is cleared away', () => {
  const { make } = open()
  make(list('barn'))
  vi.advanceTimersByTime(121_000)
  Object.assign(document, { hidden: true })
  page.happens('visibilitychange')
  expect([stored(), storage.keys()]).toEqual([['barn'], ['lists']])
})

test('a sound document is left alone', () => {
  open()
  otherTabMakes('barn')
  page.happens('pageshow')
  expect(vi.getTimerCount()).toBe(0)
})

test('what stands beside the document is put right with it where it is wrong', () => {
  const [isWrong, putRight] = [vi.fn(() => true), vi.fn(() => void isWrong.mockReturnValue(false))]
  open({ isWrong, putRight })
  page.happens('pageshow')
  expect(putRight).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(putRight).toHaveBeenCalledOnce()
  page.happens('pageshow')
  vi.advanceTimersByTime(200)
  Object.assign(document, { hidden: true })
  page.happens('visibilitychange')
  expect(putRight).toHaveBeenCalledOnce()
})

test('how much could not be read stays known, also when it has been written over', () => {
  storage.write('lists', '{')
  const { $damaged, make } = open()
  expect($damaged.get()).toBe(0)
  page.happens('pageshow')
  expect($damaged.get()).toBe(1)
  make(list('barn'))
  expect([stored(), $damaged.get()]).toEqual([['barn'], 1])
})
