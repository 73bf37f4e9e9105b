import { expect, test } from 'vitest'
import { BASIC_RANGE, charactersOf, REST_RANGE } from './fonts.ts'

test('no character is in both parts of a typeface, since both would be fetched for it', () => {
  const basic = new Set(charactersOf(BASIC_RANGE))
  expect([...charactersOf(REST_RANGE)].filter((character) => basic.has(character))).toEqual([])
})

test('every character of Latin-1 is in one of them', () => {
  const all = charactersOf([...BASIC_RANGE, ...REST_RANGE])
  const missing = [...charactersOf(['U+20-7E', 'U+A0-FF'])].filter((character) => !all.includes(character))
  expect(missing).toEqual([])
})
