import type { jsPDF } from 'jspdf'
import type { Rect } from '#planner/room.ts'

/** Grounds of pieces: they differ in lightness, too, so that they do where a printer knows no colours. */
export const LOOKS = { whole: '#fbf9f5', cut: '#ecdcc6', offcut: '#c9d3bd', rest: '#ffffff', edge: '#d9b48c' } as const

/** Fills the first rectangle but for the others, which lie within. */
export function rectsOf(doc: jsPDF, rects: readonly Rect[]): void {
  for (const { x, y, w, h } of rects) {
    doc.moveTo(x, y).lineTo(x + w, y)
    doc
      .lineTo(x + w, y + h)
      .lineTo(x, y + h)
      .close()
  }
  doc.fillEvenOdd()
}
