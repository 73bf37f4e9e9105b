import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_WRITING_MS, MOST_WRITING_MS } from '#contract/message-calls.ts'
import { anyCharacter } from '#domain/test-character.ts'
import { formTokens } from './form-token.ts'

const SECRET = 'a-secret-that-is-long-enough-for-tests'
let now = Date.parse('2026-11-21T09:00:00Z')
const tokens = formTokens(SECRET, () => now)

async function afterMs(wait: number) {
  const token = await tokens.issue()
  now += wait
  return tokens.judge(token)
}

test('a form is fresh from two seconds to twelve hours after it was opened', async () => {
  expect(await afterMs(0)).toBe('too-fast')
  expect(await afterMs(LEAST_WRITING_MS - 1)).toBe('too-fast')
  expect(await afterMs(LEAST_WRITING_MS)).toBe('fresh')
  expect(await afterMs(MOST_WRITING_MS)).toBe('fresh')
  expect(await afterMs(MOST_WRITING_MS + 1)).toBe('too-old')
})

test('a form is fresh that a gateway signed whose clock is up to a minute ahead', async () => {
  expect(await afterMs(-1)).toBe('fresh')
  expect(await afterMs(-60_000)).toBe('fresh')
  expect(await afterMs(-60_001)).toBe('too-fast')
})

test('a token of another secret is forged', async () => {
  const token = await formTokens(`${SECRET}!`, () => now - 60_000).issue()
  expect(await tokens.judge(token)).toBe('forged')
})

test('ten thousand forgeries and truncations are refused', { timeout: 60_000 }, async () => {
  const token = await formTokens(SECRET, () => now - 60_000).issue()
  expect(await tokens.judge(token)).toBe('fresh')
  const place = fc.nat(token.length - 1)
  const forgery = fc.oneof(
    place.map((end) => token.slice(0, end)),
    place.map((start) => token.slice(start + 1)),
    fc
      .tuple(place, fc.string({ minLength: 1, maxLength: 1 }))
      .map(([at, by]) => token.slice(0, at) + by + token.slice(at + 1)),
    fc
      .tuple(place, fc.string({ minLength: 1, maxLength: 3 }))
      .map(([at, by]) => token.slice(0, at) + by + token.slice(at)),
    fc.tuple(fc.nat(9_999_999_999_999), fc.stringMatching(/^[0-9a-f]{64}$/)).map(([at, mac]) => `${at}.${mac}`),
    fc.nat(100_000_000).map((ms) => token.replace(/^\d+/, (moment) => String(Number(moment) + ms + 1))),
    fc.constantFrom(token.toUpperCase(), ` ${token}`, `${token}\n`, `0${token}`, `+${token}`, token.replace('.', ',')),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
  )
  await fc.assert(
    fc.asyncProperty(
      forgery.filter((text) => text !== token),
      async (text) => {
        expect(await tokens.judge(text)).toBe('forged')
      },
    ),
    { numRuns: 10_000 },
  )
})
