import { formatNumber } from '#counts.ts'
import type { Paper } from '#pdf/paper.ts'
import { sheet, styles } from '#pdf/sheet.ts'
import * as words from '#words/catalogue-paper.ts'
import { language } from '#words/language.ts'
import type { CatalogueEntry } from './catalogue-paper.ts'

const COLUMNS = [sheet.start, sheet.columns[2] + 2] as const
const WIDTH = 83
const CODE_WIDTH = 34
const PAGE_WIDTH = 9
const LINE = 4.2

/** Sets, on pages of their own, on which page each item stands, in the order of their codes. */
export function setIndex(paper: Paper, pages: ReadonlyMap<CatalogueEntry, number>, head: () => number): void {
  const order = new Intl.Collator(language, { numeric: true })
  const entries = [...pages].toSorted(([one], [other]) => order.compare(one.code || one.name, other.code || other.name))
  let column: number = COLUMNS.length
  let [y, top] = [0, 0]
  for (const [entry, page] of entries) {
    if (y + LINE > sheet.bottom || column >= COLUMNS.length) {
      column += 1
      if (column >= COLUMNS.length) {
        top = openPage(paper, head)
        column = 0
      }
      y = top
    }
    y += LINE
    const x = COLUMNS[column] ?? sheet.start
    const [code = ''] = paper.lines(entry.code, CODE_WIDTH - 2, styles.code, 1)
    const [name = ''] = paper.lines(entry.name, WIDTH - CODE_WIDTH - PAGE_WIDTH, styles.note, 1)
    paper.write(code, { x, y }, styles.code)
    paper.write(name, { x: x + CODE_WIDTH, y }, styles.note)
    paper.write(formatNumber(page), { x: x + WIDTH, y }, styles.note, 'end')
  }
}

function openPage(paper: Paper, head: () => number): number {
  paper.doc.addPage()
  const y = head() + 6
  paper.write(words.index, { x: sheet.start, y }, styles.heading)
  return y + 5
}
