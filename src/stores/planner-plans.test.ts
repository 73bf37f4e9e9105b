import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from './floor-mat.ts'
import type { KnownMat } from './planner-mats.ts'
import { stubPage } from './test-page.ts'
import { matPage, stubPages } from './test-pages.ts'
import { BOX, somePlan, stubWorker } from './test-worker.ts'

const mat = (itemId: string, more: Partial<FloorMat> = {}): FloorMat => ({
  ...{ itemId, code: '', name: 'Mat', picture: '', price: cents(1_000), terms: ONE_BY_ONE, grams: undefined },
  ...{ mat: BOX.mat, material: 'unknown', measures: '', listPath: '', edging: undefined },
  ...more,
})

/** A planner that is loaded now and whose plans are watched, with a first room of this mat. */
async function load(itemId: string, mats: Record<string, KnownMat> = { a: mat('a'), b: mat('b') }) {
  stubPage(`/planner?item=${itemId}`)
  stubLocalStorage()
  const worker = stubWorker()
  vi.resetModules()
  const stores = {
    ...(await import('./planner.ts')),
    ...(await import('./planner-address.ts')),
    ...(await import('./planner-mats.ts')),
    ...(await import('./planner-plans.ts')),
  }
  stores.$mats.set(new Map(Object.entries(mats)))
  stores.openPlanner()
  const leave = stores.watchPlans()
  const open = (): PlannedRoom => {
    const room = stores.$openRoom.get()
    if (room === undefined) throw new Error('A project is never without a room.')
    return room
  }
  return { ...stores, worker, leave, open }
}

afterEach(() => vi.resetModules())

const NOTHING = { room: undefined, alternatives: [], fault: undefined, searching: false, outdated: false }
const [FIRST, SECOND] = [somePlan(6), somePlan(7)]

test('the open room is searched with its mat, and what is found is told as it comes', async () => {
  const { $plans, open, worker } = await load('a')
  const { outline, holes, doors, gapMm, cutting } = open()
  expect(worker.asked).toMatchObject([
    { kind: 'search', search: 1, question: { room: { outline, holes, gapMm }, doors, mat: BOX.mat, cutting } },
  ])
  worker.answers({ search: 1, best: [], fresh: [], done: false })
  expect($plans.get()).toEqual({ ...NOTHING, searching: true, outdated: true })
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  expect($plans.get()).toEqual({
    room: open(),
    alternatives: [FIRST],
    fault: undefined,
    searching: true,
    outdated: false,
  })
  worker.answers({ search: 1, best: [1, 0], fresh: [[1, SECOND]], done: true })
  expect($plans.get()).toEqual({
    room: open(),
    alternatives: [SECOND, FIRST],
    fault: undefined,
    searching: false,
    outdated: false,
  })
})

test('a search that finds nothing is over all the same', async () => {
  const { $plans, open, worker } = await load('a')
  worker.answers({ search: 1, best: [], fresh: [], done: true })
  expect($plans.get()).toEqual({ ...NOTHING, room: open() })
})

test('a mat that nobody knows yet is read, and then the room is searched', async () => {
  const asked = stubPages({ '/product/c': matPage('c', { Size: '1800 × 1200 mm', Thickness: '10 mm' }) })
  const { $plans, worker } = await load('c')
  expect([asked, worker.asked, $plans.get()]).toEqual([['/product/c'], [], NOTHING])
  await expect.poll(() => worker.asked.length).toBe(1)
  expect(asked).toHaveLength(1)
})

test('a mat that could not be reached is not asked for by itself, and there is no plan', async () => {
  const asked = stubPages({})
  const { $plans, worker } = await load('a', { a: 'unreached' })
  expect([asked, worker.asked, $plans.get()]).toEqual([[], [], NOTHING])
})

test('what was found last stays until there is better, as what it is, and the search before is stopped', async () => {
  const { $plans, changeRoom, open, worker } = await load('a')
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  const before = $plans.get()
  changeRoom({ ...open(), outline: boxOutline(4200, 3600) })
  expect(worker.asked.slice(1)).toMatchObject([
    { kind: 'stop', search: 1 },
    { kind: 'search', search: 2, question: { room: { outline: boxOutline(4200, 3600) } } },
  ])
  changeRoom({ ...open(), name: 'Barn' })
  expect($plans.get()).toEqual({ ...before, searching: true, outdated: true })
  worker.answers({ search: 2, best: [0], fresh: [[0, SECOND]], done: true })
  expect($plans.get()).toEqual({ ...NOTHING, room: open(), alternatives: [SECOND] })
  expect($plans.get().room).toMatchObject({ name: 'Barn', outline: boxOutline(4200, 3600) })
})

