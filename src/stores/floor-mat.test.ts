import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import { type FloorMat, fetchFloorMat, fetchMatWithEdging, withEdging } from './floor-mat.ts'
import { floorLines } from './floor-order.ts'
import type { StatedItem } from './stated-item.ts'
import { productPage, stubPages } from './test-pages.ts'

afterEach(() => vi.unstubAllGlobals())

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

const JIGSAW = { Size: '900 × 600 mm', Thickness: '10 mm', Material: 'Rubber' }
const tilePage = (edges: string[], corner?: string) =>
  productPage(
    { itemId: 't', name: 'Jigsaw tile', size: '900 × 600 × 10 mm', price: '5000', sold: '' },
    {
      facts: { ...JIGSAW, Weight: '6 kg' },
      ...{ edges, list: '/store/horse/stable' },
      ...(corner === undefined ? {} : { corner }),
    },
  )
const edgePage = (itemId: string, size: string, name = 'Jigsaw edge') =>
  productPage({ itemId, name, price: '800' }, { facts: { Size: size, Thickness: '10 mm', Weight: '1 kg' } })

const TILE = {
  ...{ itemId: 't', code: '', name: 'Jigsaw tile', price: 5_000, picture: '/pictures/t.webp' },
  ...{ terms: ONE_BY_ONE, grams: { least: 6_000, most: 6_000 } },
  ...{ material: 'rubber', measures: '900 × 600 × 10 mm', listPath: '/store/horse/stable', edging: undefined },
  mat: { lengthMm: 900, widthMm: 600, form: 'interlocking', turns: false },
}

test.each([
  ['alone', fetchFloorMat],
  ['with its edges, where there are none', fetchMatWithEdging],
])('a mat is read from its page: %s', async (_, fetchMat) => {
  const asked = stubPages({ '/product/t': tilePage([]) })
  expect(await fetchMat('t')).toEqual(TILE)
  expect(asked).toEqual(['/product/t'])
})

test.each([
  ['unknown', 404],
  ['unreached', 503],
  ['sizeless', productPage({ itemId: 't', name: 'Stable mat' })],
])('a mat is %s where its page says no more', async (known, answer) => {
  stubPages({ '/product/t': answer })
  expect([await fetchFloorMat('t'), await fetchMatWithEdging('t')]).toEqual([known, known])
})

test('a card that says nothing of its size leaves that empty', async () => {
  stubPages({ '/product/t': productPage({ itemId: 't', name: 'Jigsaw tile' }, { facts: JIGSAW }) })
  expect(await fetchFloorMat('t')).toMatchObject({ measures: '', listPath: '', grams: undefined })
})

test('the edges and the corner of a mat are read from their pages', async () => {
  const asked = stubPages({
    '/product/t': tilePage(['e9', 'e6'], 'c'),
    '/product/e9': edgePage('e9', '900 × 75 mm'),
    '/product/e6': edgePage('e6', '600 × 75 mm'),
    '/product/c': edgePage('c', '75 × 75 mm', 'Jigsaw corner'),
  })
  const grams = { least: 1_000, most: 1_000 }
  expect(await fetchMatWithEdging('t')).toMatchObject({
    itemId: 't',
    mat: { edging: { depthMm: 75, at: 'doors', sidesMm: [900, 600] } },
    edging: {
      edges: [
        { itemId: 'e9', price: 800, sidesMm: [900], depthMm: 75, terms: ONE_BY_ONE, grams },
        { itemId: 'e6', sidesMm: [600] },
      ],
      corner: { itemId: 'c', name: 'Jigsaw corner' },
    },
  })
  expect(asked.toSorted()).toEqual(['/product/c', '/product/e6', '/product/e9', '/product/t'])
})

test('the widest of its edges says how far they reach beyond a floor', () => {
  const mat = withEdging(tile(900, 600), [LONG, stated('e6', 'Jigsaw edge', '600 × 90 mm')], undefined)
  expect([mat.mat.edging?.depthMm, mat.edging?.corner]).toEqual([90, undefined])
})

test.each([
  ['an edge', ['e9', 'e6'], 'c', { '/product/e6': 503 }],
  ['the corner', ['e9'], 'c', { '/product/c': 503 }],
])('a mat waits for %s that cannot be reached', async (_, edges, corner, answers) => {
  stubPages({
    '/product/t': tilePage(edges, corner),
    '/product/e9': edgePage('e9', '900 × 75 mm'),
    '/product/e6': edgePage('e6', '600 × 75 mm'),
    ...answers,
  })
  expect(await fetchMatWithEdging('t')).toBe('unreached')
})

test('an edge and a corner that are gone are left out', async () => {
  stubPages({ '/product/t': tilePage(['e9', 'gone'], 'away'), '/product/e9': edgePage('e9', '900 × 75 mm') })
  expect(await fetchMatWithEdging('t')).toMatchObject({ edging: { edges: [{ itemId: 'e9' }], corner: undefined } })
})
