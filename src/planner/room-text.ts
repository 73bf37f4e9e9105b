import { isUsableId } from '#domain/id.ts'
import { oneLine } from '#domain/one-line.ts'
import { percentDecoded } from '#domain/percent-decoded.ts'
import { doorEnds } from './door.ts'
import { LONGEST_ROOM_NAME, MOST_DOORS, type PlannedRoom, ROLL_MM } from './planned-room.ts'
import type { Hole, Point } from './room.ts'
import { LIMITS, roomFault } from './room-fault.ts'

const VERSION = 'r1'
const EDGES = ['none', 'doors', 'around'] as const
const KINDS = ['post', 'drain', 'gully'] as const
/** How many numbers say how it is laid. */
const SETTINGS = 7
/** Characters; 40 corners, 60 holes and 20 doors take less. */
const LONGEST = 4000

/**
 * A room as one line of text, for links and storage: `r1~name~item~settings~corners~holes~doors`, with numbers in base 36.
 * A room of 40 corners takes less than 500 characters.
 */
export function writeRoom(room: Omit<PlannedRoom, 'id'>): string {
  const { name, itemId, gapMm, cutting, rollMm, chosen, edges, ownGap, outline, holes, doors } = room
  return [
    VERSION,
    encodeURIComponent(name).replaceAll('~', '%7E'),
    itemId,
    numbers([gapMm, cutting.kerfMm, cutting.leastMm, rollMm, chosen, EDGES.indexOf(edges), Number(ownGap)]),
    outline.map(({ x, y }) => numbers([x, y])).join('_'),
    holes.map(({ kind, x, y, w, h }) => numbers([KINDS.indexOf(kind), x, y, w, h])).join('_'),
    doors.map(({ wall, atMm, widthMm }) => numbers([wall, atMm, widthMm])).join('_'),
  ].join('~')
}

/** Reads whatever text stands there; undefined for anything but a room that is in order. Never throws. */
export function readRoom(text: string, id: string): PlannedRoom | undefined {
  const [version, name = '', itemId = '', settings = '', corners = '', things = '', openings] = text
    .slice(0, LONGEST)
    .split('~')
  if (version !== VERSION || openings === undefined || (itemId !== '' && !isUsableId(itemId))) return undefined
  const values = read(settings)
  if (!values.every(Number.isSafeInteger)) return undefined
  const [gapMm, kerfMm, leastMm, rollMm, chosen, edging = 0, own = 1, ...more] = values
  if (gapMm === undefined || kerfMm === undefined || leastMm === undefined) return undefined
  if (rollMm === undefined || chosen === undefined || more.length > 0) return undefined
  if (![kerfMm, leastMm].every((mm) => mm >= 0 && mm <= LIMITS.gapMm) || !(chosen >= 0)) return undefined
  if (!(rollMm >= ROLL_MM.least && rollMm <= ROLL_MM.most)) return undefined
  // What was written before rooms had edges and gaps of their mats says nothing of these.
  const edges = EDGES[edging]
  if (edges === undefined) return undefined
  const outline = rows(corners, 2).map(([x = 0, y = 0]): Point => ({ x, y }))
  const holes = rows(things, 5).flatMap(([kind = 0, x = 0, y = 0, w = 0, h = 0]): Hole[] => {
    const named = KINDS[kind]
    return named === undefined ? [] : [{ kind: named, x, y, w, h }]
  })
  const doors = rows(openings, 3)
    .map(([wall = 0, atMm = 0, widthMm = 0]) => ({ wall, atMm, widthMm }))
    .filter((door) => doorEnds(outline, door) !== undefined)
    .slice(0, MOST_DOORS)
  const room = { outline, holes, gapMm }
  if (roomFault(room) !== undefined) return undefined
  const laid = { itemId, cutting: { kerfMm, leastMm }, rollMm, chosen, edges, ownGap: own !== 0 }
  return { ...room, id, name: roomName(percentDecoded(name) ?? ''), doors, ...laid }
}

/** Whether a text that is no room here may be one to a later version of the shop: that has another sign, or more settings. */
export function isOfLaterVersion(text: string): boolean {
  const [version, , , settings = ''] = text.split('~')
  const values = read(settings)
  const hasMore = values.length > SETTINGS && values.every(Number.isSafeInteger)
  return /^r(?:[2-9]|[1-9]\d{1,2})~/.test(text) || (version === VERSION && hasMore)
}

/** What was typed, as one line and no longer than a name may be. */
export function roomName(typed: string): string {
  return [...oneLine(typed)].slice(0, LONGEST_ROOM_NAME).join('').trim()
}

function numbers(values: readonly number[]): string {
  return values.map((value) => value.toString(36)).join('.')
}

function read(text: string): number[] {
  return text.split('.').map((part) => (/^-?[0-9a-z]{1,6}$/.test(part) ? Number.parseInt(part, 36) : Number.NaN))
}

/** The rows of a part; none at all where one of them is not so many numbers. */
function rows(text: string, count: number): number[][] {
  const all = text === '' ? [] : text.split('_').map(read)
  return all.every((row) => row.length === count && row.every(Number.isSafeInteger)) ? all : []
}
