import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { NO_ROWS } from '#domain/quick-counts.ts'
import { blankRow, type QuickItem, type QuickRow } from '#domain/quick-row.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { stubPage } from './test-page.ts'

/** The grid of a page that is loaded now. */
function load() {
  vi.resetModules()
  return import('./quick-order.ts')
}

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

const item = (itemId: string, more: Partial<QuickItem> = {}): QuickItem => ({
  ...{ itemId, code: `HH-${itemId}`, name: `Mat ${itemId}`, price: cents(1_000), terms: ONE_BY_ONE, picture: '' },
  ...more,
})

/** A row that has its item. */
const found = (key: number, written: string, of: QuickItem): QuickRow => ({
  ...blankRow(key),
  wanted: of.code,
  written,
  found: { state: 'item', item: of },
})

const REPORT = { rows: 1, heads: [], beyond: 0, counted: true }

const TILES = { unit: { of: 'piece', noun: 'tile' }, minimum: 4, step: 4 } as const

/** What a person sees of the rows. */
const shown = (rows: readonly QuickRow[]) => rows.map(({ wanted, written }) => [wanted, written])

test('a grid in which nobody wrote is one blank row', async () => {
  stubPage()
  const { $quickRows } = await load()
  expect($quickRows.get()).toEqual([blankRow(1)])
})

test('what was written comes back with the next page, and has to be looked for', async () => {
  stubPage('/', {
    tab: { 'quick-order': '[["HH-a","2","","",false],["HH-b","","Mat b","Gate 2"],["HH-c","","","",true]]' },
  })
  const { $quickRows } = await load()
  expect($quickRows.get()).toEqual([
    { ...blankRow(1), wanted: 'HH-a', written: '2', found: { state: 'looking' } },
    { ...blankRow(2), wanted: 'HH-b', otherwise: 'Mat b', note: 'Gate 2', found: { state: 'looking' } },
    { ...blankRow(3), wanted: 'HH-c', needsQuantity: true, found: { state: 'looking' } },
    blankRow(4),
  ])
})

test('a grid without a page keeps nothing', async () => {
  const { $quickRows } = await load()
  expect($quickRows.get()).toEqual([blankRow(1)])
})

test.each(['{}', '[["HH-a"]]', '[7]'])('what is kept and cannot be read leaves a blank grid: %s', async (text) => {
  stubPage('/', { tab: { 'quick-order': text } })
  const { $quickRows } = await load()
  expect($quickRows.get()).toEqual([blankRow(1)])
})

test('what is written is kept once typing rests, without blank rows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = stubPage()
  const { $quickRows, writeWanted, writeQuantity } = await load()
  const [first] = $quickRows.get()
  writeWanted(first?.key ?? 0, 'HH-')
  vi.advanceTimersByTime(299)
  writeWanted(first?.key ?? 0, 'HH-a')
  const [, second] = $quickRows.get()
  writeQuantity(second?.key ?? 0, '3')
  vi.advanceTimersByTime(299)
  expect(page.tab.size).toBe(0)
  vi.advanceTimersByTime(1)
  expect([...page.tab]).toEqual([['quick-order', '[["HH-a",""],["","3"]]']])
})

test('what is written is kept when the page is left', async () => {
  const page = stubPage()
  vi.stubGlobal('window', {})
  const { writeWanted } = await load()
  writeWanted(1, 'HH-a')
  page.happens('pagehide')
  expect(page.tab.get('quick-order')).toBe('[["HH-a",""]]')
})

test('rows that a full storage does not take stay in the grid, and it is known that another page has none', async () => {
  const page = stubPage()
  const { $quickRows, keepRows, takeList } = await load()
  page.tab.set = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await takeList({ rows: [found(11, '4', item('a'))], report: REPORT })
  expect(keepRows()).toBe(false)
  expect(shown($quickRows.get())).toEqual([
    ['HH-a', '4'],
    ['', ''],
  ])
})

test('a page that changed nothing writes nothing over what another one kept', async () => {
  const page = stubPage()
  vi.stubGlobal('window', {})
  await load()
  page.happens('pagehide')
  expect(page.tab.size).toBe(0)
  page.tab.set('quick-order', '[["HH-a","2"]]')
  page.happens('pagehide')
  expect(page.tab.get('quick-order')).toBe('[["HH-a","2"]]')
})

