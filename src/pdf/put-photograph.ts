import type { Paper } from './paper.ts'
import type { Photograph } from './photograph.ts'
import { colours } from './sheet.ts'

/** A field of the sheet, in mm; x counts from where lines begin. */
export interface Field {
  x: number
  y: number
  width: number
  height: number
}

/** The ground behind pictures, and where there is none. */
const GROUND = '#efeae0'

/** Puts a picture amid a field, as large as it has room, on a ground of its own. */
export function putPhotograph(
  { doc, left }: Paper,
  photograph: Photograph | undefined,
  field: Field,
  name: string,
): void {
  const { y, width, height } = field
  const x = left(field.x, width)
  doc.setFillColor(GROUND).rect(x, y, width, height, 'F')
  if (photograph === undefined) {
    doc.setDrawColor(colours.rule).line(x, y + height, x + width, y)
    return
  }
  const by = Math.min(width / photograph.width, height / photograph.height)
  const [wide, high] = [photograph.width * by, photograph.height * by]
  doc.addImage(photograph.bytes, 'JPEG', x + (width - wide) / 2, y + (height - high) / 2, wide, high, name, 'NONE')
}
