import { artworksOf } from './artwork.ts'
import { aimAt, type Camera, frameAll, type Margins, type Standpoint, seenFloor, type Vector } from './camera.ts'
import { expose } from './exposure.ts'
import { type Film, halved } from './film.ts'
import { focused } from './focus.ts'
import type { Patch } from './grid.ts'
import { type LaidPiece, laid, layOut } from './laying.ts'
import { reachOf, studioLight } from './light.ts'
import type { Piece } from './look.ts'
import { drawPile } from './pile.ts'
import { drawRoll, type Roll, underRoll, withRoll } from './roll.ts'

/** Either the whole subject inside margins, or `span` mm round a target. */
export type Framing =
  | { kind: 'whole'; margins: Margins }
  | { kind: 'close'; target: Vector; span: number; blur: number }

/** What stands in the studio and how it is photographed. */
export interface Scene {
  pieces: Piece[]
  roll?: Roll
  standpoint: Standpoint
  framing: Framing
  /** Brings the lamp down, for raking light. */
  low?: number
}

/** Photographs a scene; width and height in pixels. */
export const photograph = async (scene: Scene, width: number, height: number): Promise<Film> => {
  const pieces = await Promise.all(scene.pieces.map(async (piece) => laid(piece, await artworksOf(piece.look))))
  const camera = cameraFor(scene, pieces, width * 2, height * 2)
  const light = studioLight(scene.standpoint.around, scene.low)
  const patch = seenFloor(camera, spread(scene, pieces), 30)
  const grid = layOut(pieces, patch, Math.round(Math.max(width, height) * (scene.framing.kind === 'whole' ? 1.5 : 1.2)))
  const reach = reachOf(grid, scene.roll ? withRoll(grid, scene.roll) : grid.height, light)
  const film = expose(grid, scene.roll ? underRoll(grid, reach, scene.roll) : reach, light, camera)
  if (scene.roll) drawRoll(film, scene.roll, camera, light)
  drawPile(film, pieces, patch, camera, light)
  const small = halved(film)
  if (scene.framing.kind === 'whole') return small
  const { target, blur } = scene.framing
  const sharpAt = Math.hypot(...([0, 1, 2] as const).map((k) => camera.eye[k] - target[k]))
  return blur > 0 ? focused(small, sharpAt, blur * (width / 1200)) : small
}

const cameraFor = (scene: Scene, pieces: LaidPiece[], width: number, height: number): Camera => {
  const { framing, standpoint } = scene
  if (framing.kind === 'close') return aimAt(framing.target, framing.span, standpoint, width, height)
  return frameAll(cornersOf(scene, pieces), standpoint, framing.margins, width, height)
}

const cornersOf = (scene: Scene, pieces: LaidPiece[]): Vector[] => {
  const corners = pieces.flatMap((piece) => {
    const angle = (piece.turn * Math.PI) / 180
    return [-0.5, 0.5].flatMap((u) =>
      [-0.5, 0.5].flatMap((v) => {
        const dx = u * piece.look.length
        const dy = v * piece.look.width
        const x = piece.x + dx * Math.cos(angle) - dy * Math.sin(angle)
        const y = piece.y + dx * Math.sin(angle) + dy * Math.cos(angle)
        return [piece.base, piece.base + piece.look.thickness].map((z): Vector => [x, y, z])
      }),
    )
  })
  const { roll } = scene
  if (!roll) return corners
  const ends = [-0.5, 0.5].flatMap((v) =>
    [-1, 1].flatMap((u) => [0, 2].map((w): Vector => [roll.x + u * roll.radius, v * roll.width, w * roll.radius])),
  )
  return [...corners, ...ends]
}

const spread = (scene: Scene, pieces: LaidPiece[]): Patch => {
  const corners = cornersOf(scene, pieces)
  const highest = Math.max(...corners.map((corner) => corner[2]))
  const margin = 60 + highest * 3.6
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  return {
    x0: Math.min(...xs) - margin,
    y0: Math.min(...ys) - margin,
    x1: Math.max(...xs) + margin,
    y1: Math.max(...ys) + margin,
  }
}
