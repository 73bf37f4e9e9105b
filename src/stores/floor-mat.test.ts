import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import { type FloorMat, withEdging } from './floor-mat.ts'
import { floorLines } from './floor-order.ts'
import type { StatedItem } from './stated-item.ts'

function stated(itemId: string, name: string, Size: string): StatedItem {
  return {
    ...{ itemId, name, code: '', picture: '', makes: '', sold: '', facts: [], photograph: '', listPath: '' },
    ...{ price: cents(1000), squareMetre: cents(0), paragraphs: [], edging: { edges: [], corner: undefined } },
    stated: [
      { label: 'Size', text: Size },
      { label: 'Thickness', text: '10 mm' },
    ],
  }
}

function tile(lengthMm: number, widthMm: number): FloorMat {
  return {
    ...{ itemId: 't', code: '', name: 'Tile', picture: '', price: cents(5000), terms: ONE_BY_ONE, grams: undefined },
    ...{ material: 'rubber', measures: '', listPath: '', edging: undefined },
    mat: { lengthMm, widthMm, form: 'interlocking', turns: false },
  }
}

const LONG = stated('e9', 'Jigsaw edge', '900 × 75 mm')
const SHORT = stated('e6', 'Jigsaw edge', '600 × 75 mm')
const CORNER = stated('c', 'Jigsaw corner', '75 × 75 mm')

/** What is ordered for a floor of 3,600 × 2,400 mm that lies free, by item. */
function ordered(mat: FloorMat): [string, number][] {
  const room = { outline: boxOutline(3600, 2400), holes: [], gapMm: 0 }
  const { edging, ...plain } = mat.mat
  const around = { ...plain, edging: edging && { ...edging, at: 'around' as const } }
  const [found] = alternativesFor(room, [], around, BY_KNIFE)
  if (found === undefined) throw new Error('The floor can be laid.')
  return floorLines(mat, found).map(({ item, quantity }) => [item.itemId, quantity])
}

test('each side of a tile has the edge that is as long, and as many of each are ordered as it takes', () => {
  const mat = withEdging(tile(900, 600), [LONG, SHORT], CORNER)
  expect(mat.mat.edging).toEqual({ depthMm: 75, at: 'doors', sidesMm: [900, 600] })
  expect(ordered(mat)).toEqual([
    ['t', 16],
    ['e9', 8],
    ['e6', 8],
    ['c', 4],
  ])
})

test('of one edge alone there are no others, and no corners', () => {
  const mat = withEdging(tile(900, 600), [LONG], CORNER)
  expect(mat.mat.edging?.sidesMm).toEqual([900])
  expect(ordered(mat)).toEqual([
    ['t', 16],
    ['e9', 8],
  ])
})

test('all sides of a square have one edge, also where they differ by what inches are rounded by', () => {
  expect(withEdging(tile(600, 600), [SHORT], CORNER).mat.edging?.sidesMm).toEqual([600])
  const almost = withEdging(tile(600, 599), [SHORT], CORNER)
  expect(almost.mat.edging?.sidesMm).toEqual([600, 599])
  expect(almost.edging?.edges).toHaveLength(1)
})

test('what is as long as no side of a tile is no edge of it', () => {
  expect(withEdging(tile(1000, 500), [LONG, SHORT], CORNER)).toEqual(tile(1000, 500))
})
