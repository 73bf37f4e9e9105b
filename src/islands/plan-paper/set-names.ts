import { boxAround, type Ground } from '#islands/planner/free-ground.ts'
import { type NamedPiece, namesBeside, placeWithin } from '#islands/planner/piece-names.ts'
import { writeAmid } from '#pdf/centred-text.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, styles, type TextStyle } from '#pdf/sheet.ts'
import type { Point, Rect } from '#planner/room.ts'

/** Names of pieces, and lengths of walls. */
export const NAME = { ...styles.label, colour: colours.rubber }

/** A short text on a drawing, with its midst at a place of the sheet. */
export interface Written {
  text: string
  at: Point
  style: TextStyle
}

export function write(paper: Paper, { text, at, style }: Written): void {
  writeAmid(paper, text, at, style)
}

/** What a text covers of the sheet; mm. */
export function boxOfText(paper: Paper, { text, at, style }: Written): Rect {
  return boxAround(at, paper.width(text, style) + 1, style.size * MM_TO_A_POINT)
}

/** The name of a piece within it, as large as there is room beside what is cut out; undefined where nobody could read it. */
export function nameWithin(paper: Paper, piece: NamedPiece): Written | undefined {
  const { name, area } = piece
  const style = styleWithin(paper, name, area)
  const at = style && placeWithin(piece, paper.width(name, style), style.size * MM_TO_A_POINT)
  return at && { text: name, at, style }
}

/** How a name is written within a rectangle; undefined where nobody could read it. */
export function styleWithin(paper: Paper, name: string, { w, h }: Pick<Rect, 'w' | 'h'>): TextStyle | undefined {
  const size = Math.min(NAME.size, h * 1.9, (NAME.size * w * 0.86) / paper.width(name, NAME))
  return size < SMALLEST ? undefined : { ...NAME, size }
}

/** Writes the names of pieces that have no room for them, each at the end of a line that begins in its piece. */
export function setNamesBeside(paper: Paper, narrow: readonly NamedPiece[], ground: Ground): void {
  const { doc } = paper
  const wide = (name: string) => paper.width(name, BESIDE) + 1
  doc.setDrawColor(colours.rubber).setLineWidth(rules.hair)
  for (const { name, at, from, to } of namesBeside(narrow, { wide, high: HIGH }, ground)) {
    doc.line(from.x, from.y, to.x, to.y)
    // Letters have changed it.
    doc.setFillColor('#ffffff').circle(from.x, from.y, POINT, 'FD')
    const { x, y, w, h } = boxAround(at, wide(name), HIGH)
    doc.rect(x, y, w, h, 'F')
    writeAmid(paper, name, at, BESIDE)
  }
}

const MM_TO_A_POINT = 0.36
/** Points; smaller letters nobody reads on a floor. */
const SMALLEST = 4.2
const BESIDE = { ...NAME, size: 7 }
const HIGH = BESIDE.size * MM_TO_A_POINT
/** Half of what a line ends in; mm. */
const POINT = 0.5
