import type { Paper } from './paper.ts'
import type { TextStyle } from './sheet.ts'

/** Writes a short text with its midst at a place of the sheet, which is counted from the left in every language. */
export function writeAmid(paper: Paper, text: string, { x, y }: { x: number; y: number }, style: TextStyle): void {
  const width = paper.width(text, style)
  paper.write(text, { x: paper.left(x - width / 2, width), y: y + style.size * HALF_A_FIGURE }, style)
}

/** Of a figure's height, in mm for each point of size. */
const HALF_A_FIGURE = 0.117
