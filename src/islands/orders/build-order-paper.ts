import { setFooters } from '#islands/quotation/page-footers.ts'
import { setHead } from '#islands/quotation/quotation-head.ts'
import { documentFile, openDocument } from '#pdf/document.ts'
import { openFlow, type PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import { settable } from '#pdf/text-runs.ts'
import * as words from '#words/orders.ts'
import type { OrderPaper } from './order-paper.ts'

/** Sets an order as a PDF document, in the browser. Throws when a font cannot be loaded. */
export async function buildOrderPaper(order: OrderPaper): Promise<Blob> {
  const everything = settable(JSON.stringify(order))
  const paper = await openDocument({ regular: everything, bold: everything, heading: everything })
  const page = openFlow(paper, setHead(paper, order))
  for (const detail of order.details) setDetail(paper, page, detail)
  page.y += 4
  setTable(paper, page, order)
  setNext(paper, page, order.next)
  setFooters(paper, words.running(order.maker.name, order.title))
  return documentFile(paper, order.title, order.maker.name)
}

const COLUMNS = ['quantity', 'price', 'discount', 'total'] as const
/** Right edges of the columns of figures; the product has what is left of them. */
const EDGES = { quantity: 108, price: 134, discount: 158, total: sheet.end } as const
const PRODUCT_WIDTH = 70
const LABEL_WIDTH = 42.5
const PADDING = 1.9
const ASCENT = 3.2
const CODE_GAP = 0.5

function setDetail(paper: Paper, page: PageFlow, { label, value }: OrderPaper['details'][number]): void {
  const lines = paper.lines(value, sheet.end - sheet.start - LABEL_WIDTH, styles.product)
  page.need(lines.length * styles.product.leading)
  paper.write(label, { x: sheet.start, y: page.y }, styles.label)
  for (const line of lines) {
    paper.write(line, { x: sheet.start + LABEL_WIDTH, y: page.y }, styles.product)
    page.y += styles.product.leading
  }
}

function setTable(paper: Paper, page: PageFlow, { heads, rows, total }: OrderPaper): void {
  setHeads(paper, page, heads)
  for (const row of rows) {
    const names = paper.lines(row.name, PRODUCT_WIDTH, styles.product)
    const codes = row.code === '' ? [] : paper.lines(row.code, PRODUCT_WIDTH, styles.code)
    const height = names.length * styles.product.leading + codes.length * styles.code.leading + 2 * PADDING
    if (page.need(height)) setHeads(paper, page, heads)
    const first = page.y + PADDING + ASCENT
    for (const [index, line] of names.entries()) {
      paper.write(line, { x: sheet.start, y: first + index * styles.product.leading }, styles.product)
    }
    const below = first + (names.length - 1) * styles.product.leading + CODE_GAP
    for (const [index, line] of codes.entries()) {
      paper.write(line, { x: sheet.start, y: below + (index + 1) * styles.code.leading }, styles.code)
    }
    for (const column of COLUMNS) paper.write(row[column], { x: EDGES[column], y: first }, styles.figure, 'end')
    page.y += height
    paper.rule({ x: sheet.start, y: page.y }, sheet.end, rules.hair, colours.rule)
  }
  page.need(styles.total.leading * 2)
  page.y += 8.4
  paper.write(total.label, { x: sheet.start, y: page.y }, styles.total)
  paper.write(total.amount, { x: sheet.end, y: page.y }, styles.total, 'end')
}

function setHeads(paper: Paper, page: PageFlow, heads: OrderPaper['heads']): void {
  const y = page.y + 4
  paper.write(heads.name, { x: sheet.start, y }, styles.head)
  for (const column of COLUMNS) paper.write(heads[column], { x: EDGES[column], y }, styles.head, 'end')
  page.y = y + 2.4
  paper.rule({ x: sheet.start, y: page.y }, sheet.end, rules.firm, colours.rubber)
}

function setNext(paper: Paper, page: PageFlow, { heading, steps }: OrderPaper['next']): void {
  if (steps.length === 0) return
  const room = sheet.end - sheet.start - 6
  const set = steps.map((step) => paper.lines(step, room, styles.note))
  const lines = set.reduce((sum, { length }) => sum + length, 0)
  page.need(12 + styles.head.leading + lines * styles.note.leading)
  page.y += 12
  paper.write(heading, { x: sheet.start, y: page.y }, styles.value)
  for (const [index, step] of set.entries()) {
    page.y += styles.note.leading + 0.8
    paper.write(`${index + 1}.`, { x: sheet.start, y: page.y }, styles.note)
    for (const [at, line] of step.entries()) {
      if (at > 0) page.y += styles.note.leading
      paper.write(line, { x: sheet.start + 6, y: page.y }, styles.note)
    }
  }
}
