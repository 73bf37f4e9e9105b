import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from './cents.ts'
import type { Fact, MeasuredLine } from './fact.ts'
import { readSaleTerms } from './read-sale-terms.ts'
import { PACK_NOUNS, PIECE_NOUNS } from './sale-nouns.ts'
import { isSold, leastQuantity, MOST_QUANTITY, mostQuantity, soldQuantity, steppedQuantity } from './sale-quantities.ts'
import { isOnePiece, measureOf, ONE_BY_ONE, type SaleTerms } from './sale-terms.ts'
import { squareMetrePrice } from './square-metre.ts'
import { anyCharacter } from './test-character.ts'
import { readWrittenSaleTerms, writeSaleTerms } from './written-sale-terms.ts'

const someUnit: fc.Arbitrary<SaleTerms['unit']> = fc.oneof(
  fc.constantFrom<SaleTerms['unit']>('unstated', 'unclear', { of: 'metre' }, { of: 'square-metre' }),
  fc.record({ of: fc.constant('piece' as const), noun: fc.constantFrom(...PIECE_NOUNS) }),
  fc.record({ of: fc.constant('pack' as const), noun: fc.constantFrom(...PACK_NOUNS) }),
  fc.record({
    of: fc.constant('pack' as const),
    noun: fc.constantFrom(...PACK_NOUNS),
    pieces: fc.integer({ min: 1, max: 9_999 }),
  }),
)
const someTerms: fc.Arbitrary<SaleTerms> = fc.record({
  unit: someUnit,
  minimum: fc.integer({ min: 1, max: 9_000 }),
  step: fc.integer({ min: 1, max: 500 }),
})
const quantity = fc.integer({ min: 1, max: 9_999 })
const anyNumber = fc.oneof(quantity, fc.double())

describe('quantities', () => {
  test('the one that is made of any is sold, is not less, and is the nearest', () => {
    fc.assert(
      fc.property(someTerms, quantity, (terms, wanted) => {
        const sold = soldQuantity(terms, wanted)
        expect(sold).toBeGreaterThanOrEqual(Math.min(wanted, mostQuantity(terms)))
        for (let less = wanted; less < sold; less += 1) expect(isSold(terms, less)).toBe(false)
      }),
    )
  })

  test('whatever number comes, what is made of it can be ordered', () => {
    fc.assert(
      fc.property(someTerms, anyNumber, fc.constantFrom<1 | -1>(1, -1), (terms, number, way) => {
        for (const made of [soldQuantity(terms, number), steppedQuantity(terms, number, way)]) {
          expect(isSold(terms, made)).toBe(true)
          expect(made).toBeLessThanOrEqual(MOST_QUANTITY)
        }
      }),
    )
    expect(soldQuantity({ minimum: 12, step: 1 }, Number.NaN)).toBe(12)
    expect(soldQuantity({ minimum: 1, step: 4 }, 9_999)).toBe(9_996)
  })

  test('a step leads to the next that is sold, and never below the least', () => {
    fc.assert(
      fc.property(someTerms, quantity, (terms, from) => {
        const [more, less] = [steppedQuantity(terms, from, 1), steppedQuantity(terms, from, -1)]
        expect(more > from || more === mostQuantity(terms)).toBe(true)
        expect(less < from || less === leastQuantity(terms)).toBe(true)
      }),
    )
  })

  test('what states nothing is sold one by one', () => {
    expect([leastQuantity(ONE_BY_ONE), soldQuantity(ONE_BY_ONE, 3), steppedQuantity(ONE_BY_ONE, 3, -1)]).toEqual([
      1, 3, 2,
    ])
  })
})

