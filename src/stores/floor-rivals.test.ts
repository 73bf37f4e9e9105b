import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { Ramp } from '#planner/ramps.ts'
import type { FloorMat } from './floor-mat.ts'
import { isBetter, type Rival } from './floor-rivals.ts'
import type { KnownMat } from './planner-mats.ts'
import { closePage, openPage } from './test-browser.ts'
import { type CardFacts, cardOf, stubPages } from './test-pages.ts'
import { stubWorker } from './test-worker.ts'

afterEach(closePage)

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

test('a plan that leaves open what the other ends with edges is no better, however cheap', () => {
  const ramps = (openMm: number) => ({ depthMm: 75, strips: [], laid: [], corners: [], openMm })
  const ended = (one: Rival, openMm: number): Rival => ({
    ...one,
    alternative: { ...one.alternative, ramps: ramps(openMm) },
  })
  expect(isBetter(ended(wasteful, 500), ended(fitting, 0))).toBe(false)
  expect(isBetter(ended(wasteful, 500), fitting)).toBe(false)
  expect(isBetter(ended(wasteful, 0), ended(fitting, 0))).toBe(true)
  expect(isBetter(ended(wasteful, 500), ended(fitting, 500))).toBe(true)
})

test('less waste counts from a hundredth of what is bought', () => {
  const wasting = (waste: number): Rival => {
    const { mat, alternative } = rival(1800, 1200, 10_000)
    return { mat, alternative: { ...alternative, figures: { ...alternative.figures, waste } } }
  }
  expect(isBetter(wasting(0.25), wasting(0.26))).toBe(true)
  expect(isBetter(wasting(0.255), wasting(0.26))).toBe(false)
})

/** A box of 3,600 mm. */
const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Box', outline: boxOutline(3600, 3600), holes: [], doors: [], gapMm: 0, itemId: 'own' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
}
const LIST = '/store/horse/stable'

/** A mat of a list, as its page says it. */
function mat(itemId: string, lengthMm: number, widthMm: number, price: number, more: Partial<FloorMat> = {}): FloorMat {
  return { ...rival(lengthMm, widthMm, price).mat, itemId, listPath: LIST, ...more }
}

/** An edge that is laid. */
const RAMP: Ramp = { side: 'top', area: { x: 0, y: 0, w: 900, h: 75 }, strip: 0, cut: [0, 900] }

/** Wastes a tenth of what is bought. */
const OWN: Rival = { ...wasteful, mat: { ...wasteful.mat, itemId: 'own', listPath: LIST } }

/** A page that knows some mats, where the list of the shop has these cards; the page itself lays floors. */
async function freshPage({ cards, mats }: { cards: readonly CardFacts[] | number; mats: Record<string, KnownMat> }) {
  openPage()
  const list = { holds: { '.item-card': typeof cards === 'number' ? [] : cards.map(cardOf) } }
  const asked = stubPages({ [LIST]: typeof cards === 'number' ? cards : list })
  const { $mats } = await import('./planner-mats.ts')
  $mats.set(new Map(Object.entries(mats)))
  const { findRivals } = await import('./floor-rivals.ts')
  const advance = vi.fn()
  const find = async (own: Rival = OWN, signal = new AbortController().signal, room = ROOM) => {
    const { rivals, tried } = await findRivals(room, own, { signal, advance })
    return [rivals.map((one) => one.mat.itemId), tried] as const
  }
  return { find, advance, asked }
}

test('rivals are other mats of the list that cost less or waste less, the cheapest first', async () => {
  const { find, advance, asked } = await freshPage({
    cards: [{ itemId: 'dear' }, { itemId: 'own' }, { itemId: 'fits' }, { itemId: 'cheap' }],
    mats: {
      dear: mat('dear', 1830, 1220, 12_000),
      fits: mat('fits', 1800, 1200, 11_000),
      cheap: mat('cheap', 1830, 1220, 8_000),
    },
  })
  expect(await find()).toEqual([['cheap', 'fits'], 3])
  expect(advance.mock.calls).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  // Its list is read once.
  await find()
  expect(asked).toEqual([LIST])
})

test('no more than three are offered', async () => {
  const ids = ['a', 'b', 'c', 'd']
  const { find } = await freshPage({
    cards: ids.map((itemId) => ({ itemId })),
    mats: Object.fromEntries(ids.map((itemId, index) => [itemId, mat(itemId, 1800, 1200, 8_000 - index)])),
  })
  expect(await find()).toEqual([['d', 'c', 'b'], 4])
})

