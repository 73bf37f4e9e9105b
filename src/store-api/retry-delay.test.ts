import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelayMs } from './retry-delay.ts'

const MINUTE_MS = 60_000

const noAnswer = { kind: 'network', reason: '' } as const

test('waiting grows with every attempt, up to ten seconds, and is spread evenly from nothing', () => {
  expect([0, 1, 2, 3, 10, 100].map((attempt) => retryDelayMs(noAnswer, attempt, () => 1, MINUTE_MS))).toEqual([
    300, 600, 1200, 2400, 10_000, 10_000,
  ])
  expect(retryDelayMs(noAnswer, 5, () => 0, MINUTE_MS)).toBe(0)
})

test('no wait is longer than what may be asked for and ten seconds, or shorter than what the API asked for', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
  fc.assert(
    fc.property(fc.nat(100), fc.nat(200_000), fc.nat(100_000), chance, (attempt, retryAfterMs, longestMs, random) => {
      const delayMs = retryDelayMs({ kind: 'status', status: 503, retryAfterMs }, attempt, () => random, longestMs)
      if (retryAfterMs > longestMs) expect(delayMs).toBeUndefined()
      else {
        expect(delayMs).toBeGreaterThanOrEqual(retryAfterMs)
        expect(delayMs).toBeLessThanOrEqual(longestMs + 10_000)
      }
    }),
  )
})

test.each([
  { kind: 'redirect' },
  { kind: 'not-json', contentType: '' },
  { kind: 'too-large', limitBytes: 1 },
  { kind: 'refused', message: '' },
  { kind: 'shape', path: '', expected: '' },
  { kind: 'unusable-id' },
] as const)('trying again does not help against %j', (failure) => {
  expect(retryDelayMs(failure, 0, () => 1, MINUTE_MS)).toBeUndefined()
})
