import { afterEach, expect, test, vi } from 'vitest'
import { openShared } from '#domain/open-shared.ts'
import { pageClock } from '#domain/page-clock.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { ROOMS_KIND } from './planner-document.ts'
import { stubPage } from './test-page.ts'

/** The planner of a page that is loaded now. */
async function load(address = '/planner', { full = false } = {}) {
  const page = stubPage(address, { state: 'kept' })
  const storage = stubLocalStorage({ full })
  vi.resetModules()
  const planner = { ...(await import('./planner.ts')), ...(await import('./planner-address.ts')) }
  planner.openPlanner()
  /** The room that is open, which is there from the beginning. */
  const open = (): PlannedRoom => {
    const room = planner.$openRoom.get()
    if (room === undefined) throw new Error('A project is never without a room.')
    return room
  }
  const names = () => planner.$rooms.get().map(({ name }) => name)
  return { ...planner, page, storage, open, names }
}

afterEach(() => vi.resetModules())

const ROOM = {
  ...{ name: 'Room 1', outline: boxOutline(3600, 3600), holes: [], doors: [], gapMm: 0, itemId: '' },
  ...{ cutting: { kerfMm: 0, leastMm: 100 }, rollMm: 10_000, chosen: 0, edges: 'doors', ownGap: false },
} as const

/** As a link names it: 3,000 × 2,000 mm. */
const LINKED = 'r1~Barn~a1~0.0.2s.7ps.0.1.1~0.0_2bc.0_2bc.1jk_0.1jk~~'

test('a project begins with one room that nobody made', async () => {
  const { $rooms, $canUndo, $canRedo, $linkProblem, $roomsUnkept, open } = await load()
  expect($rooms.get()).toMatchObject([ROOM])
  expect(open().id).toMatch(/^r[a-z0-9]{1,10}$/)
  expect([$canUndo.get(), $canRedo.get(), $linkProblem.get(), $roomsUnkept.get()]).toEqual([
    ...[false, false, undefined, false],
  ])
})

test('where storage takes nothing the room lasts in this page, and it is known', async () => {
  const { $roomsUnkept, names } = await load('/planner', { full: true })
  expect([$roomsUnkept.get(), names()]).toEqual([true, ['Room 1']])
})

test('the mat of the address is laid in the first room, and the address says it no more', async () => {
  const { open, page } = await load('/planner?item=a1')
  expect(open()).toMatchObject({ ...ROOM, itemId: 'a1' })
  expect([page.place.pathname, page.place.search, history.state]).toEqual(['/planner', '', 'kept'])
})

test('the mat of the address is laid in the room that is open, which can be undone', async () => {
  const { $canUndo, changeRoom, open, openPlanner, page, undo } = await load('/planner?item=a1')
  changeRoom({ ...open(), chosen: 2 })
  page.goTo('/planner?item=a1')
  openPlanner()
  expect(open()).toMatchObject({ itemId: 'a1', chosen: 2 })
  page.goTo('/planner?item=b2')
  openPlanner()
  expect(open()).toMatchObject({ itemId: 'b2', chosen: 0 })
  undo()
  expect(open()).toMatchObject({ itemId: 'a1', chosen: 2 })
  expect($canUndo.get()).toBe(true)
})

test('an address without a mat leaves the room with its own, and is left as it is', async () => {
  const { $canUndo, open, openPlanner, page } = await load('/planner?item=a1')
  page.goTo('/planner#about')
  openPlanner()
  expect([open().itemId, $canUndo.get(), page.place.hash]).toEqual(['a1', false, '#about'])
})

test.each(['ITM003).', '%7E', 'a1%20', '..'])(
  'what is no id of a mat is not taken from the address: %s',
  async (item) => {
    const { $canUndo, open, openPlanner, page } = await load(`/planner?item=${item}`)
    expect([open().itemId, page.place.search]).toEqual(['', ''])
    page.goTo('/planner?item=a1')
    openPlanner()
    page.goTo(`/planner?item=${item}`)
    openPlanner()
    expect(open().itemId).toBe('a1')
    page.goTo(`/planner?room=3000x2000&item=${item}`)
    openPlanner()
    expect(open()).toMatchObject({ outline: boxOutline(3000, 2000), itemId: '' })
    expect($canUndo.get()).toBe(true)
  },
)

test('a room that could not be read again is not kept', async () => {
  const { $canUndo, changeRoom, names, open, addRoom } = await load('/planner?item=a1')
  changeRoom({ ...open(), itemId: '~' })
  addRoom(boxOutline(3000, 2000), 'b2).')
  expect([names(), open().itemId, $canUndo.get()]).toEqual([['Room 1'], 'a1', false])
})