test.each<[SaleTerms['unit'], measure: string | undefined, onePiece: boolean]>([
  ['unstated', undefined, true],
  ['unclear', undefined, false],
  [{ of: 'piece', noun: 'tile' }, undefined, true],
  [{ of: 'pack', noun: 'roll' }, undefined, true],
  [{ of: 'pack', noun: 'kit', pieces: 9 }, undefined, false],
  [{ of: 'metre' }, 'metre', false],
  [{ of: 'square-metre' }, 'square-metre', false],
])('what is sold by %j is measured off, or is one piece', (unit, measure, onePiece) => {
  expect([measureOf(unit), isOnePiece(unit)]).toEqual([measure, onePiece])
})

describe('written terms', () => {
  test('are read back as they were', () => {
    fc.assert(
      fc.property(someTerms, (terms) => {
        expect(readWrittenSaleTerms(writeSaleTerms(terms))).toEqual(terms)
      }),
    )
  })

  test('are nothing for what states nothing', () => {
    expect(writeSaleTerms(ONE_BY_ONE)).toBe('')
  })

  test('count pieces of packs alone', () => {
    const [minimum, step] = [2, 1]
    expect(readWrittenSaleTerms('metre:5 2 1')).toEqual({ unit: { of: 'metre' }, minimum, step })
    expect(readWrittenSaleTerms('tile:9 2 1')).toEqual({ unit: { of: 'piece', noun: 'tile' }, minimum, step })
    expect(readWrittenSaleTerms('unclear:9 2 1')).toEqual({ unit: 'unclear', minimum, step })
    expect(readWrittenSaleTerms('kit 2 1')).toStrictEqual({ unit: { of: 'pack', noun: 'kit' }, minimum, step })
  })

  test.each(['x', 'X metre 1 1', 'metre', 'metre 0 1', 'metre 1', 'kit:0 1 1', 'metre 1 1 1', 'metre 12345 1'])(
    '%j states nothing',
    (text) => {
      expect(readWrittenSaleTerms(text)).toEqual(ONE_BY_ONE)
    },
  )
})

describe('the price of a square metre', () => {
  const size: Fact = { kind: 'size', lengthMm: 1000, widthMm: 500 }
  const line: MeasuredLine = { label: 'Size', text: '1.2 m wide', at: [0, 5] }
  const width: Fact = { kind: 'width', mm: { least: 1200, most: 1200 }, line }

  test.each<[SaleTerms['unit'], Fact, number | undefined]>([
    ['unstated', size, 2000],
    [{ of: 'piece', noun: 'tile' }, size, 2000],
    [{ of: 'pack', noun: 'roll' }, size, 2000],
    [{ of: 'metre' }, width, 833],
    [{ of: 'metre' }, size, undefined],
    [{ of: 'pack', noun: 'kit', pieces: 9 }, size, undefined],
    [{ of: 'square-metre' }, size, undefined],
    ['unclear', size, undefined],
  ])('sold by %j with the size %j: %s', (unit, fact, expected) => {
    expect(squareMetrePrice({ name: 'Mat', price: cents(1000), terms: { unit }, facts: [fact] })).toBe(expected)
  })

  test('is none where the price is on request', () => {
    expect(squareMetrePrice({ name: 'Mat', price: 'on-request', terms: ONE_BY_ONE, facts: [size] })).toBeUndefined()
  })
})

test('a minimum that no order could hold is none', () => {
  const description = 'Sold in multiples of 500 only. Minimum order 9,800 pieces.'
  expect(readSaleTerms({ name: 'Mat', description })).toEqual(ONE_BY_ONE)
  expect(readSaleTerms({ name: 'Mat', description: description.replace('9,800', '9,400') })).toMatchObject({
    minimum: 9_400,
    step: 500,
  })
})

test('any text whatever is read, and into terms that can be kept', () => {
  const fragment = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 20 }),
    fc.constantFrom('Minimum order ', 'per ', 'metre', '12 ', 'kit of ', '9', '; ', '. ', '\n', ': ', 'sold ', 'MOQ'),
  )
  const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (name, description) => {
      const terms = readSaleTerms({ name, description })
      expect(readWrittenSaleTerms(writeSaleTerms(terms))).toEqual(terms)
    }),
  )
})
