import { beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import { matIn } from '#planner/planned-room.ts'
import { $planNotes } from './plan-notes.ts'
import { keepPlan, keptPlans, type PlanInCart, plansIn } from './plans-in-cart.ts'
import { $plansText } from './plans-text.ts'

const line = (itemId: string) => ({
  ...{ itemId, code: '', name: 'Mat', picture: '', price: cents(100), quantity: 6, terms: ONE_BY_ONE },
})
const plan = (id: string, itemId: string, quantity = 6): PlanInCart => ({
  room: {
    ...{ id, name: `Box ${id}`, outline: boxOutline(3600, 3600), holes: [], doors: [], gapMm: 0, itemId },
    ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
  },
  mat: { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true },
  times: 1,
  quantity,
  edging: [],
  sight: 'as seen',
  cutTo: '',
  note: '',
})
const cart = [line('a1'), line('b2')]

beforeEach(() => $plansText.set(''))

test('a plan stays as long as its mat is in the cart, and the latest of a room counts', () => {
  keepPlan(cart, plan('r1', 'a1'))
  keepPlan(cart, plan('r2', 'b2'))
  keepPlan(cart, plan('r1', 'a1', 8))
  expect(plansIn(cart)).toEqual([plan('r2', 'b2'), plan('r1', 'a1', 8)])
  expect(plansIn([line('a1')])).toEqual([plan('r1', 'a1', 8)])
  keepPlan([line('a1')], plan('r3', 'a1'))
  expect(plansIn(cart).map(({ room }) => room.id)).toEqual(['r1', 'r3'])
})

test('a plan comes back with the edges of both sides of its tiles', () => {
  const edged: PlanInCart = {
    ...plan('r1', 'a1'),
    mat: {
      ...{ lengthMm: 900, widthMm: 600, form: 'interlocking', turns: false },
      edging: { depthMm: 75, at: 'doors', sidesMm: [900, 600] },
    },
    edging: [
      { kind: 'edge', sideMm: 900, itemId: 'e9', quantity: 8 },
      { kind: 'edge', sideMm: 600, itemId: 'e6', quantity: 8 },
      { kind: 'corner', itemId: 'c', quantity: 4 },
    ],
  }
  keepPlan(cart, edged)
  expect(plansIn(cart)).toEqual([edged])
  expect($planNotes.get()).toMatchObject([{ name: 'Box r1', edging: [{ itemId: 'e9' }, { itemId: 'e6' }, {}] }])
})

const TILES = { lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false }
const EDGING = { depthMm: 75, at: 'doors' }

/** A plan as pages kept it before tiles had edges of two lengths. */
const KEPT = {
  ...{ id: 'r1', name: 'Gym', itemId: 'a1', quantity: 24, cutTo: '', note: '' },
  room: 'r1~Gym~a1~0.0.2s.7ps.0.2.1~0.0_2s0.0_2s0.1uo_0.1uo~~',
  mat: { ...TILES, edging: EDGING },
  edging: [
    { kind: 'edge', itemId: 'e', quantity: 20 },
    { kind: 'corner', itemId: 'c', quantity: 4 },
  ],
}

test('a plan that was kept before tiles had edges of two lengths has those of square tiles', () => {
  $plansText.set(JSON.stringify([KEPT]))
  const [read] = plansIn(cart)
  expect(read?.mat.edging).toEqual({ depthMm: 75, at: 'doors', sidesMm: [600] })
  expect(read?.edging).toEqual([
    { kind: 'edge', sideMm: 600, itemId: 'e', quantity: 20 },
    { kind: 'corner', itemId: 'c', quantity: 4 },
  ])
  expect($planNotes.get()).toMatchObject([{ name: 'Gym', quantity: 24, edging: [{ quantity: 20 }, { quantity: 4 }] }])
  // What is laid out of it is what was ordered by it.
  if (read === undefined) throw new Error('The plan can be read.')
  const [laid] = alternativesFor(read.room, [], matIn(read.room, read.mat), read.room.cutting)
  expect(laid?.ramps).toMatchObject({ strips: Array(20).fill(600), openMm: 0 })
  expect(laid?.ramps?.corners).toHaveLength(4)
})

test('a plan is undone by its room, whatever came after it', () => {
  const undoFirst = keepPlan(cart, plan('r1', 'a1'))
  const undoSecond = keepPlan(cart, plan('r2', 'a1', 7))
  expect(undoFirst()).toBe(true)
  expect(plansIn(cart)).toEqual([plan('r2', 'a1', 7)])
  expect(undoSecond()).toBe(true)
  expect(plansIn(cart)).toEqual([])
})

test('where a plan is undone the earlier one of its room is back where it was', () => {
  const larger = { ...plan('r1', 'a1', 8), sight: 'as seen then' }
  const undoFirst = keepPlan(cart, plan('r1', 'a1'))
  keepPlan(cart, plan('r2', 'b2'))
  const undoLarger = keepPlan(cart, larger)
  keepPlan(cart, plan('r3', 'b2'))
  expect(undoFirst()).toBe(false)
  expect(plansIn(cart)).toEqual([plan('r2', 'b2'), larger, plan('r3', 'b2')])
  expect(undoLarger()).toBe(true)
  expect(plansIn(cart)).toEqual([plan('r1', 'a1'), plan('r2', 'b2'), plan('r3', 'b2')])
})

test('a plan whose mats are out of the cart is kept as long as edges of it are there', () => {
  const edged = { ...plan('r1', 'a1'), edging: [{ kind: 'corner' as const, itemId: 'c', quantity: 4 }] }
  keepPlan(cart, edged)
  expect(keptPlans([line('c')])).toEqual([{ ...edged, quantity: 0 }])
  expect(plansIn([line('c')])).toEqual([])
  expect(keptPlans([line('b2')])).toEqual([])
  keepPlan([line('c')], plan('r2', 'b2'))
  // The same mat that comes by hand is for no plan.
  expect(plansIn([...cart, line('c')])).toEqual([plan('r2', 'b2')])
})

test('whatever stands in the storage, nothing is thrown and nothing damaged is taken', () => {
  for (const text of ['{', '7', '[{}]', '[{"id":"r1","room":"r1~?","mat":{},"quantity":1}]']) {
    $plansText.set(text)
    expect(plansIn(cart)).toEqual([])
  }
})

test('a plan that says nothing of edges, lengths and notes has none', () => {
  const { edging: _edging, cutTo: _cutTo, note: _note, ...bare } = KEPT
  $plansText.set(JSON.stringify([{ ...bare, mat: TILES }]))
  expect(plansIn(cart)).toMatchObject([{ mat: TILES, edging: [], cutTo: '', note: '' }])
  expect(plansIn(cart)[0]?.mat.edging).toBeUndefined()
})

test.each([
  ['an id of no room', { id: 'R 1' }],
  ['no id', { id: 7 }],
  ['a room that is none', { room: 'r1~?' }],
  ['no room', { room: 7 }],
  ['no mat', { mat: null }],
  ['a mat of no length', { mat: { ...TILES, lengthMm: 0 } }],
  ['a mat of half a millimetre', { mat: { ...TILES, widthMm: 600.5 } }],
  ['a mat of an unknown form', { mat: { ...TILES, form: 'carpet' } }],
  ['a mat that may turn perhaps', { mat: { ...TILES, turns: 1 } }],
  ['edges of no depth', { mat: { ...TILES, edging: { ...EDGING, depthMm: 0 } } }],
  ['edges nobody knows where', { mat: { ...TILES, edging: { ...EDGING, at: 'walls' } } }],
  ['edges of no length', { mat: { ...TILES, edging: { ...EDGING, sidesMm: [0] } } }],
  ['edges of one length', { mat: { ...TILES, edging: { ...EDGING, sidesMm: 600 } } }],
  ['no times', { times: 0 }],
  ['no pieces', { quantity: 0 }],
  ['ends that are none', { edging: 'x' }],
  ['an end of an unknown kind', { edging: [{ kind: 'ramp', itemId: 'e', quantity: 1 }] }],
  ['an edge of no item', { edging: [{ kind: 'edge', quantity: 1 }] }],
  ['an edge of no side', { edging: [{ kind: 'edge', sideMm: 0, itemId: 'e', quantity: 1 }] }],
  ['no corners', { edging: [{ kind: 'corner', itemId: 'c', quantity: 0 }] }],
  ['lengths that are no text', { cutTo: 7 }],
  ['a note that is no text', { note: 7 }],
])('a plan with %s is left out, and the others stay', (_, damage) => {
  $plansText.set(
    JSON.stringify([
      { ...KEPT, ...damage },
      { ...KEPT, id: 'r2' },
    ]),
  )
  expect(plansIn(cart).map(({ room }) => room.id)).toEqual(['r2'])
})

test('the last forty plans are kept', () => {
  for (let index = 0; index < 41; index += 1) keepPlan(cart, plan(`r${index}`, 'a1'))
  const ids = plansIn(cart).map(({ room }) => room.id)
  expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([40, 'r1', 'r40'])
  $plansText.set(JSON.stringify(Array.from({ length: 41 }, (_, index) => ({ ...KEPT, id: `r${index}` }))))
  expect(plansIn(cart)).toHaveLength(40)
})
