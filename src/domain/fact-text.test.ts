import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSizes, readThicknessMm } from './dimensions.ts'
import { factLabel, factText, lengthText } from './fact-text.ts'
import { factOf } from './measured-line.ts'

const LABELS = { size: 'Size', thickness: 'Thickness' }

test('what was read out of prose is written in grouped millimetres, sizes in whole ones', () => {
  expect(factText({ kind: 'size', lengthMm: 1828.8, widthMm: 609.6 })).toBe('1829 × 610 mm')
  expect(factText({ kind: 'thickness', mm: { least: 12.5, most: 12.5 } })).toBe('12.5 mm')
  expect(factText({ kind: 'thickness', mm: { least: 10, most: 12 } })).toBe('10–12 mm')
  expect(factLabel({ kind: 'thickness', mm: { least: 12, most: 12 } }, LABELS)).toBe('Thickness')
  expect(factLabel({ kind: 'size', lengthMm: 1200, widthMm: 600 }, LABELS)).toBe('Size')
  expect(lengthText(1828.8)).toBe('1829 mm')
  expect(lengthText(12_000)).toBe('12,000 mm')
})

test("a line keeps the store's own words", () => {
  const facts = [
    ['SIZE', '6 ft x 4 ft (1829 × 1219 mm)'],
    ['Thickness', '8 mm, 16 mm at the ribs'],
    ['Care', 'Hose down'],
  ].map(([label = '', text = '']) => factOf({ label, text }))
  expect(facts.map((fact) => `${factLabel(fact, LABELS)}: ${factText(fact)}`)).toEqual([
    'SIZE: 6 ft x 4 ft (1829 × 1219 mm)',
    'Thickness: 8 mm, 16 mm at the ribs',
    'Care: Hose down',
  ])
})

test('what the shop writes is read back as the same numbers, in prose and in a line', () => {
  const side = fc.integer({ min: 50, max: 999_999 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 9_999_999 }), (lengthMm, widthMm, tenths) => {
      const size = factText({ kind: 'size', lengthMm, widthMm })
      expect(readSizes(size)[0]?.size).toEqual({ lengthMm, widthMm })
      expect(factOf({ label: 'Size', text: size })).toMatchObject({ kind: 'size', lengthMm, widthMm })
      const mm = { least: tenths / 10, most: tenths / 10 }
      const thickness = factText({ kind: 'thickness', mm })
      expect(readThicknessMm(`${thickness} thick`)).toBe(mm.least)
      expect(factOf({ label: 'Thickness', text: thickness })).toMatchObject({ kind: 'thickness', mm })
    }),
  )
})

test('a range that the shop writes is read back as the same range', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 2 }), (ends) => {
      const mm = { least: Math.min(...ends), most: Math.max(...ends) }
      expect(factOf({ label: 'Thickness', text: factText({ kind: 'thickness', mm }) })).toMatchObject({ mm })
    }),
  )
})