test('a page that Back brings as it was has the rows that were kept since, and keeps what is written to them', async () => {
  const page = stubPage()
  vi.stubGlobal('window', {})
  const { $quickRows, writeWanted, writeQuantity } = await load()
  writeWanted(1, 'HH-x')
  page.happens('pagehide')
  page.tab.set('quick-order', '[["HH-a","2"],["HH-b","5"]]')
  page.happens('pageshow', { persisted: true })
  expect(shown($quickRows.get())).toEqual([
    ['HH-a', '2'],
    ['HH-b', '5'],
    ['', ''],
  ])
  writeQuantity($quickRows.get()[1]?.key ?? 0, '7')
  page.happens('pagehide')
  expect(page.tab.get('quick-order')).toBe('[["HH-a","2"],["HH-b","7"]]')
})

test('a page that Back brings keeps what was found where no other page kept rows, and a new page has its own', async () => {
  const page = stubPage()
  vi.stubGlobal('window', {})
  const { $quickRows, replaceRows } = await load()
  replaceRows(() => [found(1, '2', item('a'))])
  page.happens('pagehide')
  page.happens('pageshow', { persisted: true })
  expect($quickRows.get()[0]).toEqual(found(1, '2', item('a')))
  page.tab.set('quick-order', '[]')
  page.happens('pageshow', { persisted: false })
  expect($quickRows.get()[0]).toEqual(found(1, '2', item('a')))
})

test('what a list said of a row goes when it names another item, and its note stays where it named none', async () => {
  stubPage()
  const { $quickRows, replaceRows, writeWanted } = await load()
  const said = { otherwise: 'Mat a', note: 'Gate 2', joined: [2, 3] }
  const unknown = {
    ...blankRow(2),
    wanted: 'HH-?',
    written: '5',
    ...said,
    found: { state: 'unknown', near: [] },
  } as const
  replaceRows(() => [{ ...found(1, '5', item('a')), ...said }, unknown])
  writeWanted(1, 'HH-x')
  writeWanted(1, 'HH-xy')
  writeWanted(2, 'HH-x')
  writeWanted(2, 'HH-xy')
  const looking = { wanted: 'HH-xy', written: '5', found: { state: 'looking' } } as const
  expect($quickRows.get().slice(0, 2)).toEqual([
    { ...blankRow(1), ...looking },
    { ...blankRow(2), ...looking, note: 'Gate 2' },
  ])
})

test('what is typed is looked for, and an emptied field is blank', async () => {
  stubPage()
  const { $quickRows, replaceRows, writeWanted } = await load()
  replaceRows(() => [found(1, '2', item('a')), found(2, '2', item('b'))])
  writeWanted(1, 'HH-x')
  expect($quickRows.get().slice(0, 2)).toEqual([
    { ...blankRow(1), wanted: 'HH-x', written: '2', found: { state: 'looking' } },
    found(2, '2', item('b')),
  ])
  writeWanted(2, '  ')
  expect($quickRows.get()[1]?.found).toEqual({ state: 'blank' })
})

test('a quantity that is written stands for itself, whatever was added up in it', async () => {
  stubPage()
  const { $quickRows, replaceRows, writeQuantity } = await load()
  replaceRows(() => [{ ...found(1, '5', item('a')), joined: [2, 3] }])
  writeQuantity(1, '7')
  expect($quickRows.get()[0]).toEqual({ ...found(1, '7', item('a')), joined: [] })
})

test('an item that is chosen fills its row, and a blank row follows the last', async () => {
  stubPage()
  const { $quickRows, chooseItem } = await load()
  chooseItem(1, item('a', { terms: TILES }))
  expect(shown($quickRows.get())).toEqual([
    ['HH-a', '4'],
    ['', ''],
  ])
  expect(new Set($quickRows.get().map(({ key }) => key)).size).toBe(2)
})

