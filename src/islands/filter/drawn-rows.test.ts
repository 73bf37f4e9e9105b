import { expect, onTestFinished, test, vi } from 'vitest'
import { drawnRows } from './drawn-rows.ts'

/** As much of an element and its children as is used, and what is drawn. */
function openRows() {
  const children: { row: string; readonly nextElementSibling: unknown; remove(): void }[] = []
  const told: string[] = []
  const draw = vi.fn((row: string) => {
    const child = {
      row,
      get nextElementSibling() {
        return children[children.indexOf(child) + 1] ?? null
      },
      remove: () => void children.splice(children.indexOf(child), 1),
    }
    return child
  })
  const parent = {
    children,
    get firstElementChild() {
      return children[0] ?? null
    },
    replaceChildren: () => void children.splice(0),
    insertBefore(child: (typeof children)[number], next: (typeof children)[number] | null) {
      if (children.includes(child)) child.remove()
      children.splice(next === null ? children.length : children.indexOf(next), 0, child)
    },
    toggleAttribute: (name: string, isUnfinished: boolean) => void told.push(`${name} ${isUnfinished}`),
  }
  // biome-ignore lint/suspicious/noExplicitAny: no more of an element is used
  const rows = drawnRows<string>(parent as any, draw as any)
  return { rows, told, shown: () => children.map(({ row }) => row), drawn: () => draw.mock.calls.splice(0).flat() }
}

test('rows that may be shown next are drawn beside the page, and not once more when they are shown', () => {
  const { rows, shown, drawn } = openRows()
  rows.show(['a', 'b'])
  expect([shown(), drawn()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  rows.ready(['b', 'c'])
  expect([shown(), drawn()]).toEqual([['a', 'b'], ['c']])
  rows.show(['c', 'b', 'd'])
  expect([shown(), drawn()]).toEqual([['c', 'b', 'd'], ['d']])
})

test('what was made ready is drawn anew where all is', () => {
  const { rows, shown, drawn } = openRows()
  rows.ready(['a'])
  rows.forget()
  expect(drawn()).toEqual(['a'])
  rows.show(['a'])
  expect([shown(), drawn()]).toEqual([['a'], ['a']])
})

test('of many rows the first are there at once, and until all are it says that some are missing', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { rows, shown, told } = openRows()
  const many = [...'abcdefgh']
  rows.show(many)
  expect([shown(), told.splice(0)]).toEqual([many.slice(0, 6), ['data-unfinished true']])
  vi.runAllTimers()
  expect([shown(), told]).toEqual([many, ['data-unfinished false']])
})
