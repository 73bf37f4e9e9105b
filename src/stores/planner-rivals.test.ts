import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from './floor-mat.ts'
import { stubPage } from './test-page.ts'
import { matCard, stubPages } from './test-pages.ts'
import { BOX, somePlan } from './test-worker.ts'

const MAT: FloorMat = {
  ...{ itemId: 'a', code: '', name: 'Mat', picture: '', price: cents(1_000), terms: ONE_BY_ONE, grams: undefined },
  ...{ mat: BOX.mat, material: 'rubber', measures: '', listPath: '', edging: undefined },
}
const LOOKING = { status: 'looking', done: 0, all: 0 }
const FOUND = { status: 'found', rivals: [], tried: 0 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

/** A planner that is loaded now, with a room of this mat and a plan that has been found, whose rivals are watched. */
async function load(mat: Partial<FloorMat> = {}) {
  stubPage('/planner?item=a')
  stubLocalStorage()
  vi.resetModules()
  const stores = {
    ...(await import('./planner.ts')),
    ...(await import('./planner-address.ts')),
    ...(await import('./planner-mats.ts')),
    ...(await import('./planner-plans.ts')),
    ...(await import('./planner-rivals.ts')),
  }
  stores.$mats.set(new Map([['a', { ...MAT, ...mat }]]))
  stores.openPlanner()
  const open = (): PlannedRoom => {
    const room = stores.$openRoom.get()
    if (room === undefined) throw new Error('A project is never without a room.')
    return room
  }
  const planned = {
    room: open(),
    alternatives: [somePlan(6), somePlan(7)],
    fault: undefined,
    searching: false,
    outdated: false,
  }
  stores.$plans.set(planned)
  const leave = stores.watchRivals()
  return { ...stores, open, planned, leave }
}

test('once a plan has rested a while other mats are looked for', async () => {
  const { $rivals } = await load()
  expect($rivals.get()).toEqual(LOOKING)
  await vi.advanceTimersByTimeAsync(599)
  expect($rivals.get()).toEqual(LOOKING)
  await vi.advanceTimersByTimeAsync(1)
  expect($rivals.get()).toEqual(FOUND)
})

test('how far that has come is told', async () => {
  stubPages({ '/store/x': { holds: { '.item-card': [matCard('a'), matCard('b')] } } })
  const { $rivals } = await load({ listPath: '/store/x' })
  const seen: unknown[] = []
  $rivals.listen((state) => seen.push(state))
  await vi.advanceTimersByTimeAsync(600)
  await expect.poll(() => seen.at(-1)).toEqual(FOUND)
  expect(seen).toEqual([{ status: 'looking', done: 0, all: 1 }, FOUND])
})

test.each([
  ['the room', { outline: boxOutline(4200, 3600) }],
  ['holes', { holes: [{ kind: 'post', x: 500, y: 500, w: 100, h: 100 }] }],
  ['doors', { doors: [{ wall: 0, atMm: 500, widthMm: 900 }] }],
  ['what stays free', { gapMm: 20 }],
  ['cutting', { cutting: { kerfMm: 3, leastMm: 100 } }],
  ['edges', { edges: 'none' }],
  ['the roll', { rollMm: 9_000 }],
  ['the chosen plan', { chosen: 1 }],
] as const)('a room that is being changed is not laid with other mats: %s', async (_, change) => {
  const { $rivals, changeRoom, open } = await load()
  await vi.advanceTimersByTimeAsync(400)
  changeRoom({ ...open(), ...change })
  await vi.advanceTimersByTimeAsync(599)
  expect($rivals.get()).toEqual(LOOKING)
  await vi.advanceTimersByTimeAsync(1)
  expect($rivals.get()).toEqual(FOUND)
})

test('another name of the room changes nothing', async () => {
  const { $rivals, changeRoom, open } = await load()
  await vi.advanceTimersByTimeAsync(400)
  changeRoom({ ...open(), name: 'Barn' })
  await vi.advanceTimersByTimeAsync(200)
  expect($rivals.get()).toEqual(FOUND)
  changeRoom({ ...open(), name: 'Yard' })
  expect($rivals.get()).toEqual(FOUND)
})

test.each(['searching', 'without a plan', 'of another room'])(
  'there are no rivals of a plan that is still to be found: %s',
  async (how) => {
    const { $plans, $rivals, planned } = await load()
    await vi.advanceTimersByTimeAsync(400)
    if (how === 'searching') $plans.set({ ...planned, searching: true })
    if (how === 'without a plan') $plans.set({ ...planned, alternatives: [] })
    if (how === 'of another room') $plans.set({ ...planned, room: { ...planned.room, id: 'another' } })
    await vi.advanceTimersByTimeAsync(600)
    expect($rivals.get()).toEqual({ status: 'none' })
    $plans.set({ ...planned })
    expect($rivals.get()).toEqual(LOOKING)
  },
)

test('a room whose mat is not known has none', async () => {
  const { $mats, $plans, $rivals, planned } = await load()
  $mats.set(new Map([['a', 'sizeless']]))
  $plans.set({ ...planned })
  expect($rivals.get()).toEqual({ status: 'none' })
})

test('who wants no more stops it, and looks again when they like', async () => {
  const { $rivals, lookForRivals, stopRivals } = await load()
  stopRivals()
  await vi.advanceTimersByTimeAsync(600)
  expect($rivals.get()).toEqual({ status: 'stopped' })
  lookForRivals()
  expect($rivals.get()).toEqual(LOOKING)
  await vi.advanceTimersByTimeAsync(600)
  expect($rivals.get()).toEqual(FOUND)
})

test('what is found after it was stopped is not told', async () => {
  stubPages({ '/store/x': { holds: {} } })
  const { $rivals, stopRivals } = await load({ listPath: '/store/x' })
  vi.advanceTimersByTime(600)
  stopRivals()
  await vi.advanceTimersByTimeAsync(600)
  expect($rivals.get()).toEqual({ status: 'stopped' })
})

test('who leaves hears of nothing more, and who comes back has it looked for anew', async () => {
  const { $plans, $rivals, leave, planned, watchRivals } = await load()
  leave()
  $plans.set({ ...planned })
  await vi.advanceTimersByTimeAsync(600)
  expect($rivals.get()).toEqual(LOOKING)
  watchRivals()
  await vi.advanceTimersByTimeAsync(600)
  expect($rivals.get()).toEqual(FOUND)
})
