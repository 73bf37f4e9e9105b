import type { Margins, Standpoint, Vector } from './camera.ts'
import type { Look, Piece } from './look.ts'
import { lookOf } from './looks.ts'
import { rectangle } from './outline.ts'
import type { Scene } from './scene.ts'
import { alone } from './views.ts'

/** A mat at a place on the floor in mm, turned by degrees, on something `base` mm high. */
export const place = (look: Look, x: number, y: number, turn = 0, base = 0): Piece => ({
  ...alone(look),
  x,
  y,
  turn,
  base,
})

/** Mats one upon another, each a step farther back, so that two edges of each can be seen. */
export const stepped = (ids: string[], step: number): Piece[] => {
  let base = 0
  return ids.map((id, index) => {
    const look = { ...lookOf(id), length: 1830, width: 1220, outline: rectangle(1830, 1220, 3) }
    const piece = place(look, index * step, index * step, 0, base)
    base += look.thickness + 5
    return piece
  })
}

/** All pieces inside margins. */
export const whole = (pieces: Piece[], standpoint: Standpoint, margins: Margins): Scene => ({
  pieces,
  standpoint,
  framing: { kind: 'whole', margins },
})

/** `span` mm round a target, softened before and behind it. */
export const close = (
  pieces: Piece[],
  standpoint: Standpoint,
  target: Vector,
  span: number,
  blur: number,
  low: number,
): Scene => ({
  pieces,
  standpoint,
  framing: { kind: 'close', target, span, blur },
  low,
})

/** Tiles laid edge to edge, `side` mm apart. */
export const floorOf = (ids: string[], columns: number, side: number): Piece[] =>
  ids.map((id, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return place(lookOf(id), (column - (columns - 1) / 2) * side, (row - (ids.length / columns - 1) / 2) * side)
  })