test('sides that were measured are a room of their own', async () => {
  const { names, open, openPlanner, page } = await load()
  page.goTo('/planner?room=3000x200000&item=a1')
  openPlanner()
  expect(names()).toEqual(['Room 1', 'Room 2'])
  expect(open()).toMatchObject({ name: 'Room 2', outline: boxOutline(3000, 200_000), itemId: 'a1' })
  expect(page.place.search).toBe('')
})

test.each(['0x2000', '3000x', '3000x02000', '3000x2000x1', 'a3000x2000', '3000000x2000', '3000x2000mm'])(
  'what is no pair of sides is no room: %s',
  async (sides) => {
    const { $rooms } = await load(`/planner?room=${sides}`)
    expect($rooms.get()).toMatchObject([ROOM])
  },
)

test('a link brings its room, once, and opens it', async () => {
  const { $canUndo, $linkProblem, names, open, openPlanner, openRoom, page, roomAddress } = await load()
  const first = open().id
  page.goTo(`/planner#room=${LINKED}`)
  openPlanner()
  expect(names()).toEqual(['Room 1', 'Barn'])
  expect(open()).toMatchObject({ name: 'Barn', outline: boxOutline(3000, 2000), itemId: 'a1' })
  expect([$canUndo.get(), $linkProblem.get(), page.place.hash]).toEqual([true, undefined, ''])
  openRoom(first)
  expect(open().id).toBe(first)
  page.goTo(`/planner#room=${LINKED}`)
  openPlanner()
  expect([names(), open().name]).toEqual([['Room 1', 'Barn'], 'Barn'])
  expect(roomAddress(open())).toBe(`https://shop.example/planner#room=${LINKED}`)
})

test('a link that cannot be read is told, and goes out of the address', async () => {
  const { $linkProblem, $rooms, openPlanner, page } = await load('/planner#room=r1~?')
  expect($linkProblem.get()).toBe('damaged')
  expect([page.place.hash, $rooms.get().length]).toEqual(['', 1])
  openPlanner()
  expect($linkProblem.get()).toBeUndefined()
})

test('a link of a later version is told from a damaged one, and stays in the address', async () => {
  for (const text of [LINKED.replace('r1', 'r2'), LINKED.replace('.1.1~', '.1.1.0~')]) {
    const { $linkProblem, names, page } = await load(`/planner#room=${text}`)
    expect([$linkProblem.get(), names(), page.place.hash]).toEqual(['unknown-version', ['Room 1'], `#room=${text}`])
  }
})

test.each([`/planner#room=${LINKED}`, '/planner?room=3000x2000&item=a1'])(
  'where there are forty rooms a link is told to be one too many, and stays in the address: %s',
  async (address) => {
    const { $linkProblem, $rooms, addRoom, dropRoom, open, openPlanner, page, undo } = await load()
    for (let count = 0; count < 39; count += 1) addRoom(boxOutline(3000, 2000), '')
    const last = open()
    page.goTo(address)
    openPlanner()
    expect([$linkProblem.get(), $rooms.get().length, open()]).toEqual(['full', 40, last])
    expect(page.place.pathname + page.place.search + page.place.hash).toBe(address)
    // Nothing was done, so what was done before is what is undone.
    undo()
    expect($rooms.get()).toHaveLength(39)
    dropRoom(open())
    openPlanner()
    expect([$linkProblem.get(), open().outline, open().itemId]).toEqual([undefined, boxOutline(3000, 2000), 'a1'])
    expect([page.place.search, page.place.hash]).toEqual(['', ''])
  },
)

test('where there are forty rooms a link to one of them opens it', async () => {
  const { $linkProblem, addRoom, open, openPlanner, page } = await load(`/planner#room=${LINKED}`)
  for (let count = 0; count < 39; count += 1) addRoom(boxOutline(3000, 2000), '')
  page.goTo(`/planner#room=${LINKED}`)
  openPlanner()
  expect([$linkProblem.get(), open().name, page.place.hash]).toEqual([undefined, 'Barn', ''])
})

test('measured sides that are too long are told, and the first room is there all the same', async () => {
  const { $linkProblem, $rooms, open, page } = await load('/planner?room=300000x2000&item=a1')
  expect($linkProblem.get()).toEqual({ fault: 'too-long', mm: 300_000 })
  expect($rooms.get()).toMatchObject([{ ...ROOM, itemId: 'a1' }])
  expect([open().itemId, page.place.search]).toEqual(['a1', ''])
})