test('with another mat what was found stays that of the mat before until something is found', async () => {
  const larger = mat('c', { mat: { ...BOX.mat, widthMm: 1500 } })
  const { $plans, changeRoom, open, worker } = await load('a', { a: mat('a'), c: larger })
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: true })
  changeRoom({ ...open(), itemId: 'c' })
  expect($plans.get()).toMatchObject({ room: { itemId: 'a' }, alternatives: [FIRST], outdated: true })
  worker.answers({ search: 2, best: [0], fresh: [[0, SECOND]], done: false })
  expect($plans.get()).toMatchObject({ room: { itemId: 'c' }, alternatives: [SECOND], outdated: false })
})

test('a room that was called otherwise, or of which another plan was chosen, is not searched again', async () => {
  const { $plans, changeRoom, open, worker } = await load('a')
  worker.answers({
    search: 1,
    best: [0, 1],
    fresh: [
      [0, FIRST],
      [1, SECOND],
    ],
    done: true,
  })
  changeRoom({ ...open(), name: 'Barn', chosen: 1 })
  expect(worker.asked).toHaveLength(1)
  expect($plans.get()).toEqual({
    room: open(),
    alternatives: [FIRST, SECOND],
    fault: undefined,
    searching: false,
    outdated: false,
  })
  expect($plans.get().room?.name).toBe('Barn')
})

/** Plans that can be told apart. */
const [ONE, TWO, THREE] = [somePlan(6), { ...somePlan(7), doorJoints: 1 }, { ...somePlan(8), doorJoints: 2 }]

/** A planner whose search has found two plans so far, and goes on. */
async function loadWithTwo() {
  const planner = await load('a')
  planner.worker.answers({
    ...{ search: 1, best: [0, 1], done: false },
    fresh: [
      [0, ONE],
      [1, TWO],
    ],
  })
  const chosen = () => planner.chosenOf(planner.$plans.get(), planner.open())
  return { ...planner, chosen }
}

test('a plan that was chosen while others are still searched stays chosen where a better one comes before it', async () => {
  const { $plans, changeRoom, chosen, open, worker } = await loadWithTwo()
  changeRoom({ ...open(), chosen: 1 })
  worker.answers({ search: 1, best: [2, 0, 1], fresh: [[2, THREE]], done: false })
  expect([open().chosen, chosen()]).toEqual([2, TWO])
  worker.answers({ search: 1, best: [1, 2], fresh: [], done: true })
  expect([open().chosen, chosen()]).toEqual([0, TWO])
  expect($plans.get()).toEqual({
    room: open(),
    alternatives: [TWO, THREE],
    fault: undefined,
    searching: false,
    outdated: false,
  })
})

test('that a chosen plan comes to another place is no step to undo, and undone and done again it is the same plan', async () => {
  const { changeRoom, chosen, open, redo, undo, worker } = await loadWithTwo()
  changeRoom({ ...open(), chosen: 1 })
  changeRoom({ ...open(), name: 'Barn' })
  worker.answers({ search: 1, best: [2, 0, 1], fresh: [[2, THREE]], done: true })
  undo()
  expect([open().name, chosen()]).toEqual(['Room 1', TWO])
  undo()
  expect(chosen()).toEqual(THREE)
  redo()
  expect(chosen()).toEqual(TWO)
})

test('one that looks like the chosen plan and takes its place is chosen', async () => {
  const { changeRoom, chosen, open, worker } = await loadWithTwo()
  const alike = { ...TWO, lengthwise: TWO.lengthwise }
  changeRoom({ ...open(), chosen: 1 })
  worker.answers({ search: 1, best: [2, 0], fresh: [[2, alike]], done: true })
  expect([open().chosen, chosen()]).toEqual([0, alike])
})

test('the best is chosen as long as nobody has chosen, and where the chosen plan is offered no more', async () => {
  const { changeRoom, chosen, open, worker } = await loadWithTwo()
  worker.answers({ search: 1, best: [2, 0, 1], fresh: [[2, THREE]], done: false })
  expect([open().chosen, chosen()]).toEqual([0, THREE])
  changeRoom({ ...open(), chosen: 1 })
  worker.answers({ search: 1, best: [2, 1], fresh: [], done: false })
  expect([open().chosen, chosen()]).toEqual([0, THREE])
  worker.answers({ search: 1, best: [1, 2], fresh: [], done: true })
  expect([open().chosen, chosen()]).toEqual([0, TWO])
})

