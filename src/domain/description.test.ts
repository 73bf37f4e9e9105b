import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDescription } from './description.ts'

test('blank lines part paragraphs, and single line ends stay', () => {
  expect(readDescription('For horses.\nAnd cows.\r\n\r\nMade of rubber.\n \t\nBy us.')).toEqual({
    paragraphs: ['For horses.\nAnd cows.', 'Made of rubber.', 'By us.'],
    lines: [],
  })
})

test('a paragraph of labelled lines alone is a list of them, in order', () => {
  expect(readDescription('A mat.\n\nThickness: 17 mm\nMaterial: Rubber: natural\nWeight (each):  38 kg')).toEqual({
    paragraphs: ['A mat.'],
    lines: [
      { label: 'Thickness', text: '17 mm' },
      { label: 'Material', text: 'Rubber: natural' },
      { label: 'Weight (each)', text: '38 kg' },
    ],
  })
})

test('a label is read without the space that some write before the colon', () => {
  expect(readDescription('Thickness : 17 mm\nMaterial : Coir').lines).toEqual([
    { label: 'Thickness', text: '17 mm' },
    { label: 'Material', text: 'Coir' },
  ])
})

test('a single labelled line, or one among prose, stays prose', () => {
  expect(readDescription('Note: cut to size.').lines).toEqual([])
  expect(readDescription('Thickness: 17 mm\nand very heavy').paragraphs).toEqual(['Thickness: 17 mm\nand very heavy'])
})

test.each(['- Size: 17 mm\n- Weight: 3 kg', 'Size: 17 mm\u2028thick\nWeight: 3 kg'])(
  '%j is prose: a label begins its line, and a text ends it',
  (text) => {
    expect(readDescription(text)).toEqual({ paragraphs: [text], lines: [] })
  },
)

test('labels may be in any script', () => {
  expect(readDescription('ඝනකම: 17 mm\nالمادة: مطاط').lines).toHaveLength(2)
})

test.each(['', ' ', '\n\n\n', '\r\n \r\n'])('%j describes nothing', (text) => {
  expect(readDescription(text)).toEqual({ paragraphs: [], lines: [] })
})

test('no word is lost, added or moved into another order within its kind', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.constantFrom('Size', 'Weight (kg)', 'Material '), fc.string())
      .map(([label, value]) => `${label}: ${value}`),
  )
  const text = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\n\n', '\n \n')))
    .map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(text, (written) => {
      const { paragraphs, lines } = readDescription(written)
      const read = [...paragraphs, ...lines.map(({ label, text: said }) => `${label}:${said}`)].join('')
      expect(lettersOf(read)).toEqual(lettersOf(written))
    }),
    { numRuns: 2000 },
  )
})

function lettersOf(text: string): string[] {
  return [...text.replace(/\s/g, '')].toSorted()
}
