import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readNumberedChanges } from './numbered-changes.ts'

const read = (changes: unknown) => readNumberedChanges({ changes }, v.string())

test('changes are read with their numbers, which rise', () => {
  expect(
    read([
      { number: 1, change: 'a' },
      { number: 7, change: 'b' },
    ]),
  ).toEqual([
    { number: 1, change: 'a' },
    { number: 7, change: 'b' },
  ])
})

test.each([
  ['is none', { number: 2, change: 5 }],
  ['has no number', { change: 'b' }],
  ['has the number of the one before', { number: 1, change: 'b' }],
  ['has a number below the first', { number: 0, change: 'b' }],
  ['has a part of a number', { number: 2.5, change: 'b' }],
  ['is no object', 'b'],
])('what comes after a change that %s must not overtake it', (_, broken) => {
  expect(read([{ number: 1, change: 'a' }, broken, { number: 9, change: 'c' }])).toEqual([{ number: 1, change: 'a' }])
})

test('numbers count from one', () => {
  expect(read([{ number: 0, change: 'a' }])).toEqual([])
  expect(read([{ number: -1, change: 'a' }])).toEqual([])
})

test.each([undefined, null, 'text', [], {}, { changes: 'none' }])('of %j no change is read', (json) => {
  expect(readNumberedChanges(json, v.string())).toEqual([])
})
