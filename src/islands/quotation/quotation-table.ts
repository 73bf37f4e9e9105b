import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Quotation, QuotationRow } from './quotation.ts'

interface MeasuredRow extends QuotationRow {
  nameLines: string[]
  /** Code and details. */
  smallLines: string[]
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
  const end = rows.slice(lastRows).reduce((sum, { height }) => sum + height, TOTAL_HEIGHT + closing)
  let y = setTableHead(paper, quotation.heads, top)
  for (const [index, row] of rows.entries()) {
    if (y + (index === lastRows ? end : row.height) > sheet.bottom) y = setTableHead(paper, quotation.heads, turn())
    setRow(paper, row, y)
    y += row.height
  }
  setTotal(paper, quotation, y)
  return y + TOTAL_HEIGHT
}

/** Right edges of the columns of figures; the product has what is left of them. */
const EDGES = { quantity: 120, price: 154, total: sheet.end } as const
const PRODUCT_WIDTH = 82
const PADDING = 1.9
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

function setTotal(paper: Paper, { total, maker }: Quotation, top: number): void {
  const y = top + 8.4
  paper.rule({ x: sheet.start, y: top }, sheet.end, rules.firm, colours.rubber)
  paper.write(total.label, { x: sheet.start, y }, styles.total)
  const after = sheet.start + paper.width(total.label, styles.total) + 4
  paper.write(total.summary, { x: after, y }, styles.note)
  paper.write(total.amount, { x: sheet.end, y }, styles.total, 'end')
  const before = sheet.end - paper.width(total.amount, styles.total) - 2
  paper.write(maker.currency, { x: before, y }, styles.note, 'end')
}
