import { atom } from 'nanostores'
import { isUsableId } from '#domain/id.ts'
import { PLANNER_PATH } from '#domain/paths.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { isOfLaterVersion, readRoom, writeRoom } from '#planner/room-text.ts'
import { $openRoom, $rooms, addRoom, bringRoom, changeRoom, type NoRoom, openRoom, putFirst } from './planner.ts'

/** Comes before a room in the hash of the planner. */
const ROOM_MARK = '#room='

/**
 * Takes over what the address says: a room by its link, or a mat, with the sides of a room where they were measured. An
 * address whose room would be one too many stays, to be opened once there is a place for it, and so does one that a later
 * version of the shop can read.
 */
export function openPlanner(): void {
  const { hash, search } = location
  const query = new URLSearchParams(search)
  const isLink = hash.startsWith(ROOM_MARK)
  const text = isLink ? hash.slice(ROOM_MARK.length) : ''
  const linked = isLink ? readRoom(text, 'linked') : undefined
  const item = query.get('item') ?? ''
  const itemId = isUsableId(item) ? item : ''
  const sides = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/.exec(query.get('room') ?? '')
  const open = $openRoom.get()
  let noRoom: NoRoom | undefined
  if (linked !== undefined) {
    const same = $rooms.get().find((room) => writeRoom(room) === writeRoom(linked))
    if (same === undefined) noRoom = bringRoom(linked)
    else openRoom(same.id)
  } else if (sides !== null) {
    noRoom = addRoom(boxOutline(Number(sides[1]), Number(sides[2])), itemId)
  } else if (open !== undefined && itemId !== '' && open.itemId !== itemId) {
    changeRoom({ ...open, itemId, chosen: 0 })
  }
  if ($openRoom.get() === undefined) putFirst(itemId)
  const unread = isOfLaterVersion(text) ? 'unknown-version' : 'damaged'
  const problem = isLink && linked === undefined ? unread : noRoom
  const stays = problem === 'full' || problem === 'unknown-version'
  if (!stays && (isLink || search !== '')) history.replaceState(history.state, '', PLANNER_PATH)
  $linkProblem.set(problem)
}

/** Why the room of the address was not taken over; `damaged` where it could not be read, `unknown-version` by this one. */
export type LinkProblem = 'damaged' | 'unknown-version' | NoRoom
export const $linkProblem = atom<LinkProblem | undefined>(undefined)

/** The address that brings a room into another browser. */
export function roomAddress(room: PlannedRoom): string {
  return location.origin + PLANNER_PATH + ROOM_MARK + writeRoom(room)
}
