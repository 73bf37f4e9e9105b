import { boxAround, type Ground } from '#islands/planner/free-ground.ts'
import { type NamedPiece, namesBeside } from '#islands/planner/piece-names.ts'
import { writeAmid } from '#pdf/centred-text.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, styles, type TextStyle } from '#pdf/sheet.ts'
import type { Point, Rect } from '#planner/room.ts'

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

/** Writes the names of pieces that have no room for them, each at the end of a line that begins in its piece. */
export function setNamesBeside(paper: Paper, narrow: readonly NamedPiece[], ground: Ground): void {
  const { doc } = paper
  const wide = (name: string) => paper.width(name, BESIDE) + 1
  doc.setDrawColor(colours.rubber).setLineWidth(rules.hair).setFillColor('#ffffff')
  for (const { name, at, from, to } of namesBeside(narrow, { wide, high: HIGH }, ground)) {
    doc.line(from.x, from.y, to.x, to.y)
    doc.circle(from.x, from.y, POINT, 'FD')
    const { x, y, w, h } = boxAround(at, wide(name), HIGH)
    doc.rect(x, y, w, h, 'F')
    writeAmid(paper, name, at, BESIDE)
  }
}

const MM_TO_A_POINT = 0.36
const BESIDE = { ...styles.label, size: 7, colour: colours.rubber }
const HIGH = BESIDE.size * MM_TO_A_POINT
/** Half of what a line ends in; mm. */
const POINT = 0.5
