import { afterEach, expect, test, vi } from 'vitest'
import * as common from '#words/common.ts'
import { $listReport, $quickRows, $readingList, clearQuickOrder } from './quick-order.ts'
import { pasteList, readListFile } from './quick-order-list.ts'
import { stubCalls } from './test-calls.ts'

afterEach(() => {
  clearQuickOrder()
  vi.doUnmock('#domain/pasted-list.ts')
  vi.resetModules()
})

const shown = () => $quickRows.get().map(({ wanted, written }) => [wanted, written])

test('what is pasted comes into the grid, and it is known that it is being read', async () => {
  stubCalls({})
  const seen = vi.fn()
  const stopListening = $readingList.listen(seen)
  const pasting = pasteList({ text: 'HH-a;2\nHH-b;3' })
  expect($readingList.get()).toBe(true)
  await pasting
  stopListening()
  expect(seen.mock.calls.map(([isReading]) => isReading)).toEqual([true, false])
  expect(shown()).toEqual([
    ['HH-a', '2'],
    ['HH-b', '3'],
    ['', ''],
  ])
  expect($listReport.get()).toMatchObject({ rows: 2, counted: true })
})

test('a file comes into the grid', async () => {
  stubCalls({})
  expect(await readListFile(new File(['HH-a;2'], 'list.csv'))).toBeUndefined()
  expect(shown()).toEqual([
    ['HH-a', '2'],
    ['', ''],
  ])
})

test('a file that is no list leaves the grid as it is, and it is told why', async () => {
  stubCalls({})
  expect(await readListFile(new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'old.xls'))).toBe('workbook')
  expect(shown()).toEqual([['', '']])
})

test('a list whose reader does not come is left where it was pasted, and it is said', async () => {
  stubCalls({})
  vi.resetModules()
  vi.doMock('#domain/pasted-list.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const page = await import('./quick-order-list.ts')
  const { $toasts } = await import('./toasts.ts')
  expect(await page.pasteList({ text: 'HH-a;2' })).toBe('unread')
  expect($toasts.get()).toMatchObject([{ kind: 'problem', text: common.notLoaded }])
})
