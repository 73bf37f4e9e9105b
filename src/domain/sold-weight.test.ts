import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import type { SaleTerms } from './sale-terms.ts'
import { roundedKilograms, soldGrams, wholeWeight } from './sold-weight.ts'

const line = (text: string) => ({ label: 'x', text, at: [0, text.length] as [number, number] })
const weight = (per: 'piece' | 'metre' | 'square-metre'): Fact => {
  return { kind: 'weight', grams: { least: 2000, most: 2000 }, per, line: line('2 kg') }
}
const size: Fact = { kind: 'size', lengthMm: 1000, widthMm: 500 }
const width: Fact = { kind: 'width', mm: { least: 1200, most: 1200 }, line: line('1.2 m') }

test.each<[SaleTerms['unit'], Fact[], number | undefined]>([
  ['unstated', [weight('piece')], 2000],
  [{ of: 'piece', noun: 'tile' }, [weight('piece')], 2000],
  [{ of: 'pack', noun: 'roll' }, [weight('piece')], 2000],
  [{ of: 'pack', noun: 'kit', pieces: 9 }, [weight('piece')], undefined],
  [{ of: 'metre' }, [weight('piece')], undefined],
  [{ of: 'metre' }, [weight('metre')], 2000],
  ['unstated', [weight('metre')], undefined],
  ['unstated', [weight('metre'), size], undefined],
  ['unclear', [weight('square-metre'), size], undefined],
  [{ of: 'square-metre' }, [weight('metre'), size], undefined],
  ['unstated', [size, weight('piece')], 2000],
  [{ of: 'square-metre' }, [weight('square-metre')], 2000],
  ['unstated', [weight('square-metre'), size], 1000],
  [{ of: 'metre' }, [weight('square-metre'), width], 2400],
  [{ of: 'metre' }, [weight('square-metre'), size], undefined],
  ['unclear', [weight('piece')], undefined],
  ['unstated', [size], undefined],
])('sold by %j with %j one weighs %s g', (unit, facts, grams) => {
  expect(soldGrams('Mat', { unit }, facts)?.least).toBe(grams)
})

test('of a range the most is worked out as the least is', () => {
  const range: Fact = { kind: 'weight', grams: { least: 2000, most: 3000 }, per: 'square-metre', line: line('2–3 kg') }
  expect(soldGrams('Mat', { unit: 'unstated' }, [range, size])).toEqual({ least: 1000, most: 1500 })
})

test('what a square metre weighs does not tell what is round', () => {
  const facts = [weight('square-metre'), size]
  expect(soldGrams('Half-round doormat', { unit: 'unstated' }, facts)).toBeUndefined()
  expect(soldGrams('Half-round doormat', { unit: 'unstated' }, [weight('piece'), size])?.least).toBe(2000)
})

test('what is stated exactly weighs no more than that', () => {
  const exact = { grams: { least: 1500, most: 1500 }, quantity: 2 }
  expect(wholeWeight([exact])).toEqual({ grams: 3000, atLeast: false, unstated: [] })
  expect(wholeWeight([])).toEqual({ grams: 0, atLeast: false, unstated: [] })
})

test('the whole is the sum of what is stated, at least where something is not, which is named', () => {
  const range = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100 }))
  const sold = fc.record({
    grams: fc.option(
      range.map(([least, more]) => ({ least, most: least + more })),
      { nil: undefined },
    ),
    quantity: fc.integer({ min: 1, max: 9999 }),
  })
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 20 }), (lines) => {
      const whole = wholeWeight(lines)
      expect(whole.unstated).toEqual(lines.flatMap(({ grams }, index) => (grams === undefined ? [index] : [])))
      expect(whole.atLeast).toBe(lines.some(({ grams }) => grams === undefined || grams.least !== grams.most))
      const parts = lines.map((part) => wholeWeight([part]).grams)
      expect(whole.grams).toBe(parts.reduce((sum, grams) => sum + grams, 0))
    }),
  )
})

test.each([
  [4, 0],
  [640, 0.64],
  [14_349, 14.3],
  [1_239_600, 1240],
])('%d g are %d kg', (grams, kilograms) => {
  expect(roundedKilograms(grams)).toBe(kilograms)
})
