import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import * as words from '#words/quotation.ts'

/** Sets the foot of every page, once all of them are there: whose and which paper it is, and which page of how many. */
export function setFooters(paper: Paper, running: string): void {
  const pages = paper.doc.getNumberOfPages()
  const y = sheet.footer + 5
  const [line = ''] = paper.lines(running, 130, styles.running, 1)
  for (let page = 1; page <= pages; page += 1) {
    paper.doc.setPage(page)
    paper.rule({ x: sheet.start, y: sheet.footer }, sheet.end, rules.hair, colours.rule)
    paper.write(line, { x: sheet.start, y }, styles.running)
    paper.write(words.page(page, pages), { x: sheet.end, y }, styles.running, 'end')
  }
}
