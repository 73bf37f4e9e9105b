import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from './day.ts'
import { openShared } from './open-shared.ts'
import type { DocumentKind, NumberedChange, SharedDocument } from './shared-document.ts'
import type { SharedStorage } from './shared-storage.ts'

/** A text to which pages add words. */
interface Note extends SharedDocument {
  words: string[]
}
const EMPTY: Note = { words: [], applied: {} }
const NOTE_KIND: DocumentKind<Note, string> = {
  key: 'note',
  empty: EMPTY,
  apply: (note, word) => ({ ...note, words: [...note.words, word] }),
  read: (text) => ({ document: text === '' ? EMPTY : JSON.parse(text), damaged: 0 }),
  write: (note) => JSON.stringify(note),
  readChanges: (text) => JSON.parse(text),
  writeChanges: (changes) => JSON.stringify(changes),
}

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const START_MS = 1.8e12

let nowMs: number
/** By how much the clocks of all pages were set back. */
let backMs: number
/** Characters that storage takes under one key, and in all. */
let room: { each: number; all: number }
let texts: Map<string, string>
beforeEach(() => {
  nowMs = START_MS
  backMs = 0
  room = { each: 10_000, all: 10_000 }
  texts = new Map()
})

const storage: SharedStorage = {
  keys: () => [...texts.keys()],
  read: (key) => texts.get(key) ?? null,
  write(key, text) {
    const others = [...texts].reduce((sum, [other, { length }]) => sum + (other === key ? 0 : length), 0)
    if (text.length > room.each || others + text.length > room.all) throw new Error('QuotaExceededError')
    texts.set(key, text)
  },
  remove: (key) => void texts.delete(key),
}

function pageOf(name: string, aheadMs = 0) {
  let names = 0
  return openShared(NOTE_KIND, storage, { wallMs: () => nowMs + aheadMs - backMs, steadyMs: () => nowMs }, () => {
    names += 1
    return `${name}${names}`
  })
}

const at = (ms: number) => {
  nowMs = START_MS + ms
}
const note = (): Note => JSON.parse(texts.get('note') ?? '')
const log = (name: string): NumberedChange<string>[] => JSON.parse(texts.get(`note:${name}`) ?? '[]')
const logged = (name: string) => log(name).map(({ change }) => change)

test('what storage does not take is in its page alone, however long, until storage takes it', () => {
  const [page, other] = [pageOf('p'), pageOf('q')]
  page.make('kept')
  room.all = 0
  expect(page.make('unkept')).toMatchObject({ document: { words: ['kept', 'unkept'] }, unkept: true, lacking: true })
  at(11 * MINUTE_MS)
  expect(page.mend()).toMatchObject({ document: { words: ['kept', 'unkept'] }, unkept: true })
  expect(other.look()).toMatchObject({ document: { words: ['kept'] }, lacking: false })
  room.all = 10_000
  expect(page.mend()).toMatchObject({ unkept: false, lacking: false })
  expect(other.look().document.words).toEqual(['kept', 'unkept'])
})

test('a page that slept while its name was forgotten, and wakes to a clock that was set back, adds nothing twice', () => {
  const [asleep, other] = [pageOf('p'), pageOf('q')]
  asleep.make('slept')
  at(11 * MINUTE_MS)
  for (const word of ['next', 'last']) {
    other.make(word)
    other.mend()
  }
  expect(note().applied).not.toHaveProperty('p1')
  backMs = 60 * MINUTE_MS
  expect(asleep.look()).toMatchObject({ document: { words: ['slept', 'next', 'last'] }, lacking: false })
})

test('a view is the same until something changes', () => {
  const [page, other] = [pageOf('p'), pageOf('q')]
  const first = page.make('a')
  expect(page.look()).toBe(first)
  expect(page.mend()).toBe(first)
  const second = other.make('b')
  expect(page.look()).not.toBe(first)
  expect(page.look()).toEqual(second)
  room.all = 0
  const unkept = page.make('c')
  room.all = 10_000
  expect(page.mend()).not.toBe(unkept)
})

test('changes stand under one name while each comes within a minute of the one before, and then under another', () => {
  const page = pageOf('p')
  page.make('a')
  at(59_999)
  page.make('b')
  expect(logged('p1')).toEqual(['a', 'b'])
  // The second change is a millisecond younger than its time: numbers rise.
  at(2 * MINUTE_MS)
  page.make('c')
  expect(logged('p2')).toEqual(['c'])
})

test('a log keeps no longer than a minute what the document contains', () => {
  const page = pageOf('p')
  for (const [word, seconds] of [
    ['a', 0],
    ['b', 50],
    ['c', 100],
  ] as const) {
    at(seconds * SECOND_MS)
    page.make(word)
  }
  expect(logged('p1')).toEqual(['b', 'c'])
  expect(note().words).toEqual(['a', 'b', 'c'])
})

test('a log keeps what a page that knew less has written over', () => {
  const page = pageOf('p')
  page.make('a')
  at(50 * SECOND_MS)
  page.make('b')
  texts.set('note', JSON.stringify(EMPTY))
  at(100 * SECOND_MS)
  expect(page.make('c').document.words).toEqual(['a', 'b', 'c'])
  expect(logged('p1')).toEqual(['a', 'b', 'c'])
})

