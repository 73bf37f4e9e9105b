import { type Door, doorEnds } from './door.ts'
import type { Cutting, EdgesAt, Mat } from './mat.ts'
import { GAP_MM, type Material } from './material.ts'
import { lengthOf } from './outline.ts'
import type { Point, Room } from './room.ts'
import type { RoomFault } from './room-fault.ts'

/** A room as somebody plans it, with the mat that it is laid with. */
export interface PlannedRoom extends Room {
  id: string
  name: string
  doors: readonly Door[]
  /** Empty as long as none is chosen. */
  itemId: string
  cutting: Cutting
  /** Of a mat that is sold by length, how long a strip comes in one piece. */
  rollMm: number
  /** Which of the alternatives is chosen, by its place among them. */
  chosen: number
  /** Where tiles that hold on to each other end in edges, as far as their range has any. */
  edges: EdgesAt | 'none'
  /** Whether somebody set what stays free along the walls: otherwise it follows the material of the mat. */
  ownGap: boolean
}

/** Characters. */
export const LONGEST_ROOM_NAME = 40
export const MOST_DOORS = 20
export const ROLL_MM = { least: 500, most: 60_000 } as const

/** Why a roll cannot come in strips of such a length. */
export function stripFault(rollMm: number): RoomFault | undefined {
  const { least, most } = ROLL_MM
  return rollMm < least || rollMm > most ? { fault: 'strip', least, most } : undefined
}

/** The mat as this room has it laid. */
export function matIn({ rollMm, edges, doors }: PlannedRoom, mat: Mat): Mat {
  if (mat.form === 'roll') return { ...mat, lengthMm: rollMm }
  const { edging } = mat
  if (edging === undefined) return mat
  const isOpen = edges === 'around' || (edges === 'doors' && doors.length > 0)
  return { ...mat, edging: isOpen ? { ...edging, at: edges } : undefined }
}

/** What stays free along the walls where nobody set it: nothing where tiles lie free and end in edges. */
export function gapByMaterial(room: PlannedRoom, mat: Mat, material: Material): number {
  return isEdged(room, mat) ? 0 : GAP_MM[material]
}

/** Why so much stays free: somebody set it, or edges lie all round, or the material wants it. */
export function gapReason(room: PlannedRoom, mat: Mat, material: Material): Material | 'own' | 'edged' {
  if (room.ownGap) return 'own'
  return isEdged(room, mat) ? 'edged' : material
}

function isEdged({ edges }: PlannedRoom, { edging }: Mat): boolean {
  return edges === 'around' && edging !== undefined
}

/** Why a door cannot be where and as wide as somebody typed it. */
export function doorFault(outline: readonly Point[], door: Door): RoomFault | undefined {
  const [from, to] = [outline[door.wall], outline[(door.wall + 1) % outline.length]]
  if (from === undefined || to === undefined || doorEnds(outline, door) !== undefined) return undefined
  return { fault: 'door-outside', wall: door.wall, wallMm: lengthOf(from, to) }
}

/** The doors of an outline that has changed: as far as their walls are long enough, they stay where they are. */
export function fittingDoors(outline: readonly Point[], doors: readonly Door[]): Door[] {
  return doors.flatMap((door): Door[] => {
    const [from, to] = [outline[door.wall], outline[(door.wall + 1) % outline.length]]
    if (from === undefined || to === undefined) return []
    const widthMm = Math.min(door.widthMm, lengthOf(from, to))
    return [{ ...door, widthMm, atMm: Math.max(0, Math.min(door.atMm, lengthOf(from, to) - widthMm)) }]
  })
}
