import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isName, isOneLine, oneLine } from './one-line.ts'
import { anyCharacter } from './test-character.ts'

test.each(['Ada', "Siobhán O'Neill-Ng", 'අමල්', 'عائشة', 'J. R. "Bob" Dobbs & Sons', '🐎'])(
  '%s is one line, and a name',
  (text) => {
    expect([isOneLine(text), isName(text)]).toEqual([true, true])
  },
)

test.each(['Ada\r\nBcc: all@example.com', 'a\nb', 'a\0b', 'a\u0085b', 'a\u2028b', 'a\tb', '\ud800'])(
  '%j is not',
  (text) => expect(isOneLine(text)).toBe(false),
)

test('what a mail could take for markup is no name', () => {
  expect([isName('<img src=x>'), isName('Ada > Eve'), isOneLine('1 < 2')]).toEqual([false, false, true])
})

test('any text can be made one line', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => isOneLine(oneLine(text))))
})