test('a room that is added is opened, and one that is none is not added', async () => {
  const { addRoom, names, open, undo } = await load()
  addRoom(boxOutline(5000, 4000), 'a1')
  expect(open()).toMatchObject({ ...ROOM, name: 'Room 2', outline: boxOutline(5000, 4000), itemId: 'a1' })
  expect(addRoom(boxOutline(5000, 300_000), 'a1')).toEqual({ fault: 'too-long', mm: 300_000 })
  expect(names()).toEqual(['Room 1', 'Room 2'])
  undo()
  expect(names()).toEqual(['Room 1'])
})

test('a room that is added has the first number that no other has', async () => {
  const { addRoom, dropRoom, names, $rooms } = await load()
  addRoom(boxOutline(5000, 4000), '')
  addRoom(boxOutline(5000, 4000), '')
  const [, second] = $rooms.get()
  if (second !== undefined) dropRoom(second)
  addRoom(boxOutline(5000, 4000), '')
  addRoom(boxOutline(5000, 4000), '')
  expect(names()).toEqual(['Room 1', 'Room 3', 'Room 2', 'Room 4'])
})

test('a copy is another room with the same walls, and is opened', async () => {
  const { copyRoom, $rooms, open } = await load()
  const { id } = open()
  copyRoom(open())
  expect(open()).toMatchObject({ ...ROOM, name: 'Room 1 (copy)' })
  expect(open().id).not.toBe(id)
  expect($rooms.get()).toHaveLength(2)
})

test('no more than forty rooms are kept, and nothing is a step that added none', async () => {
  const { $rooms, addRoom, copyRoom, open, undo } = await load()
  for (let count = 0; count < 40; count += 1) addRoom(boxOutline(3000, 2000), '')
  const last = open()
  expect([$rooms.get().length, last.name]).toEqual([40, 'Room 40'])
  copyRoom(last)
  expect([$rooms.get().length, open()]).toEqual([40, last])
  undo()
  expect($rooms.get()).toHaveLength(39)
})

test('of a room that is dropped the first is opened, and after the last comes a new one with its mat', async () => {
  const { addRoom, dropRoom, names, open } = await load('/planner?item=a1')
  addRoom(boxOutline(5000, 4000), 'b2')
  dropRoom(open())
  expect([names(), open().name]).toEqual([['Room 1'], 'Room 1'])
  const { id } = open()
  dropRoom(open())
  expect(open()).toMatchObject({ ...ROOM, itemId: 'a1' })
  expect(open().id).not.toBe(id)
})

test('a change is made where it leaves a room, and otherwise told why not', async () => {
  const { $canUndo, changeRoom, open } = await load()
  expect(changeRoom({ ...open(), gapMm: 501 })).toEqual({ fault: 'gap', mm: 501 })
  expect(changeRoom({ ...open() })).toBeUndefined()
  expect(changeRoom({ ...open(), id: 'another', gapMm: 20 })).toBeUndefined()
  expect([open().gapMm, $canUndo.get()]).toEqual([0, false])
  expect(changeRoom({ ...open(), gapMm: 20 })).toBeUndefined()
  expect([open().gapMm, $canUndo.get()]).toEqual([20, true])
})

test('what is free along the walls follows the material, and is no step', async () => {
  const { $canUndo, changeRoom, open, settleGap } = await load()
  settleGap(open(), 8)
  expect([open().gapMm, $canUndo.get()]).toEqual([8, false])
  settleGap(open(), 501)
  expect(open().gapMm).toBe(8)
  changeRoom({ ...open(), ownGap: true })
  settleGap(open(), 10)
  expect(open().gapMm).toBe(8)
})

test('whatever is done to a room is told to the other tabs', async () => {
  const { changeRoom, open, settleGap, storage } = await load()
  settleGap(open(), 8)
  changeRoom({ ...open(), gapMm: 20 })
  const logs = storage.keys().filter((key) => key.startsWith('rooms:'))
  const told = logs.flatMap((key) => ROOMS_KIND.readChanges(storage.read(key) ?? ''))
  expect(told.map(({ change }) => change.kind === 'put' && change.room.gapMm)).toEqual([0, 8, 20])
})

test('a gap that is as it should be writes nothing', async () => {
  const { open, settleGap } = await load()
  const write = vi.spyOn(localStorage, 'setItem')
  settleGap(open(), 0)
  expect(write).not.toHaveBeenCalled()
})

