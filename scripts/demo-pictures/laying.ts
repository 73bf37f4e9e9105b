import { type Artworks, ink } from './artwork.ts'
import { at, bareGrid, type Grid, type Patch } from './grid.ts'
import type { Look, Piece } from './look.ts'
import { chance, noise, pebble } from './noise.ts'
import { type Outline, rectangle } from './outline.ts'
import { stuffNumber } from './stuff.ts'

/** A piece with its artworks and the outline it has. */
export interface LaidPiece extends Piece {
  artworks: Artworks
  outline: Outline
}

/** A piece ready to be laid. */
export const laid = (piece: Piece, artworks: Artworks): LaidPiece => ({
  ...piece,
  artworks,
  outline: piece.look.outline ?? rectangle(piece.look.length, piece.look.width, 3),
})

/** Lays pieces on a bare floor, each over the ones before it. */
export const layOut = (pieces: LaidPiece[], patch: Patch, across: number): Grid => {
  const grid = bareGrid(patch, across)
  for (const piece of pieces) lay(piece, grid)
  return grid
}

/** From the floor's mm to the mat's own. */
export const toMat = (piece: Piece, x: number, y: number): [number, number] => {
  const angle = (piece.turn * Math.PI) / 180
  const dx = x - piece.x
  const dy = y - piece.y
  return [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)]
}

/** How deep below the tips the bed lies on which the fibres stand, in mm. */
export const bedDepth = (look: Look): number => Math.min(7, (look.pile?.length ?? 0) * 0.7)

/** Whether fibres stand at a point of the mat. */
export const hasPile = (piece: LaidPiece, x: number, y: number): boolean =>
  piece.look.pile !== undefined &&
  piece.face === 'up' &&
  (piece.look.border === undefined || piece.outline(x, y) > piece.look.border.width) &&
  (piece.artworks.area === undefined || ink(piece.artworks.area, x, y) > 0.5)

const lay = (piece: LaidPiece, grid: Grid): void => {
  const reach = Math.hypot(piece.look.length, piece.look.width) / 2 + 60
  const fromRow = Math.max(0, Math.floor((piece.y - reach - grid.y0) / grid.cell))
  const toRow = Math.min(grid.rows, Math.ceil((piece.y + reach - grid.y0) / grid.cell))
  for (let row = fromRow; row < toRow; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const [x, y] = toMat(piece, grid.x0 + (column + 0.5) * grid.cell, grid.y0 + (row + 0.5) * grid.cell)
      const inside = piece.outline(x, y)
      if (inside <= 0) continue
      const height = heightAt(piece, x, y, inside)
      const index = row * grid.columns + column
      if (height <= at(grid.height, index)) continue
      grid.height[index] = height
      grid.stuff[index] = stuffAt(piece, x, y, inside)
    }
  }
}

const heightAt = (piece: LaidPiece, x: number, y: number, inside: number): number => {
  const { look, artworks } = piece
  const top = piece.base + look.thickness
  if (piece.face === 'down') return top + (look.underside ?? look.relief)(x, y) - round(inside, 1.2)
  if (hasPile(piece, x, y)) return top - bedDepth(look) - round(inside, 4) + noise(x / 3, y / 3, 2)
  const border = look.border
  if (border && inside < border.width) {
    return top + border.relief(x, y) - round(inside, 1.5) - slope(look, inside)
  }
  const raised = artworks.emboss && look.emboss ? ink(artworks.emboss, x, y) * look.emboss.height : 0
  const grain = (noise(x / 0.7, y / 0.7, 4) - 0.5) * 0.16 + (noise(x / 2.3, y / 2.3, 6) - 0.5) * 0.14
  const level = raised > 0.1 ? raised : look.relief(x, y)
  return top + level + grain - round(inside, 1.5) - slope(look, inside)
}

const slope = (look: Look, inside: number): number => {
  if (!look.bevel || inside > look.bevel) return 0
  return (1 - inside / look.bevel) * Math.min(look.thickness * 0.8, look.bevel * 0.8)
}

const round = (inside: number, radius: number): number =>
  inside >= radius ? 0 : radius - Math.sqrt(Math.max(0, radius * radius - (radius - inside) ** 2))

const stuffAt = (piece: LaidPiece, x: number, y: number, inside: number): number => {
  const { look } = piece
  if (hasPile(piece, x, y)) {
    return stuffNumber(look.pile?.colour === 'charcoal' ? 'charcoalBed' : 'coirBed')
  }
  if (look.border && inside < look.border.width) return stuffNumber(look.border.stuff)
  if (look.zones) return stuffNumber(look.zones(x, y))
  if (!look.fleck) return stuffNumber(look.stuff)
  const { grain, shares } = look.fleck
  const pick = pebble(x / grain, y / grain, 17, 0.95).number
  const shade = chance(Math.floor(pick * 9999), 3, 5)
  let sum = 0
  for (const [stuff, share] of shares) {
    sum += share
    if (shade < sum) return stuffNumber(stuff)
  }
  return stuffNumber(look.stuff)
}
