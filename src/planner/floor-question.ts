import type { Door } from './door.ts'
import type { Cutting, Mat } from './mat.ts'
import type { Room } from './room.ts'

/** A floor to be laid, and how many ways are tried at most; all where it is not said. */
export interface FloorQuestion {
  room: Room
  doors: readonly Door[]
  mat: Mat
  cutting: Cutting
  mostWays?: number
}
