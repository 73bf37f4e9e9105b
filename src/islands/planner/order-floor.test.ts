import { afterEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { boxOutline } from '#planner/outline.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { closePage, openPage } from '#stores/test-browser.ts'
import { stubPage } from '#stores/test-page.ts'
import { BOX, somePlan, stubWorker } from '#stores/test-worker.ts'

const MAT: FloorMat = {
  ...{ itemId: 'a', code: '', name: 'Mat', picture: '', price: cents(1_000), terms: ONE_BY_ONE, grams: undefined },
  ...{ mat: BOX.mat, material: 'unknown', measures: '', listPath: '', edging: undefined },
}

/** A planner whose room is laid with six mats, and then has another wall. */
async function load() {
  stubPage('/planner?item=a')
  stubLocalStorage()
  const worker = stubWorker()
  openPage()
  const stores = {
    ...(await import('#stores/planner.ts')),
    ...(await import('#stores/planner-address.ts')),
    ...(await import('#stores/planner-mats.ts')),
    ...(await import('#stores/planner-plans.ts')),
    ...(await import('#stores/awaited-plan.ts')),
    ...(await import('#stores/cart.ts')),
    ...(await import('#stores/toasts.ts')),
  }
  const { orderFloor } = await import('./order-floor.ts')
  const { shownPlan } = await import('./use-plan-state.ts')
  stores.$mats.set(new Map([['a', MAT]]))
  stores.openPlanner()
  stores.watchPlans()
  const room = () => {
    const open = stores.$openRoom.get()
    if (open === undefined) throw new Error('A project is never without a room.')
    return open
  }
  const widen = (mm: number) => stores.changeRoom({ ...room(), outline: boxOutline(mm, 3600) })
  const find = (search: number, pieces: number, done = true) =>
    worker.answers({ search, best: [0], fresh: [[0, somePlan(pieces)]], done })
  const press = () => {
    const shown = shownPlan(stores.$plans.get(), stores.$mats.get(), room())
    if (shown === undefined) throw new Error('A plan is shown.')
    orderFloor(shown, 'mm')
  }
  const ordered = () => stores.$cart.get().map(({ quantity }) => quantity)
  const said = () => stores.$toasts.get().map(({ text }) => text)
  find(1, 6)
  widen(7200)
  return { ...stores, widen, room, find, press, ordered, said }
}

afterEach(closePage)

test('a plan that is ordered before it is found is ordered once, when its search is over', async () => {
  const { $planAwaited, find, ordered, press, said } = await load()
  press()
  press()
  expect([ordered(), said(), $planAwaited.get()]).toEqual([[], [], true])
  find(2, 13, false)
  expect(ordered()).toEqual([])
  find(2, 12)
  expect([ordered(), said(), $planAwaited.get()]).toEqual([[12], ['12 pieces of Mat added to your cart'], false])
})

test('a plan that is pressed for again while better ones are looked for is ordered once', async () => {
  const { $planAwaited, find, ordered, press } = await load()
  press()
  find(2, 12, false)
  press()
  find(2, 12)
  expect([ordered(), $planAwaited.get()]).toEqual([[12], false])
})

test('a plan that comes out as more than one order takes is not ordered, and that is said', async () => {
  const { find, ordered, press, said } = await load()
  press()
  find(2, 10_000)
  expect([ordered(), said()]).toEqual([[], ['The price of this floor is on request: nothing was added.']])
})

test('a plan that was found before the page shows it is ordered at once', async () => {
  const { find, ordered, room } = await load()
  const { orderFloor } = await import('./order-floor.ts')
  find(2, 12)
  orderFloor({ room: room(), mat: MAT, alternative: somePlan(6), outdated: true }, 'mm')
  expect(ordered()).toEqual([12])
})

test('where the room is changed meanwhile nothing is ordered, and that is said; another name changes nothing', async () => {
  const { $planAwaited, changeRoom, find, ordered, press, room, said, widen } = await load()
  press()
  changeRoom({ ...room(), name: 'Barn' })
  expect($planAwaited.get()).toBe(true)
  widen(4200)
  const sentence = 'The room was changed before its plan was found: nothing was added. Press again.'
  expect([ordered(), said(), $planAwaited.get()]).toEqual([[], [sentence], false])
  find(3, 8)
  expect([ordered(), said()]).toEqual([[], [sentence]])
})
