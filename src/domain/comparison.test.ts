import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_COMPARED } from './compared-ids.ts'
import { type ComparedFact, comparisonRows } from './comparison.ts'

const mat = (facts: Record<string, string>): ComparedFact[] =>
  Object.entries(facts).map(([label, text]) => ({ label, text }))

describe('rows of a comparison', () => {
  test('stand in the order in which they are stated, and differ where one text does', () => {
    const rows = comparisonRows([
      mat({ Size: '1830 × 1220 mm', Colour: 'Black' }),
      mat({ Size: '900 × 600 mm', Colour: 'black', Use: 'Indoors' }),
    ])
    expect(rows).toEqual([
      { label: 'Size', texts: ['1830 × 1220 mm', '900 × 600 mm'], differs: true },
      { label: 'Colour', texts: ['Black', 'black'], differs: false },
      { label: 'Use', texts: [undefined, 'Indoors'], differs: true },
    ])
  })

  test.each([
    ['Size', '1830 × 1220 mm', '1.83 × 1.22 m', false],
    ['Thickness', '17 mm', '1.7 cm', false],
    ['Thickness', '17 mm', '17 mm ± 1', true],
    ['Thickness', '17 mm ± 1', '17 mm± 1', false],
    ['Thickness', '17 mm ± 1', ' 17  mm ±  1', false],
    ['Colour', 'Blue grey', 'Blue\n grey ', false],
    ['Colour', 'Blue grey', 'Bluegrey', true],
    ['Weight', '6.8 kg', '6.8 kg per metre', true],
  ])('%s: %s and %s', (label, one, other, differs) => {
    expect(comparisonRows([[{ label, text: one }], [{ label, text: other }]])[0]?.differs).toBe(differs)
  })

  test('lines of one label stand together, and one more makes the row differ', () => {
    const colours = (...texts: string[]) =>
      texts.map((text, index) => ({ label: index === 0 ? 'Colour' : 'colour', text }))
    const [row] = comparisonRows([colours('Black', 'Red'), colours('Black')])
    expect(row?.texts).toEqual(['Black; Red', 'Black'])
    expect(row?.differs).toBe(true)
  })

  test('nothing differs among mats that are alike, and no fact is lost', () => {
    const facts = fc.uniqueArray(fc.record({ label: fc.stringMatching(/^[A-Z][a-z]{2,8}$/), text: fc.string() }), {
      selector: ({ label }) => label.toLowerCase(),
    })
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: MOST_COMPARED }), (stated, count) => {
        const rows = comparisonRows(Array.from({ length: count }, () => stated))
        expect(rows.map(({ label }) => label)).toEqual(stated.map(({ label }) => label))
        expect(rows.every(({ differs, texts }) => !differs && texts.length === count)).toBe(true)
      }),
    )
  })

  test('one mat that states something else makes its row differ', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: MOST_COMPARED }), fc.nat(), (count, odd) => {
        const mats = Array.from({ length: count }, (_, index) =>
          mat({ Colour: index === odd % count ? 'Red' : 'Black' }),
        )
        expect(comparisonRows(mats)[0]?.differs).toBe(true)
      }),
    )
  })
})
