import { expect, test } from 'vitest'
import { isSold, leastQuantity, mostQuantity, soldQuantity, steppedQuantity, validQuantity } from './sale-quantities.ts'

/** From seven on, by fives. */
const BY_FIVES = { minimum: 7, step: 5 }

test.for([
  [1, 1],
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [9_999, 9_999],
  [10_000, 9_999],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 9_999],
  [Number.NEGATIVE_INFINITY, 1],
] as const)('whatever number comes, %d is %i pieces', ([number, pieces]) => {
  expect(validQuantity(number)).toBe(pieces)
})

test('what is sold by steps begins at the first of them that is enough, and ends at the last that an order takes', () => {
  expect([leastQuantity(BY_FIVES), mostQuantity(BY_FIVES)]).toEqual([10, 9_995])
  expect([5, 9, 10, 12, 15].filter((quantity) => isSold(BY_FIVES, quantity))).toEqual([10, 15])
})

test.for([
  [1, 10],
  [11, 15],
  [15, 15],
  [9_999, 9_995],
] as const)('whoever wants %i gets %i', ([wanted, quantity]) => {
  expect(soldQuantity(BY_FIVES, wanted)).toBe(quantity)
})

test.for([
  [15, 20, 10],
  [17, 20, 15],
  [10, 15, 10],
  [9_995, 9_995, 9_990],
] as const)('from %i a step up is %i, and one down %i', ([quantity, up, down]) => {
  expect([steppedQuantity(BY_FIVES, quantity, 1), steppedQuantity(BY_FIVES, quantity, -1)]).toEqual([up, down])
})