test('steps are undone and done again one after the other, each opening its room', async () => {
  const { $canRedo, $canUndo, addRoom, changeRoom, names, open, openRoom, redo, undo } = await load()
  const first = open()
  changeRoom({ ...first, gapMm: 20 })
  addRoom(boxOutline(5000, 4000), '')
  const second = open()
  openRoom(first.id)
  undo()
  expect([names(), open().gapMm]).toEqual([['Room 1'], 20])
  undo()
  expect([open(), $canUndo.get(), $canRedo.get()]).toEqual([first, false, true])
  undo()
  expect(open()).toEqual(first)
  redo()
  expect(open().gapMm).toBe(20)
  redo()
  expect([open(), $canUndo.get(), $canRedo.get()]).toEqual([second, true, false])
  redo()
  expect(open()).toEqual(second)
  undo()
  undo()
  redo()
  expect(open()).toMatchObject({ id: first.id, gapMm: 20 })
})

test('a room that was dropped comes back', async () => {
  const { addRoom, dropRoom, names, open, undo } = await load()
  addRoom(boxOutline(5000, 4000), '')
  dropRoom(open())
  undo()
  expect([names(), open().name]).toEqual([['Room 1', 'Room 2'], 'Room 2'])
})

test('a room that was dropped comes back by its own undo, and what was done since stays', async () => {
  const { addRoom, changeRoom, dropRoom, names, open, redo, undo } = await load()
  addRoom(boxOutline(5000, 4000), '')
  const undoDrop = dropRoom(open())
  changeRoom({ ...open(), gapMm: 20 })
  undoDrop()
  expect([names(), open().name]).toEqual([['Room 1', 'Room 2'], 'Room 2'])
  undoDrop()
  expect(names()).toEqual(['Room 1', 'Room 2'])
  redo()
  expect([names(), open().gapMm]).toEqual([['Room 1'], 20])
  undo()
  undo()
  expect([names(), open().gapMm]).toEqual([['Room 1', 'Room 2'], 0])
})

test('a room that was dropped waits for a place among forty', async () => {
  const { addRoom, dropRoom, names, open, undo } = await load()
  for (let count = 0; count < 39; count += 1) addRoom(boxOutline(3000, 2000), '')
  const undoDrop = dropRoom(open())
  addRoom(boxOutline(5000, 4000), '')
  expect([undoDrop(), names().length]).toEqual([false, 40])
  expect([undo(), undoDrop()]).toEqual([true, true])
  expect(open().outline).toEqual(boxOutline(3000, 2000))
})

test('a room for which another tab has left no place waits to be undone, or done again', async () => {
  const { $canRedo, $canUndo, $rooms, addRoom, dropRoom, open, redo, settleGap, storage, undo } = await load()
  const other = openShared(ROOMS_KIND, storage, pageClock, () => 'other')
  const elsewhere = (kind: 'put' | 'drop', gapMm: number) => {
    const room = { ...open(), id: 'relsewhere' }
    other.make(kind === 'put' ? { kind, room } : { kind, id: room.id })
    // This page hears of it.
    settleGap(open(), gapMm)
  }
  for (let count = 0; count < 39; count += 1) addRoom(boxOutline(3000, 2000), '')
  const dropped = open()
  dropRoom(dropped)
  elsewhere('put', 1)
  expect([undo(), $canUndo.get(), $canRedo.get(), $rooms.get().length]).toEqual([false, true, false, 40])
  elsewhere('drop', 2)
  expect([undo(), open().id]).toEqual([true, dropped.id])
  expect([redo(), undo(), undo(), open().id === dropped.id]).toEqual([true, true, true, false])
  elsewhere('put', 3)
  expect([redo(), $canRedo.get(), $rooms.get().length]).toEqual([false, true, 40])
})

test('what is done after something was undone takes the place of that', async () => {
  const { $canRedo, changeRoom, open, redo, undo } = await load()
  changeRoom({ ...open(), gapMm: 20 })
  undo()
  changeRoom({ ...open(), gapMm: 30 })
  expect($canRedo.get()).toBe(false)
  redo()
  expect(open().gapMm).toBe(30)
})

test('the last two hundred steps can be undone', async () => {
  const { $canUndo, changeRoom, open, undo } = await load()
  // All that storage would keep of the steps is not the matter here.
  vi.stubGlobal('localStorage', undefined)
  for (let gapMm = 1; gapMm <= 201; gapMm += 1) changeRoom({ ...open(), gapMm })
  for (let step = 0; step < 199; step += 1) undo()
  expect([open().gapMm, $canUndo.get()]).toEqual([2, true])
  undo()
  expect([open().gapMm, $canUndo.get()]).toEqual([1, false])
})
