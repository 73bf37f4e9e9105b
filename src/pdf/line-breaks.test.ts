import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines } from './line-breaks.ts'

/** Every character counts one. */
const widthOf = (text: string) => [...text].length
const broken = (text: string, width: number, most = 99) => breakLines(text, width, widthOf, most)

test('lines break between words and after hyphens within them', () => {
  expect(broken('heavy-duty stable mat', 12)).toEqual(['heavy-duty', 'stable mat'])
  expect(broken('heavy-duty stable mat', 9)).toEqual(['heavy-', 'duty', 'stable', 'mat'])
  expect(broken('mat (pair)', 8)).toEqual(['mat', '(pair)'])
})

test('a line is not broken at a no-break space', () => {
  expect(broken('cow mattress, 60\u00a0mm', 16)).toEqual(['cow mattress,', '60\u00a0mm'])
})

test('a word that is too long alone is broken inside', () => {
  expect(broken('a unbreakable b', 5)).toEqual(['a', 'unbre', 'akabl', 'e b'])
})

test('scripts without spaces break between words', () => {
  const lines = broken('橡膠墊馬廄用重型', 3)
  expect(lines.join('')).toBe('橡膠墊馬廄用重型')
  expect(lines.length).toBeGreaterThanOrEqual(3)
})

test('what does not fit into the lines there are ends in an ellipsis', () => {
  expect(broken('one two three four', 5, 2)).toEqual(['one', 'two…'])
  expect(broken('x'.repeat(100_000), 5, 2)).toEqual(['xxxxx', 'xxxx…'])
})

test('no text is still one line', () => {
  expect(broken('', 5)).toEqual([''])
})

test('nothing is lost and nothing is too wide, whatever the text', () => {
  const text = fc.array(fc.constantFrom('mat', 'heavy-duty', '1830', '×', '(pair)', 'රබර්', '橡膠墊'), { maxLength: 20 })
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 30 }), (words, width) => {
      const lines = broken(words.join(' '), width, 1000)
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(width, 4))
    }),
  )
})
