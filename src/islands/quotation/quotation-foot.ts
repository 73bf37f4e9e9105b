import type { Paper } from '#pdf/paper.ts'
import { drawQrCode } from '#pdf/qr-code.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import * as words from '#words/quotation.ts'
import type { Quotation } from './quotation.ts'

/** Room that {@link setClosing} takes. */
export const CLOSING_HEIGHT = 42

/** Sets the notes and the way back to the cart below the total line. */
export function setClosing(paper: Paper, { notes, share }: Quotation, top: number): void {
  const room = sheet.columns[3] - sheet.left - 12
  let y = top + 7
  for (const note of notes) {
    for (const line of paper.lines(note, room, styles.note)) {
      paper.write(line, { x: sheet.left, y }, styles.note)
      y += styles.note.leading
    }
    y += 1.6
  }
  y += 2.4
  setLink(paper, share.invitation, share.address, y)
  for (const line of paper.lines(share.hint, room, styles.note)) {
    y += styles.note.leading
    paper.write(line, { x: sheet.left, y }, styles.note)
  }
  if (!share.fitsCode) return
  const x = sheet.right - CODE_SIZE
  drawQrCode(paper.doc, share.address, x, top + 4, CODE_SIZE)
  paper.doc.link(x, top + 4, CODE_SIZE, CODE_SIZE, { url: share.address })
}

/** Sets the foot of every page, once all of them are there. */
export function setFooters(paper: Paper, { maker, number }: Quotation): void {
  const pages = paper.doc.getNumberOfPages()
  const y = sheet.footer + 5
  const [name = ''] = paper.lines(words.running(maker.name, number), 130, styles.running, 1)
  for (let page = 1; page <= pages; page += 1) {
    paper.doc.setPage(page)
    paper.rule({ x: sheet.left, y: sheet.footer }, sheet.right, rules.hair, colours.rule)
    paper.write(name, { x: sheet.left, y }, styles.running)
    paper.write(words.page(page, pages), { x: sheet.right, y }, styles.running, 'right')
  }
}

const CODE_SIZE = 32

function setLink(paper: Paper, text: string, url: string, y: number): void {
  const width = paper.width(text, styles.invitation)
  paper.write(text, { x: sheet.left, y }, styles.invitation)
  paper.rule({ x: sheet.left, y: y + 0.9 }, sheet.left + width, rules.hair, colours.coir)
  paper.doc.link(sheet.left, y - 3.6, width, 5.2, { url })
}