test('six are tried, the cheapest by area by their cards', async () => {
  const card = (itemId: string, price: number, size = '1.8 × 1.2 m'): CardFacts => ({
    itemId,
    size,
    price: String(price),
  })
  const cards = [
    ...[card('sizeless', 1, ''), card('g', 7_000), card('f', 6_000), card('small', 5_000, '0.6 × 0.6 m')],
    ...[card('e', 5_000), card('d', 4_000), card('c', 3_000), card('b', 2_000), card('a', 1_000)],
    ...[{ ...card('metre', 1), sold: 'metre 1 1' }, card('own', 500)],
  ]
  const { find, asked } = await freshPage({ cards, mats: {} })
  expect(await find()).toEqual([[], 0])
  expect(asked).toEqual([LIST, ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `/product/${id}`)])
})

test.each([
  ['are of another material', mat('x', 1800, 1200, 8_000, { material: 'coir' }), OWN],
  ['say too little', 'sizeless', OWN],
  ['are too small for such a room', mat('x', 50, 50, 1), OWN],
  [
    'end in no edges where the plan does',
    mat('x', 1800, 1200, 8_000),
    {
      ...OWN,
      alternative: {
        ...OWN.alternative,
        ramps: {
          ...{ depthMm: 75, strips: [900], corners: [], openMm: 0 },
          laid: [RAMP],
        },
      },
    },
  ],
] satisfies [string, KnownMat, Rival][])('mats that %s are not tried', async (_, known, own) => {
  const { find } = await freshPage({ cards: [{ itemId: 'x' }], mats: { x: known } })
  expect(await find(own)).toEqual([[], 0])
})

test.each([
  ['without edges is tried where the plan has none', undefined, []],
  ['with edges is tried where the plan has some', { edges: [], corner: undefined }, [RAMP]],
])('a mat %s', async (_, edging, laid) => {
  const { find } = await freshPage({ cards: [{ itemId: 'x' }], mats: { x: mat('x', 1800, 1200, 8_000, { edging }) } })
  const ramps = { depthMm: 75, strips: [], corners: [], laid, openMm: 0 }
  expect(await find({ ...OWN, alternative: { ...OWN.alternative, ramps } })).toEqual([['x'], 1])
})

test('a rival on request comes last', async () => {
  const { find } = await freshPage({
    cards: [{ itemId: 'asked' }, { itemId: 'fits' }],
    mats: {
      asked: mat('asked', 1800, 1200, 1, { price: 'on-request' }),
      fits: mat('fits', 1800, 1200, 11_000),
    },
  })
  expect(await find()).toEqual([['fits', 'asked'], 2])
})

test('a mat of no list has no rivals, and nothing is asked for', async () => {
  const { find, asked, advance } = await freshPage({ cards: [{ itemId: 'x' }], mats: {} })
  expect(await find({ ...OWN, mat: { ...OWN.mat, listPath: '' } })).toEqual([[], 0])
  expect([asked, advance.mock.calls]).toEqual([[], []])
})

test.each([
  ['cannot be reached', 503, 2],
  ['is gone', 404, 1],
])('a list that %s has no rivals', async (_, status, times) => {
  const { find, asked, advance } = await freshPage({ cards: status, mats: {} })
  expect([await find(), await find()]).toEqual([
    [[], 0],
    [[], 0],
  ])
  // What failed is asked for again.
  expect([asked.length, advance.mock.calls]).toEqual([times, []])
})

test('nothing is tried once somebody has stopped it', async () => {
  const { find, advance } = await freshPage({ cards: [{ itemId: 'x' }], mats: { x: mat('x', 1800, 1200, 8_000) } })
  expect(await find(OWN, AbortSignal.abort())).toEqual([[], 0])
  expect(advance).not.toHaveBeenCalled()
})

test('what is being tried when somebody stops is left, and nothing after it is begun', async () => {
  const worker = stubWorker()
  const ids = ['x', 'y']
  const { find, advance } = await freshPage({
    cards: ids.map((itemId) => ({ itemId })),
    mats: Object.fromEntries(ids.map((itemId) => [itemId, mat(itemId, 1800, 1200, 8_000)])),
  })
  const stop = new AbortController()
  const finding = find(OWN, stop.signal)
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1), { interval: 1, timeout: 30_000 })
  stop.abort()
  expect(await finding).toEqual([[], 0])
  expect([worker.asked.map(({ kind }) => kind), advance.mock.calls.length]).toEqual([['search', 'stop'], 1])
})
