import { atom, computed } from 'nanostores'
import { isUsableId } from '#domain/id.ts'
import { PLANNER_PATH } from '#domain/paths.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { Point } from '#planner/room.ts'
import { type RoomFault, roomFault } from '#planner/room-fault.ts'
import { readRoom, roomName, writeRoom } from '#planner/room-text.ts'
import * as words from '#words/planner.ts'
import { MOST_ROOMS, ROOMS_KIND } from './planner-document.ts'
import { sharedPages } from './shared-pages.ts'

const pages = sharedPages(ROOMS_KIND)
/** Comes before a room in the hash of the planner. */
const ROOM_MARK = '#room='

/** The rooms of the project, the same in every tab. */
export const $rooms = computed(pages.$view, ({ document }) => document.rooms)
/** Whether changes of this page are in this page alone, since storage takes nothing. */
export const $roomsUnkept = computed(pages.$view, ({ unkept }) => unkept)
const $openId = atom('')
/** The room that is looked at; the first where another tab has dropped it. */
export const $openRoom = computed(
  [$rooms, $openId],
  (rooms, openId) => rooms.find(({ id }) => id === openId) ?? rooms[0],
)

/** What was done on this page: a room before and after; undefined where there was none. */
interface Step {
  before: PlannedRoom | undefined
  after: PlannedRoom | undefined
}
const $done = atom<readonly Step[]>([])
const $undone = atom<readonly Step[]>([])
export const $canUndo = computed($done, (steps) => steps.length > 0)
export const $canRedo = computed($undone, (steps) => steps.length > 0)
const MOST_STEPS = 200

/**
 * Takes over what the address says: a room by its link, or a mat, with the sides of a room where they were measured. An
 * address whose room would be one too many stays, to be opened once there is a place for it.
 */
export function openPlanner(): void {
  const { hash, search } = location
  const query = new URLSearchParams(search)
  const isLink = hash.startsWith(ROOM_MARK)
  const linked = isLink ? readRoom(hash.slice(ROOM_MARK.length), newId()) : undefined
  const item = query.get('item') ?? ''
  const itemId = isUsableId(item) ? item : ''
  const sides = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/.exec(query.get('room') ?? '')
  const open = $openRoom.get()
  let noRoom: NoRoom | undefined
  if (linked !== undefined) {
    const same = $rooms.get().find((room) => writeRoom(room) === writeRoom(linked))
    if (same === undefined) noRoom = add(linked)
    else $openId.set(same.id)
  } else if (sides !== null) {
    noRoom = addRoom(boxOutline(Number(sides[1]), Number(sides[2])), itemId)
  } else if (open !== undefined && itemId !== '' && open.itemId !== itemId) {
    changeRoom({ ...open, itemId, chosen: 0 })
  }
  if ($openRoom.get() === undefined) putFirst(itemId)
  if (noRoom !== 'full' && (isLink || search !== '')) history.replaceState(history.state, '', PLANNER_PATH)
  $linkProblem.set(isLink && linked === undefined ? 'damaged' : noRoom)
}

/** Why a room is not added: there are as many as are kept, or it is none. */
type NoRoom = 'full' | RoomFault
/** Why the room of the address was not taken over; `damaged` where it could not be read. */
export type LinkProblem = 'damaged' | NoRoom
export const $linkProblem = atom<LinkProblem | undefined>(undefined)

export function openRoom(id: string): void {
  $openId.set(id)
}

/** Adds a room and opens it; otherwise returns why not. */
export function addRoom(outline: readonly Point[], itemId: string): NoRoom | undefined {
  return add(newRoom(outline, itemId))
}

/** The same room once more, which is opened; nothing where there are as many as are kept. */
export function copyRoom(room: PlannedRoom): void {
  add({ ...room, id: newId(), name: roomName(words.copyOf(room.name)) })
}

/** Returns what brings the room back, whatever was done since; nothing where there are as many as are kept. */
export function dropRoom(room: PlannedRoom): () => void {
  keep({ before: room, after: undefined })
  const isDrop = ({ before, after }: Step) => before?.id === room.id && after === undefined
  return () => {
    if ($rooms.get().length < MOST_ROOMS) undoStep($done.get().findLast(isDrop))
  }
}

