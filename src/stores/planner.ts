import { atom, computed } from 'nanostores'
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

/** The rooms of the project, the same in every tab. */
export const $rooms = computed(pages.$view, ({ document }) => document.rooms)
/** Whether there are as many as are kept. */
export const $roomsFull = computed(
  pages.$view,
  ({ document: { rooms, later } }) => rooms.length + later.length >= MOST_ROOMS,
)
/** Stored rooms that could not be read and were left out. */
export const $damagedRooms = pages.$damaged
/** How many rooms a later version of the shop wrote: this page keeps them, and cannot show them. */
export const $laterRooms = computed(pages.$view, ({ document }) => document.later.length)
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

export function openRoom(id: string): void {
  $openId.set(id)
}

/** Why a room is not added: there are as many as are kept, or it is none. */
export type NoRoom = 'full' | RoomFault

/** Adds a room and opens it; otherwise returns why not. */
export function addRoom(outline: readonly Point[], itemId: string): NoRoom | undefined {
  return add(newRoom(outline, itemId))
}

/** The same with a room that somebody sent. */
export function bringRoom(room: PlannedRoom): NoRoom | undefined {
  return add({ ...room, id: newId() })
}

/** The same with a room once more. */
export function copyRoom(room: PlannedRoom): NoRoom | undefined {
  return add({ ...room, id: newId(), name: roomName(words.copyOf(room.name)) })
}

/** Returns what brings the room back, whatever was done since; that says no where there are as many as are kept. */
export function dropRoom(room: PlannedRoom): () => boolean {
  keep({ before: room, after: undefined })
  const isDrop = ({ before, after }: Step) => before?.id === room.id && after === undefined
  return () => undoStep($done.get().findLast(isDrop))
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

/** Says no where a room would come back and there are as many as are kept: the step waits for a place. */
export function undo(): boolean {
  return undoStep($done.get().at(-1))
}

function undoStep(step: Step | undefined): boolean {
  if (step === undefined) return true
  if (!hasPlace(step.before)) return false
  $done.set($done.get().filter((one) => one !== step))
  $undone.set([...$undone.get(), step])
  show(step.before, step.after)
  return true
}

/** The same the other way round. */
export function redo(): boolean {
  const step = $undone.get().at(-1)
  if (step === undefined) return true
  if (!hasPlace(step.after)) return false
  $undone.set($undone.get().slice(0, -1))
  $done.set([...$done.get(), step])
  show(step.after, step.before)
  return true
}

function hasPlace(room: PlannedRoom | undefined): boolean {
  return room === undefined || !$roomsFull.get() || $rooms.get().some(({ id }) => id === room.id)
}

function add(room: PlannedRoom): NoRoom | undefined {
  if ($roomsFull.get()) return 'full'
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
export function putFirst(itemId: string): void {
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