test.each([
  ['one of nothing but a quantity', '', '3', 2],
  ['one of blanks', '  ', ' ', 1],
])('a last row is followed by a blank one where something is in it: %s', async (_, wanted, written, rows) => {
  stubPage()
  const { $quickRows, replaceRows } = await load()
  replaceRows(() => [{ ...blankRow(8), wanted, written }])
  expect($quickRows.get()).toHaveLength(rows)
})

test('a row that was taken out comes back, and so does a grid that was emptied', async () => {
  stubPage()
  const { $quickRows, $listReport, clearQuickOrder, removeRow, replaceRows } = await load()
  replaceRows(() => [found(11, '2', item('a')), found(12, '3', item('b'))])
  const before = shown($quickRows.get())
  const putBack = removeRow(11)
  expect(shown($quickRows.get())).toEqual([
    ['HH-b', '3'],
    ['', ''],
  ])
  putBack()
  expect(shown($quickRows.get())).toEqual(before)
  $listReport.set({ rows: 2, heads: [], beyond: 0, counted: true })
  const fill = clearQuickOrder()
  expect(shown($quickRows.get())).toEqual([['', '']])
  expect($listReport.get()).toBeUndefined()
  fill()
  expect(shown($quickRows.get()).slice(0, 2)).toEqual(before.slice(0, 2))
  expect($quickRows.get().map(({ found }) => found.state)).toEqual(['item', 'item', 'blank'])
})

test('what was written since stays when rows come back to where they were', async () => {
  stubPage()
  const { $quickRows, clearQuickOrder, removeRow, replaceRows, writeQuantity, writeWanted } = await load()
  replaceRows(() => ['a', 'b', 'c'].map((name, index) => found(11 + index, '2', item(name))))
  const putBack = removeRow(12)
  writeQuantity(13, '7')
  writeWanted($quickRows.get().at(-1)?.key ?? 0, 'HH-new')
  putBack()
  const all = [
    ['HH-a', '2'],
    ['HH-b', '2'],
    ['HH-c', '7'],
    ['HH-new', ''],
    ['', ''],
  ]
  expect(shown($quickRows.get())).toEqual(all)

  const fill = clearQuickOrder()
  writeWanted($quickRows.get()[0]?.key ?? 0, 'HH-later')
  fill()
  expect(shown($quickRows.get())).toEqual([...all.slice(0, 4), ['HH-later', ''], ['', '']])
})

test('what brings rows back brings no others that went since', async () => {
  stubPage()
  const { $quickRows, putBelow, removeRow, replaceRows } = await load()
  replaceRows(() => ['a', 'b', 'c'].map((name, index) => found(11 + index, '2', item(name))))
  const putBack = removeRow(12)
  removeRow(13)
  putBack()
  expect(shown($quickRows.get())).toEqual([
    ['HH-a', '2'],
    ['HH-b', '2'],
    ['', ''],
  ])

  replaceRows(() => [found(21, '2', item('a')), found(22, '3', item('a')), found(23, '1', item('x'))])
  const putBackLast = removeRow(23)
  putBelow([])
  putBackLast()
  expect(shown($quickRows.get())).toEqual([
    ['HH-a', '5'],
    ['HH-x', '1'],
    ['', ''],
  ])
})

test('the rows are counted by how they stand, and those that are right add up', async () => {
  stubPage()
  const { $quickCounts, replaceRows } = await load()
  expect($quickCounts.get()).toEqual(NO_ROWS.counts)
  replaceRows(() => [
    found(1, '2', item('a', { price: cents(8_950) })),
    found(2, '3', item('b', { price: cents(100) })),
    found(3, '5', item('tile', { terms: TILES })),
    found(4, '1', item('asked', { price: 'on-request' })),
    { ...blankRow(5), wanted: 'x', found: { state: 'unknown', near: undefined } },
    { ...blankRow(6), wanted: 'y', found: { state: 'looking' } },
  ])
  const counts = { filled: 6, right: 2, toLookAt: 3, unsold: 1, unreachable: 0, named: 5, total: 18_200 }
  expect($quickCounts.get()).toEqual(counts)
})

