import { drawMark } from '#pdf/maker-mark.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import * as words from '#words/quotation.ts'
import type { Quotation } from './quotation.ts'

/** Sets the maker's head, the title and the facts on the first page. Returns where the table may begin. */
export function setHead(paper: Paper, { maker, title, facts }: Quotation): number {
  const [first, , , last] = sheet.columns
  drawMark(paper.doc, first - 1.5, sheet.top - 1.4, 13)
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
  paper.write(paper.lines(maker.name, 80, styles.value, 1)[0] ?? '', { x: sheet.left, y }, styles.value)
  paper.write(words.continued(number), { x: sheet.right, y }, styles.running, 'right')
  return y + 6
}

const GAP = 6

function setAddress({ doc, lines, width, write }: Paper, maker: Quotation['maker'], x: number): number {
  const style = styles.address
  const room = sheet.right - x
  let y = sheet.top + 2.6
  for (const text of [...maker.address, maker.phone, maker.email]) {
    const linked = text === maker.email
    if (text === maker.phone) y += 1.6
    for (const line of lines(text, room, style, 2)) {
      write(line, { x, y }, style)
      if (linked) doc.link(x, y - 3, width(line, style), style.leading, { url: `mailto:${maker.email}` })
      y += style.leading
    }
  }
  return y
}

function setFacts(paper: Paper, facts: Quotation['facts'], top: number): number {
  paper.rule({ x: sheet.left, y: top }, sheet.right, rules.hair, colours.rule)
  for (const [index, { label, value }] of facts.entries()) {
    const x = sheet.columns[index % sheet.columns.length] ?? sheet.left
    paper.write(label, { x, y: top + 5.6 }, styles.label)
    paper.write(value, { x, y: top + 10.6 }, styles.value)
  }
  const bottom = top + 14.6
  paper.rule({ x: sheet.left, y: bottom }, sheet.right, rules.hair, colours.rule)
  return bottom
}
