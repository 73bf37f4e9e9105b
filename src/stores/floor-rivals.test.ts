import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { FloorMat } from './floor-mat.ts'
import { isBetter, type Rival } from './floor-rivals.ts'

/** A mat of a size and a price, laid in a box of 3,600 mm. */
function rival(lengthMm: number, widthMm: number, price: number | 'on-request'): Rival {
  const mat: FloorMat = {
    ...{
      itemId: 'a',
      code: '',
      name: '',
      picture: '',
      terms: ONE_BY_ONE,
      grams: undefined,
      measures: '',
      listPath: '',
    },
    ...{ price: price === 'on-request' ? price : cents(price), material: 'rubber', edging: undefined },
    mat: { lengthMm, widthMm, form: 'piece', turns: true },
  }
  const room = { outline: boxOutline(3600, 3600), holes: [], gapMm: 0 }
  const [alternative] = alternativesFor(room, [], mat.mat, BY_KNIFE)
  if (alternative === undefined) throw new Error('The box can be laid.')
  return { mat, alternative }
}

const [fitting, wasteful] = [rival(1800, 1200, 10_000), rival(1830, 1220, 9000)]

test('a mat is better where it costs less, or wastes less', () => {
  expect(isBetter(wasteful, fitting)).toBe(true)
  expect(isBetter(fitting, wasteful)).toBe(true)
  expect(isBetter(rival(1830, 1220, 12_000), fitting)).toBe(false)
})

test('the same mat is no better, and one on request only where it wastes less', () => {
  expect(isBetter(fitting, fitting)).toBe(false)
  expect(isBetter(rival(1800, 1200, 'on-request'), fitting)).toBe(false)
  expect(isBetter(rival(1800, 1200, 'on-request'), wasteful)).toBe(true)
})
