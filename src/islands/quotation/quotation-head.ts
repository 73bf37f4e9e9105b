import { drawMark } from '#pdf/maker-mark.ts'
import type { Paper } from '#pdf/paper.ts'
import { sheet, styles } from '#pdf/sheet.ts'
import * as words from '#words/quotation.ts'
import { setFacts } from './head-facts.ts'
import type { Quotation } from './quotation.ts'

/** Sets the maker's head, the title and the facts on the first page. Returns where the table may begin. */
export function setHead(paper: Paper, { maker, title, facts }: Pick<Quotation, 'maker' | 'title' | 'facts'>): number {
  const [first, , , last] = sheet.columns
  drawMark(paper.doc, paper.left(first - 1.5, MARK_SIZE), sheet.top - 1.4, MARK_SIZE)
  const beside = first + 14
  const room = last - beside - GAP
  let y = sheet.top + 6
  for (const line of paper.lines(maker.name, room, styles.maker, 2)) {
    paper.write(line, { x: beside, y }, styles.maker)
    y += styles.maker.leading
  }
  for (const line of paper.lines(maker.tagline, room, styles.tagline, 2)) {
    paper.write(line, { x: beside, y: y - 1.6 }, styles.tagline)
    y += styles.tagline.leading
  }
  const below = Math.max(y, setAddress(paper, maker, last))
  const baseline = below + 15
  paper.write(title, { x: first, y: baseline }, styles.title)
  return setFacts(paper, facts, baseline + 8) + 8
}

/** Sets what stands on top of every further page. Returns where the table goes on. */
export function setContinuedHead(paper: Paper, { maker, number }: Quotation): number {
  const y = sheet.top + 2
  paper.write(paper.lines(maker.name, 80, styles.value, 1)[0] ?? '', { x: sheet.start, y }, styles.value)
  paper.write(words.continued(number), { x: sheet.end, y }, styles.running, 'end')
  return y + 6
}

const MARK_SIZE = 13
const GAP = 6

function setAddress({ lines, width, write, link }: Paper, maker: Quotation['maker'], x: number): number {
  const style = styles.address
  const room = sheet.end - x
  let y = sheet.top + 2.6
  for (const text of [...maker.address, maker.phone, maker.email]) {
    const linked = text === maker.email
    if (text === maker.phone) y += 1.6
    for (const line of lines(text, room, style, 2)) {
      write(line, { x, y }, style)
      if (linked) link({ x, y: y - 3 }, width(line, style), style.leading, `mailto:${maker.email}`)
      y += style.leading
    }
  }
  return y
}
