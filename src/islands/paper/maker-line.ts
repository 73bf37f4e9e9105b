import type { QuotationMaker } from '#islands/quotation/quotation.ts'
import { drawMark } from '#pdf/maker-mark.ts'
import type { Paper } from '#pdf/paper.ts'
import { sheet, styles } from '#pdf/sheet.ts'

const MARK_SIZE = 7

/** Sets on top of a page whose paper it is. Returns where the page goes on. */
export function setMakerLine(paper: Paper, maker: QuotationMaker): number {
  drawMark(paper.doc, paper.left(sheet.start - 0.8, MARK_SIZE), sheet.top - 4.4, MARK_SIZE)
  const [name = ''] = paper.lines(maker.name, 80, styles.value, 1)
  paper.write(name, { x: sheet.start + MARK_SIZE + 1.5, y: sheet.top + 0.6 }, styles.value)
  paper.write(maker.email, { x: sheet.end, y: sheet.top + 0.6 }, styles.running, 'end')
  return sheet.top + 9
}
