import { beforeEach, expect, test } from 'vitest'
import { type CartLine, MOST_CART_LINES } from '#domain/cart.ts'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $cart, addLine, clearCart, removeLine, setLineQuantity } from './cart.ts'
import { orderPlan } from './planner-order.ts'
import { type PlanInCart, plansIn } from './plans-in-cart.ts'
import { $plansText } from './plans-text.ts'

beforeEach(() => {
  clearCart()
  $plansText.set('')
})

const line = (itemId: string, quantity: number): CartLine => ({
  ...{ itemId, code: '', name: 'Mat', picture: '', price: cents(100), quantity, terms: ONE_BY_ONE },
})

/** A plan of a room that is so many centimetres wide, of a tile with its edges. */
const plan = (id: string, sideCm: number, quantity: number, more: Partial<PlanInCart> = {}): PlanInCart => ({
  room: room(id, sideCm, 'tile'),
  mat: { lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false, edging: undefined },
  ...{ times: 1, sight: '', quantity, edging: [], cutTo: '', note: '', ...more },
})
const room = (id: string, sideCm: number, itemId: string): PlannedRoom => ({
  ...{ id, name: `Box ${id}`, outline: boxOutline(sideCm * 10, 3600), holes: [], doors: [], gapMm: 0, itemId },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
})
const edges = (quantity: number) => ({ edging: [{ kind: 'edge' as const, sideMm: 600, itemId: 'edge', quantity }] })

/** Orders a plan with the lines that it takes. */
function order(ordered: PlanInCart) {
  const lines = [
    line(ordered.room.itemId, ordered.quantity),
    ...ordered.edging.map((end) => line(end.itemId, end.quantity)),
  ]
  const { replaced, undo = () => {} } = orderPlan(ordered, lines) ?? {}
  return { replaced, undo }
}

const inCart = () => Object.fromEntries($cart.get().map(({ itemId, quantity }) => [itemId, quantity]))
const planned = () => plansIn($cart.get()).map(({ room: { id }, quantity }) => [id, quantity])

test('a plan of a room comes in place of the earlier one, with what its floor ends with, and back when that is undone', () => {
  addLine(line('lamp', 1))
  expect(order(plan('r1', 360, 12, edges(8))).replaced).toBe(false)
  addLine(line('glue', 2))
  const before = $cart.get()
  const { replaced, undo } = order(plan('r1', 420, 14, edges(9)))
  expect([replaced, inCart(), planned()]).toEqual([true, { lamp: 1, glue: 2, tile: 14, edge: 9 }, [['r1', 14]]])
  undo()
  expect($cart.get()).toEqual(before)
  expect(planned()).toEqual([['r1', 12]])
})

test('what other rooms take, and what was added by hand, stays', () => {
  order(plan('r1', 360, 12))
  order(plan('r2', 300, 10))
  addLine(line('tile', 3))
  const { undo } = order(plan('r1', 420, 14))
  expect([inCart(), planned()]).toEqual([
    { tile: 27 },
    [
      ['r2', 10],
      ['r1', 14],
    ],
  ])
  undo()
  expect(inCart()).toEqual({ tile: 25 })
})

test('what came into the cart since stays when a plan that replaced another is undone', () => {
  order(plan('r1', 360, 12))
  addLine(line('tile', 3))
  const { undo } = order(plan('r1', 420, 14))
  addLine(line('tile', 5))
  undo()
  expect(inCart()).toEqual({ tile: 20 })
})

test('no more goes than the cart still holds', () => {
  order(plan('r1', 360, 12, edges(8)))
  setLineQuantity('tile', 5)
  setLineQuantity('edge', 20)
  order(plan('r1', 420, 14))
  expect(inCart()).toEqual({ tile: 14, edge: 12 })
})

test('a room that is laid with another mat gives the earlier one back', () => {
  order(plan('r1', 360, 12, edges(8)))
  const { replaced, undo } = order(plan('r1', 360, 6, { room: room('r1', 360, 'mat') }))
  expect([replaced, inCart(), planned()]).toEqual([true, { mat: 6 }, [['r1', 6]]])
  undo()
  expect([inCart(), planned()]).toEqual([{ tile: 12, edge: 8 }, [['r1', 12]]])
})

test('the same plan once more is as many again', () => {
  order(plan('r1', 360, 12, edges(8)))
  const { replaced, undo } = order(plan('r1', 360, 12, edges(8)))
  expect([replaced, inCart(), planned()]).toEqual([false, { tile: 24, edge: 16 }, [['r1', 24]]])
  undo()
  expect([inCart(), planned()]).toEqual([{ tile: 12, edge: 8 }, [['r1', 12]]])
})

