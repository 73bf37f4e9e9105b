import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { closedLines, directionOf, isOfIsolates, settable, splitRuns, withoutIsolates } from './text-runs.ts'

const fontOf = (code: number) => (code < 0x100 ? 'latin' : code >= 0x400 && code < 0x500 ? 'cyrillic' : undefined)
const runs = (line: string) =>
  splitRuns(line, fontOf).map((run) => `${run.kind === 'set' ? run.font : 'drawn'}:${run.text}`)

test('a line is divided by the font that has its letters', () => {
  expect(runs('Mat Коврик')).toEqual(['latin:Mat ', 'cyrillic:Коврик'])
})

test('drawn words keep the spaces between them, so that they are shaped together', () => {
  expect(runs('Mat රබර් පැදුර 5 mm')).toEqual(['latin:Mat ', 'drawn:රබර් පැදුර', 'latin: 5 mm'])
})

test('a line with anything from right to left is drawn whole', () => {
  expect(runs('Mat سجادة 5 mm')).toEqual(['drawn:Mat سجادة 5 mm'])
})

test('what is made of several code points is drawn, though each of them is in the font', () => {
  expect(runs('ab\u00a8')).toEqual(['latin:ab\u00a8'])
  expect(splitRuns('xu\u0323', () => 'all')).toEqual([
    { kind: 'set', text: 'x', font: 'all' },
    { kind: 'drawn', text: 'u\u0323' },
  ])
})

test('letters are composed, breaks become spaces, and what is unseen or reverses the order goes', () => {
  expect(settable(' e\u0301\n\tb\u202ec\u200b\u0000 ')).toBe('é bc')
})

test('the first letter says the direction', () => {
  expect(directionOf('12 سجادة mat')).toBe('rtl')
  expect(directionOf('12 mat سجادة')).toBe('ltr')
})

test('what stands apart does not say the direction of the whole, and what turns round does', () => {
  expect(directionOf('\u2068mat\u2069 سجادة')).toBe('rtl')
  expect(directionOf('\u2068سجادة\u2069 mat')).toBe('ltr')
  expect(directionOf('[\u202emat\u202c]')).toBe('rtl')
  expect(isOfIsolates('[\u206812\u2069 \u2068m\u2068a\u2069t\u2069]')).toBe(true)
  expect(isOfIsolates('[\u206812\u2069 mats]')).toBe(false)
  expect(isOfIsolates('12')).toBe(false)
})

test('a line closes what it opens, and the next one opens it anew', () => {
  expect(closedLines(['a \u2068b c', 'd\u2069 \u202ee', 'f\u202c g'])).toEqual([
    'a \u2068b c\u2069',
    '\u2068d\u2069 \u202ee\u202c',
    '\u202ef\u202c g',
  ])
})

test('each line is closed and nothing of it is lost, wherever a text is parted and whatever it opens', () => {
  const text = fc.array(fc.constantFrom('mat', ' ', '\u2068', '\u2069', '\u202e', '\u202c', '\u2067'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (parts) => {
      const given = parts.map((part) => part.join(''))
      const lines = closedLines(given)
      for (const line of lines) expect(closedLines([line])).toEqual([line])
      const shown = (many: readonly string[]) =>
        many.map((line) => withoutIsolates(line).replace(/[\u202a-\u202e]/g, ''))
      expect(shown(lines)).toEqual(shown(given))
    }),
  )
})

test('any text is settled once and for all, and no run loses any of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const line = settable(text)
      expect(settable(line)).toBe(line)
      expect(
        splitRuns(line, fontOf)
          .map((run) => run.text)
          .join(''),
      ).toBe(line)
    }),
  )
})
