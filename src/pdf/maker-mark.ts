import type { jsPDF } from 'jspdf'
import { colours } from './sheet.ts'

/** Draws the mark of `Logo.astro`, `size` mm wide, with its upper left corner at x and y. */
export function drawMark(doc: jsPDF, x: number, y: number, size: number): void {
  const unit = size / GRID
  const at = (values: readonly number[]) => values.map((value, index) => (index % 2 === 0 ? x : y) + value * unit)
  doc.setFillColor(colours.rubber)
  for (const { kind, points } of HOOF) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at(points)
    if (kind === 'move') doc.moveTo(a, b)
    else if (kind === 'line') doc.lineTo(a, b)
    else doc.curveTo(a, b, c, d, e, f)
  }
  doc.close().fill()
  doc
    .setDrawColor(colours.coir)
    .setLineWidth(1.7 * unit)
    .setLineCap('round')
  for (const fibre of FIBRES) {
    const [a = 0, b = 0, c = 0, d = 0] = at(fibre)
    doc.line(a, b, c, d)
  }
  doc.setLineCap('butt')
}

const GRID = 32

const HOOF = [
  { kind: 'move', points: [8.5, 27.5] },
  { kind: 'curve', points: [5.6, 24.6, 4, 20.6, 4, 16] },
  { kind: 'curve', points: [4, 8.8, 9.2, 3.5, 16, 3.5] },
  { kind: 'curve', points: [22.8, 3.5, 28, 8.8, 28, 16] },
  { kind: 'curve', points: [28, 20.6, 26.4, 24.6, 23.5, 27.5] },
  { kind: 'line', points: [18.5, 27.5] },
  { kind: 'curve', points: [21.4, 24.9, 23, 20.7, 23, 16] },
  { kind: 'curve', points: [23, 11.7, 20.1, 8.5, 16, 8.5] },
  { kind: 'curve', points: [11.9, 8.5, 9, 11.7, 9, 16] },
  { kind: 'curve', points: [9, 20.7, 10.6, 24.9, 13.5, 27.5] },
] as const

const FIBRES = [
  [16, 14.5, 16, 27.5],
  [16, 19, 13.4, 16.8],
  [16, 19, 18.6, 16.8],
  [16, 23.5, 13.4, 21.3],
  [16, 23.5, 18.6, 21.3],
] as const