test('a plan that was put there twice makes way with all that it took, and comes back so', () => {
  order(plan('r1', 360, 12, edges(8)))
  order(plan('r1', 360, 12, edges(8)))
  const { replaced, undo } = order(plan('r1', 420, 14))
  expect([replaced, inCart(), planned()]).toEqual([true, { tile: 14 }, [['r1', 14]]])
  undo()
  expect([inCart(), planned()]).toEqual([{ tile: 24, edge: 16 }, [['r1', 24]]])
})

test('a plan that was put there three times agrees with its mats, in whatever order that is undone', () => {
  const orders = [1, 2, 3].map(() => order(plan('r1', 360, 12)))
  const left = [1, 0, 2].map((index) => {
    orders[index]?.undo()
    return [inCart(), planned()]
  })
  expect(left).toEqual([
    [{ tile: 24 }, [['r1', 24]]],
    [{ tile: 12 }, [['r1', 12]]],
    [{ tile: 12 }, [['r1', 12]]],
  ])
})

test('a plan that was put there twice says so of its lengths', () => {
  const strips = { cutTo: '2 × 3 m', note: 'Cut A to 2 × 3 m' }
  order(plan('r1', 360, 6, strips))
  order(plan('r1', 360, 6, strips))
  expect(plansIn($cart.get())).toMatchObject([
    { times: 2, cutTo: '2 × 3 m, all 2 times over', note: 'Cut A to 2 × 3 m, all 2 times over' },
  ])
})

test('a plan whose mats have been taken out of the cart is replaced by nothing', () => {
  order(plan('r1', 360, 12))
  clearCart()
  expect([order(plan('r1', 420, 14)).replaced, inCart()]).toEqual([false, { tile: 14 }])
})

test('edges whose mats were taken out make way for another plan of their room', () => {
  order(plan('r1', 360, 50, edges(6)))
  removeLine('tile')
  const { replaced, undo } = order(plan('r1', 360, 50))
  expect([replaced, inCart(), planned()]).toEqual([true, { tile: 50 }, [['r1', 50]]])
  undo()
  expect([inCart(), planned()]).toEqual([{ edge: 6 }, []])
})

test('a plan whose mats were taken out is there again when that is undone, and not when they are added by hand', () => {
  order(plan('r1', 360, 12, edges(8)))
  const undo = removeLine('tile')
  expect(planned()).toEqual([])
  undo()
  expect([inCart(), planned()]).toEqual([{ tile: 12, edge: 8 }, [['r1', 12]]])
  const undoClear = clearCart()
  expect(planned()).toEqual([])
  undoClear()
  expect(planned()).toEqual([['r1', 12]])
  removeLine('tile')
  addLine(line('tile', 12))
  expect(planned()).toEqual([])
})

test('an order is undone with its plan when another room came after it', () => {
  const { undo } = order(plan('r1', 360, 10))
  order(plan('r2', 300, 7))
  undo()
  expect([inCart(), planned()]).toEqual([{ tile: 7 }, [['r2', 7]]])
})

test('an order whose plan made way for another takes nothing from that when it is undone, until that is undone', () => {
  const first = order(plan('r1', 360, 12, edges(8)))
  const second = order(plan('r1', 420, 14))
  first.undo()
  expect([inCart(), planned()]).toEqual([{ tile: 14 }, [['r1', 14]]])
  second.undo()
  expect([inCart(), planned()]).toEqual([{ tile: 12, edge: 8 }, [['r1', 12]]])
  first.undo()
  expect([inCart(), planned()]).toEqual([{}, []])
})

test('where a plan is replaced whose mats were all there was, no other room claims those of the new one', () => {
  order(plan('r1', 360, 12))
  order(plan('r2', 300, 10))
  setLineQuantity('tile', 12)
  const { undo } = order(plan('r1', 420, 14))
  expect([inCart(), planned()]).toEqual([{ tile: 14 }, [['r1', 14]]])
  undo()
  expect(inCart()).toEqual({ tile: 12 })
  expect(planned()).toEqual([
    ['r1', 12],
    ['r2', 10],
  ])
})

test('where the cart has no room for a plan all stays as it was', () => {
  order(plan('r1', 360, 12))
  for (let index = 1; index < MOST_CART_LINES; index += 1) addLine(line(`kept-${index}`, 1))
  const before = $cart.get()
  expect(orderPlan(plan('r1', 420, 14), [line('tile', 14), line('edge', 9)])).toBeUndefined()
  expect($cart.get()).toEqual(before)
  expect(planned()).toEqual([['r1', 12]])
})