test('a place that was chosen before the search counts among all that it finds', async () => {
  const { changeRoom, chosen, open, worker } = await loadWithTwo()
  changeRoom({ ...open(), outline: boxOutline(4200, 3600), chosen: 1 })
  worker.answers({ search: 2, best: [0], fresh: [[0, ONE]], done: false })
  expect(chosen()).toEqual(ONE)
  worker.answers({ search: 2, best: [1, 0], fresh: [[1, TWO]], done: false })
  expect(chosen()).toEqual(ONE)
  worker.answers({ search: 2, best: [1, 2, 0], fresh: [[2, THREE]], done: true })
  expect([open().chosen, chosen()]).toEqual([1, THREE])
})

test.each([
  ['holes', { holes: [{ kind: 'post', x: 500, y: 500, w: 100, h: 100 }] }],
  ['doors', { doors: [{ wall: 0, atMm: 500, widthMm: 900 }] }],
  ['what stays free', { gapMm: 20, ownGap: true }],
  ['cutting', { cutting: { kerfMm: 3, leastMm: 100 } }],
  ['the mat', { itemId: 'c' }],
] as const)('a room that has changed is searched anew, and the plan before is outdated: %s', async (_, change) => {
  const larger = mat('c', { mat: { ...BOX.mat, widthMm: 1500 } })
  const { $plans, changeRoom, open, worker } = await load('a', { a: mat('a'), c: larger })
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  expect(changeRoom({ ...open(), ...change })).toBeUndefined()
  expect(worker.asked.map(({ kind }) => kind)).toEqual(['search', 'stop', 'search'])
  expect($plans.get().outdated).toBe(true)
})

test('another mat of the same measures lays the room alike', async () => {
  const { changeRoom, open, worker } = await load('a')
  changeRoom({ ...open(), itemId: 'b' })
  expect(worker.asked).toHaveLength(1)
})

test('what stays free along the walls is settled by the material before the room is searched', async () => {
  const { $canUndo, open, worker } = await load('a', { a: mat('a', { material: 'rubber' }) })
  expect([open().gapMm, $canUndo.get()]).toEqual([5, false])
  expect(worker.asked).toMatchObject([{ kind: 'search', question: { room: { gapMm: 5 } } }])
})

test('what somebody set along the walls stays', async () => {
  const { $mats, changeRoom, open, worker } = await load('a')
  changeRoom({ ...open(), gapMm: 20, ownGap: true })
  $mats.set(new Map([['a', mat('a', { material: 'rubber' })]]))
  expect(open().gapMm).toBe(20)
  expect(worker.asked.at(-1)).toMatchObject({ kind: 'search', question: { room: { gapMm: 20 } } })
})

test('a room that takes too many pieces is not searched, and why is told', async () => {
  const { $plans, changeRoom, open, worker } = await load('a')
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  changeRoom({ ...open(), outline: boxOutline(150_000, 150_000) })
  expect($plans.get()).toEqual({ ...NOTHING, room: open(), fault: { fault: 'too-many', pieces: 10_417 } })
  expect(worker.asked.slice(1)).toEqual([{ kind: 'stop', search: 1 }])
})

test('a room without a known mat has no plan, and is searched again when it has one', async () => {
  const { $plans, $mats, worker } = await load('a')
  worker.answers({ search: 1, best: [0], fresh: [[0, FIRST]], done: false })
  $mats.set(new Map([['a', 'sizeless']]))
  expect($plans.get()).toEqual(NOTHING)
  expect(worker.asked.at(-1)).toEqual({ kind: 'stop', search: 1 })
  $mats.set(new Map([['a', mat('a')]]))
  expect(worker.asked.map(({ kind }) => kind)).toEqual(['search', 'stop', 'search'])
})

test('who leaves hears of nothing more', async () => {
  const { $mats, changeRoom, leave, open, worker } = await load('a')
  leave()
  changeRoom({ ...open(), outline: boxOutline(4200, 3600) })
  $mats.set(new Map())
  expect(worker.asked).toHaveLength(1)
})

test('the plan that was chosen for a room counts, else the best', async () => {
  const { chosenOf, open } = await load('a')
  const plans = { ...NOTHING, room: open(), alternatives: [FIRST, SECOND] }
  expect(chosenOf(plans, { ...open(), chosen: 1 })).toBe(SECOND)
  expect(chosenOf(plans, { ...open(), chosen: 7 })).toBe(FIRST)
  expect(chosenOf(plans, { ...open(), id: 'another' })).toBeUndefined()
  expect(chosenOf(NOTHING, open())).toBeUndefined()
})