/** Puts a room in the place of what it was, unless it is none any more: then it stays, and why is returned. */
export function changeRoom(after: PlannedRoom): RoomFault | undefined {
  const fault = roomFault(after)
  if (fault !== undefined) return fault
  const before = $rooms.get().find(({ id }) => id === after.id)
  if (before !== undefined && writeRoom(before) !== writeRoom(after)) keep({ before, after })
  return undefined
}

/** Follows the material of the mat: what stays free along the walls, as long as nobody set it. No step that is undone. */
export function settleGap(room: PlannedRoom, gapMm: number): void {
  const settled = { ...room, gapMm }
  if (!room.ownGap && room.gapMm !== gapMm && roomFault(settled) === undefined) {
    pages.make({ kind: 'put', room: settled })
  }
}

/** Follows the chosen plan to another place among the alternatives, in steps too. No step that is undone. */
export function settleChosen(room: PlannedRoom, chosen: number): void {
  if (room.chosen === chosen) return
  const wasSo = (one: PlannedRoom) => one.id === room.id && writeRoom({ ...one, name: room.name }) === writeRoom(room)
  const settled = (one: PlannedRoom | undefined) => (one !== undefined && wasSo(one) ? { ...one, chosen } : one)
  for (const $steps of [$done, $undone]) {
    $steps.set($steps.get().map(({ before, after }) => ({ before: settled(before), after: settled(after) })))
  }
  pages.make({ kind: 'put', room: { ...room, chosen } })
}

export function undo(): void {
  undoStep($done.get().at(-1))
}

function undoStep(step: Step | undefined): void {
  if (step === undefined) return
  $done.set($done.get().filter((one) => one !== step))
  $undone.set([...$undone.get(), step])
  show(step.before, step.after)
}

export function redo(): void {
  const step = $undone.get().at(-1)
  if (step === undefined) return
  $undone.set($undone.get().slice(0, -1))
  $done.set([...$done.get(), step])
  show(step.after, step.before)
}

/** The address that brings a room into another browser. */
export function roomAddress(room: PlannedRoom): string {
  return location.origin + PLANNER_PATH + ROOM_MARK + writeRoom(room)
}

function add(room: PlannedRoom): NoRoom | undefined {
  if ($rooms.get().length >= MOST_ROOMS) return 'full'
  const fault = roomFault(room)
  if (fault === undefined) keep({ before: undefined, after: room })
  return fault
}

/** Takes a step. A room that could not be read again is none: storage would lose it. */
function keep(step: Step): void {
  if (step.after !== undefined && readRoom(writeRoom(step.after), step.after.id) === undefined) return
  show(step.after, step.before)
  $done.set([...$done.get(), step].slice(-MOST_STEPS))
  $undone.set([])
}

/** Puts a room where another version of it was, and opens it, or takes it away. */
function show(wanted: PlannedRoom | undefined, instead: PlannedRoom | undefined): void {
  if (wanted !== undefined) {
    pages.make({ kind: 'put', room: wanted })
    $openId.set(wanted.id)
  } else if (instead !== undefined) {
    pages.make({ kind: 'drop', id: instead.id })
    if ($rooms.get().length === 0) putFirst(instead.itemId)
  }
}

/** A project is never without a room; nobody made this one, so it is no step to undo. */
function putFirst(itemId: string): void {
  const room = newRoom(boxOutline(3600, 3600), itemId)
  pages.make({ kind: 'put', room })
  $openId.set(room.id)
}

function newRoom(outline: readonly Point[], itemId: string): PlannedRoom {
  return {
    ...{ id: newId(), name: freeRoomName(), outline, holes: [], doors: [], gapMm: 0, itemId },
    ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'doors', ownGap: false },
  }
}

/** With the first number that no room has. */
function freeRoomName(): string {
  const taken = new Set($rooms.get().map(({ name }) => name))
  let number = 1
  while (taken.has(words.roomName(number))) number += 1
  return words.roomName(number)
}

function newId(): string {
  return `r${Math.random().toString(36).slice(2, 12)}`
}
