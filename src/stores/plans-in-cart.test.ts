import { beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import { keepPlan, type PlanInCart, plansIn } from './plans-in-cart.ts'
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
  quantity,
  edging: [],
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

test('what is undone is as it was, unless something came after it', () => {
  const undoFirst = keepPlan(cart, plan('r1', 'a1'))
  const undoSecond = keepPlan(cart, plan('r2', 'b2'))
  undoFirst()
  expect(plansIn(cart)).toHaveLength(2)
  undoSecond()
  expect(plansIn(cart)).toEqual([plan('r1', 'a1')])
})

test('whatever stands in the storage, nothing is thrown and nothing damaged is taken', () => {
  for (const text of ['{', '7', '[{}]', '[{"id":"r1","room":"r1~?","mat":{},"quantity":1}]']) {
    $plansText.set(text)
    expect(plansIn(cart)).toEqual([])
  }
})