test('a page that has nothing of its own mends the document, and writes nothing beside it', () => {
  pageOf('p').make('a')
  texts.set('note', JSON.stringify(EMPTY))
  const other = pageOf('q')
  expect(other.look()).toMatchObject({ document: { words: ['a'] }, lacking: true })
  expect(other.mend()).toMatchObject({ document: { words: ['a'] }, lacking: false })
  expect(note().words).toEqual(['a'])
  expect([...texts.keys()].toSorted()).toEqual(['note', 'note:p1'])
})

test.each([
  ['within a day of this one counts', DAY_MS - 1, DAY_MS],
  ['a day ahead of it does not', DAY_MS, 0],
])('the number of a page whose clock is %s', (_, aheadMs, later) => {
  pageOf('p', aheadMs).make('a')
  pageOf('q').make('b')
  expect(log('p1')).toEqual([{ number: START_MS + aheadMs, change: 'a' }])
  expect(log('q1')).toEqual([{ number: START_MS + later, change: 'b' }])
})

test('a change comes after all that its page knows, in the document and beside it', () => {
  texts.set('note', JSON.stringify({ words: ['a'], applied: { x: START_MS + 5 } }))
  texts.set('note:y', JSON.stringify([{ number: START_MS + 7, change: 'b' }]))
  const page = pageOf('p')
  page.make('c')
  expect(log('p1')).toEqual([{ number: START_MS + 8, change: 'c' }])
  texts.clear()
  page.make('d')
  expect(log('p1').map(({ change }) => change)).toEqual(['c', 'd'])
  expect(log('p1')[1]?.number).toBeGreaterThan(START_MS + 8)
})

test('two minutes after its last change a log is cleared away, by whom it may be', () => {
  pageOf('p').make('a')
  const other = pageOf('q')
  at(2 * MINUTE_MS - 1)
  other.mend()
  expect(logged('p1')).toEqual(['a'])
  at(2 * MINUTE_MS)
  other.mend()
  expect(texts.has('note:p1')).toBe(false)
  expect(other.look().document.words).toEqual(['a'])
})

test('a log is not cleared away before the document that contains it has been read', () => {
  const page = pageOf('p')
  page.make('a')
  const contained = texts.get('note') ?? ''
  at(1)
  page.make('b')
  texts.set('note', contained)
  at(5 * MINUTE_MS)
  const other = pageOf('q')
  other.mend()
  expect(logged('p1')).toEqual(['a', 'b'])
  other.mend()
  expect(texts.has('note:p1')).toBe(false)
  expect(note().words).toEqual(['a', 'b'])
})

test('a log of which nothing can be read stays, and troubles nobody', () => {
  texts.set('note:x', '[]')
  at(5 * MINUTE_MS)
  expect(pageOf('p').mend()).toMatchObject({ document: EMPTY, lacking: false })
  expect(texts.has('note:x')).toBe(true)
})

test('where there is no room for a change, logs that nobody needs make some', () => {
  const old = { number: START_MS - 2 * MINUTE_MS, change: 'x'.repeat(500) }
  texts.set('note', JSON.stringify({ words: [], applied: { old: old.number } }))
  texts.set('note:old', JSON.stringify([old]))
  room.all = 600
  expect(pageOf('p').make('a')).toMatchObject({ unkept: false })
  expect([...texts.keys()].toSorted()).toEqual(['note', 'note:p1'])
})

test('names are remembered in the order of their times: for ten minutes, and while there are changes beside the document', () => {
  const [recent, logged, forgotten] = [10 * MINUTE_MS - 1, 20 * MINUTE_MS, 10 * MINUTE_MS].map((ms) => START_MS - ms)
  const applied = { recent, logged, forgotten, ahead: START_MS + 2 * DAY_MS, first: 1e12 }
  texts.set('note', JSON.stringify({ words: [], applied }))
  texts.set('note:logged', JSON.stringify([{ number: logged, change: 'a' }]))
  pageOf('p').make('b')
  expect(Object.keys(note().applied)).toEqual(['logged', 'recent', 'p1'])
})

test('of the counts of version 1 the last sixteen stay, before all names', () => {
  const counts = Array.from({ length: 18 }, (_, index) => [`c${index}`, 18 - index] as const)
  const applied = { late: START_MS - 1, ...Object.fromEntries(counts) }
  texts.set('note', JSON.stringify({ words: [], applied }))
  pageOf('p').make('a')
  expect(Object.keys(note().applied)).toEqual([...counts.slice(2).map(([name]) => name), 'late', 'p1'])
})

test('a change that only the document has room for is kept by its page for ten minutes', () => {
  texts.set('note', JSON.stringify({ words: [], applied: { old: START_MS - 20 * MINUTE_MS } }))
  const page = pageOf('p')
  const before = texts.get('note') ?? ''
  room.all = before.length + 5
  expect(page.make('a')).toMatchObject({ document: { words: ['a'] }, unkept: false })
  expect(texts.has('note:p1')).toBe(false)
  texts.set('note', before)
  at(10 * MINUTE_MS - 1)
  expect(page.look()).toMatchObject({ document: { words: ['a'] }, lacking: true })
  at(10 * MINUTE_MS)
  expect(page.look()).toMatchObject({ document: { words: [] }, lacking: false })
})
