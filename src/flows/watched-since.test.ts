import { expect, test } from 'vitest'
import { watchedSince } from './watched-since.ts'

test('time is counted for each name since it was first asked about', () => {
  let nowMs = 5
  const watched = watchedSince(() => nowMs)
  expect(watched.sinceMs('one')).toBe(0)
  nowMs += 10
  expect(watched.sinceMs('two')).toBe(0)
  nowMs += 10
  expect([watched.sinceMs('one'), watched.sinceMs('two')]).toEqual([20, 10])
})

test('ten thousand names are remembered, and of more than that the newest', () => {
  let nowMs = 0
  const watched = watchedSince(() => nowMs)
  for (let name = 0; name < 10_000; name += 1) watched.sinceMs(`${name}`)
  nowMs = 10
  expect([watched.sinceMs('0'), watched.sinceMs('9999')]).toEqual([10, 10])
  watched.sinceMs('one more')
  expect(watched.sinceMs('1')).toBe(10)
  expect(watched.sinceMs('0')).toBe(0)
})
