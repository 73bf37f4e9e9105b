import { expect, test } from 'vitest'
import { catchUp, contains, type SharedDocument } from './shared-document.ts'

interface Written extends SharedDocument {
  text: string
}
const append = (document: Written, change: string): Written => ({ ...document, text: document.text + change })
const stored: Written = { text: '-', applied: { a: 2, c: 9 } }

test('a document contains the changes of a page up to a number', () => {
  expect([contains(stored, 'a', 2), contains(stored, 'a', 3), contains(stored, 'b', 1)]).toEqual([true, false, false])
})

test('what is not contained yet is laid over it, in the order of numbers over all pages', () => {
  const logs = [
    {
      name: 'b',
      changes: [
        { number: 1, change: 'b1' },
        { number: 4, change: 'b4' },
      ],
    },
    {
      name: 'a',
      changes: [
        { number: 2, change: 'a2' },
        { number: 3, change: 'a3' },
      ],
    },
  ]
  expect(catchUp(stored, logs, append)).toEqual({ text: '-b1a3b4', applied: { a: 3, b: 4, c: 9 } })
})

test('of changes that have the same number that of the page with the lesser name is first', () => {
  const change = (name: string) => ({ name, changes: [{ number: 5, change: name }] })
  for (const logs of [
    [change('x'), change('y')],
    [change('y'), change('x')],
  ]) {
    expect(catchUp(stored, logs, append).text).toBe('-xy')
  }
})

test('with nothing to lay over it the very same document comes back', () => {
  expect(catchUp(stored, [], append)).toBe(stored)
  expect(catchUp(stored, [{ name: 'a', changes: [{ number: 2, change: 'a2' }] }], append)).toBe(stored)
})