test('quantities that are not sold become the next ones that are', async () => {
  stubPage()
  const { $quickRows, mendQuantities, replaceRows } = await load()
  replaceRows(() => [found(1, '5', item('tile', { terms: TILES })), found(2, '5', item('a'))])
  mendQuantities()
  expect(shown($quickRows.get())).toEqual([
    ['HH-tile', '8'],
    ['HH-a', '5'],
    ['', ''],
  ])
})

const unknown = (key: number, wanted: string, written: string): QuickRow => ({
  ...{ ...blankRow(key), wanted, written },
  found: { state: 'unknown', near: undefined },
})

test('a list comes below what is there, and the same item is added up', async () => {
  stubPage()
  const { $quickRows, $listReport, replaceRows, takeList } = await load()
  replaceRows(() => [found(1, '2', item('a')), blankRow(2)])
  await takeList({
    rows: [found(11, '4', item('b')), found(12, '3', item('a')), unknown(13, 'nothing', '1')],
    report: { rows: 3, heads: ['Code Qty'], beyond: 7, counted: true },
  })
  expect(shown($quickRows.get())).toEqual([
    ['HH-a', '5'],
    ['HH-b', '4'],
    ['nothing', '1'],
    ['', ''],
  ])
  expect($quickRows.get().map((row) => row.joined)).toEqual([[2, 3], [], [], []])
  expect(new Set($quickRows.get().map(({ key }) => key)).size).toBe(4)
  // Somebody may be about to type in it.
  expect($quickRows.get().at(-1)).toEqual(blankRow(2))
  expect($listReport.get()).toEqual({ rows: 3, heads: ['Code Qty'], beyond: 7, counted: true })
})

test('a list is read until the last of several is', async () => {
  stubPage()
  const { $readingList, whileReading } = await load()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<never>()]
  const reading = [whileReading(() => first.promise), whileReading(() => second.promise)] as const
  first.resolve('one')
  expect(await reading[0]).toBe('one')
  expect($readingList.get()).toBe(true)
  second.reject(new Error('No list.'))
  await expect(reading[1]).rejects.toThrow('No list.')
  expect($readingList.get()).toBe(false)
})

test('a list that its worker has counted is not counted again, unless there are rows above it', async () => {
  stubPage()
  const { $quickCounts, takeList } = await load()
  const list = { rows: [found(11, '4', item('a')), unknown(12, 'nothing', '1')], report: REPORT }
  const counts = { ...NO_ROWS.counts, filled: 700, right: 600, toLookAt: 50, total: cents(5) }
  await takeList({ ...list, counts })
  expect($quickCounts.get()).toEqual(counts)
  const other = await load()
  other.replaceRows(() => [found(1, '2', item('a')), blankRow(2)])
  await other.takeList({ ...list, counts })
  expect(shown(other.$quickRows.get())).toEqual([
    ['HH-a', '6'],
    ['nothing', '1'],
    ['', ''],
  ])
  expect(other.$quickCounts.get()).toMatchObject({ filled: 2, right: 1, toLookAt: 1, total: 6_000 })
})

test.each([undefined, { ...NO_ROWS.counts, filled: 1, toLookAt: 1 }])(
  'what is typed while a list is added up stays, counted by a worker or not (%o)',
  async (counts) => {
    const { $quickRows, $quickCounts, replaceRows, takeList } = await load()
    const typed: string[] = []
    // Somebody types another row whenever the page breathes.
    class Breath {
      port1 = { onmessage: () => {}, close: () => {} }
      port2 = {
        postMessage: () => {
          const wanted = `typed ${typed.length}`
          typed.push(wanted)
          replaceRows((rows) => [...rows, { ...blankRow(100 + typed.length), wanted, found: { state: 'looking' } }])
          setTimeout(() => this.port1.onmessage())
        },
      }
    }
    vi.stubGlobal('MessageChannel', Breath)
    await takeList({ rows: [unknown(11, 'nothing', '1')], counts, report: REPORT })
    vi.unstubAllGlobals()
    expect(typed).toHaveLength(3)
    const wanted = $quickRows.get().map((row) => row.wanted)
    expect(wanted.filter((one) => one !== '').toSorted()).toEqual(['nothing', ...typed])
    expect($quickCounts.get()).toEqual({ ...NO_ROWS.counts, filled: 4, toLookAt: 1, named: 3 })
  },
)
