import { expect, test } from 'vitest'
import { briefFacts, materialFact } from './fact.ts'
import { factText } from './fact-text.ts'
import { factOf } from './measured-line.ts'

test.each([
  [
    [
      ['Material', 'Coir'],
      ['SIZE', '1 × 1 m'],
      ['thickness', '17 mm'],
    ],
    ['1 × 1 m', '17 mm'],
  ],
  [
    [
      ['Size', '1 m wide, cut to length'],
      ['Material', 'Coir'],
    ],
    ['1 m wide, cut to length'],
  ],
  [
    [
      ['Size', 'to order'],
      ['Thickness', '10 mm or 12 mm'],
    ],
    ['to order', '10 mm or 12 mm'],
  ],
  [[['Material', 'Coir']], []],
  [[['Weight', '3 kg']], []],
] satisfies [[string, string][], string[]][])('a card with the lines %j shows %j', (lines, shown) => {
  const facts = lines.map(([label = '', text = '']) => factOf({ label, text }))
  expect(briefFacts(facts).map(factText)).toEqual(shown)
})

test('a card says what a mat is made of in the words of the store', () => {
  const facts = [factOf({ label: 'Size', text: '1 × 1 m' }), factOf({ label: 'MATERIAL', text: 'Coir, PVC backed' })]
  expect(materialFact(facts)?.line?.text).toBe('Coir, PVC backed')
  expect(materialFact([])).toBeUndefined()
})
