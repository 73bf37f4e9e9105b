import type { jsPDF } from 'jspdf'
import { encode } from 'uqr'
import { colours } from './sheet.ts'

/** What a QR code of version 18 holds with 15 % spare (ISO/IEC 18004): modules of 0.36 mm at a width of 32 mm. */
export const MOST_CODE_CHARACTERS = 560

/**
 * Draws a QR code `size` mm wide as one shape, so that no hairline shows between its modules. The quiet zone is left to
 * the page: four modules of white are due on every side.
 */
export function drawQrCode(doc: jsPDF, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const module = size / data.length
  doc.setFillColor(colours.rubber)
  for (const [row, modules] of data.entries()) {
    for (const { from, to } of darkStretches(modules)) {
      const [left, right] = [x + from * module, x + to * module]
      const [upper, lower] = [y + row * module, y + (row + 1) * module]
      doc.moveTo(left, upper).lineTo(right, upper).lineTo(right, lower).lineTo(left, lower).close()
    }
  }
  doc.fill()
}

function darkStretches(modules: boolean[]): { from: number; to: number }[] {
  return modules.flatMap((dark, from) => {
    if (!dark || modules[from - 1]) return []
    const end = modules.indexOf(false, from)
    return [{ from, to: end === -1 ? modules.length : end }]
  })
}
