import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Quotation, QuotationRow } from './quotation.ts'

interface MeasuredRow extends QuotationRow {
  nameLines: string[]
  /** Code and details. */
  smallLines: string[]
  height: number
}

interface MeasuredTotal extends Pick<Quotation['total'], 'label' | 'amount'> {
  currency: string
  summaryLines: string[]
  /** Where the summary begins, and the currency ends. */
  after: number
  before: number
  height: number
}

/**
 * Sets the table and its total line from `top` on, over as many pages as it takes; `turn` opens the next page and says
 * where it begins. No row is parted, and the last ones stay with the total line and the `closing` mm that follow it, so
 * that no page has notes alone. Returns where it ends.
 */
export function setTable(paper: Paper, quotation: Quotation, top: number, closing: number, turn: () => number): number {
  const rows = quotation.rows.map((row) => measureRow(paper, row))
  const lastRows = Math.max(0, rows.length - KEPT_ROWS)
  const total = measureTotal(paper, quotation)
  const end = rows.slice(lastRows).reduce((sum, { height }) => sum + height, total.height + closing)
  let y = setTableHead(paper, quotation.heads, top)
  for (const [index, row] of rows.entries()) {
    if (y + (index === lastRows ? end : row.height) > sheet.bottom) y = setTableHead(paper, quotation.heads, turn())
    setRow(paper, row, y)
    y += row.height
  }
  setTotal(paper, total, y)
  return y + total.height
}

/** Right edges of the columns of figures; the product has what is left of them. */
const EDGES = { quantity: 120, price: 154, total: sheet.end } as const
const PRODUCT_WIDTH = 82
const PADDING = 1.9
/** Of a total line whose summary takes one line. */
const TOTAL_HEIGHT = 13
/** Of the last rows, on the page of the total line. */
const KEPT_ROWS = 2

function setTableHead(paper: Paper, heads: Quotation['heads'], top: number): number {
  const y = top + 4
  paper.write(heads.name, { x: sheet.start, y }, styles.head)
  for (const column of ['quantity', 'price', 'total'] as const) {
    paper.write(heads[column], { x: EDGES[column], y }, styles.head, 'end')
  }
  paper.rule({ x: sheet.start, y: y + 2.4 }, sheet.end, rules.firm, colours.rubber)
  return y + 2.4
}

function measureRow(paper: Paper, row: QuotationRow): MeasuredRow {
  const nameLines = paper.lines(row.name, PRODUCT_WIDTH, styles.product)
  const smallLines = [row.code, row.details].flatMap((text) => {
    return text === '' ? [] : paper.lines(text, PRODUCT_WIDTH, styles.code, 3)
  })
  const perLine = row.per === '' ? 0 : styles.product.leading + styles.code.leading
  const text = nameLines.length * styles.product.leading + smallLines.length * styles.code.leading
  return { ...row, nameLines, smallLines, height: Math.max(text, perLine) + 2 * PADDING }
}

function setRow(paper: Paper, row: MeasuredRow, top: number): void {
  const first = top + PADDING + ASCENT
  const toSmall = styles.code.leading + 0.5
  let y = first - styles.product.leading
  for (const line of row.nameLines) {
    y += styles.product.leading
    paper.write(line, { x: sheet.start, y }, styles.product)
  }
  y += toSmall - styles.code.leading
  for (const line of row.smallLines) {
    y += styles.code.leading
    paper.write(line, { x: sheet.start, y }, styles.code)
  }
  paper.write(row.quantity, { x: EDGES.quantity, y: first }, styles.figure, 'end')
  paper.write(row.price, { x: EDGES.price, y: first }, styles.figure, 'end')
  paper.write(row.per, { x: EDGES.price, y: first + toSmall }, styles.code, 'end')
  paper.write(row.total, { x: EDGES.total, y: first }, styles.lineTotal, 'end')
  paper.rule({ x: sheet.start, y: top + row.height }, sheet.end, rules.hair, colours.rule)
}

const ASCENT = 3.2

/** What the order comes to: what it holds has the room that label and amount leave. */
function measureTotal(paper: Paper, { total, maker: { currency } }: Quotation): MeasuredTotal {
  const after = sheet.start + paper.width(total.label, styles.total) + 4
  const before = sheet.end - paper.width(total.amount, styles.total) - 2
  const width = before - paper.width(currency, styles.note) - 4 - after
  const summaryLines = paper.lines(total.summary, width, styles.note)
  const height = TOTAL_HEIGHT + Math.max(0, summaryLines.length - 1) * styles.note.leading
  return { label: total.label, amount: total.amount, currency, summaryLines, after, before, height }
}

function setTotal(
  paper: Paper,
  { label, amount, currency, summaryLines, after, before }: MeasuredTotal,
  top: number,
): void {
  const y = top + 8.4
  paper.rule({ x: sheet.start, y: top }, sheet.end, rules.firm, colours.rubber)
  paper.write(label, { x: sheet.start, y }, styles.total)
  for (const [index, line] of summaryLines.entries()) {
    paper.write(line, { x: after, y: y + index * styles.note.leading }, styles.note)
  }
  paper.write(amount, { x: sheet.end, y }, styles.total, 'end')
  paper.write(currency, { x: before, y }, styles.note, 'end')
}
