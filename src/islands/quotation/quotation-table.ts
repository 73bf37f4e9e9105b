import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Quotation, QuotationRow } from './quotation.ts'

interface MeasuredRow extends QuotationRow {
  nameLines: string[]
  codeLines: string[]
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
const EDGES = { quantity: 120, price: 154, total: sheet.right } as const
const PRODUCT_WIDTH = 82
const PADDING = 1.9
const TOTAL_HEIGHT = 13
/** Of the last rows, on the page of the total line. */
const KEPT_ROWS = 2

function setTableHead(paper: Paper, heads: Quotation['heads'], top: number): number {
  const y = top + 4
  paper.write(heads.name, { x: sheet.left, y }, styles.head)
  for (const column of ['quantity', 'price', 'total'] as const) {
    paper.write(heads[column], { x: EDGES[column], y }, styles.head, 'right')
  }
  paper.rule({ x: sheet.left, y: y + 2.4 }, sheet.right, rules.firm, colours.rubber)
  return y + 2.4
}

function measureRow(paper: Paper, row: QuotationRow): MeasuredRow {
  const nameLines = paper.lines(row.name, PRODUCT_WIDTH, styles.product)
  const codeLines = row.code === '' ? [] : paper.lines(row.code, PRODUCT_WIDTH, styles.code, 2)
  const text = nameLines.length * styles.product.leading + codeLines.length * styles.code.leading
  return { ...row, nameLines, codeLines, height: text + 2 * PADDING }
}

function setRow(paper: Paper, row: MeasuredRow, top: number): void {
  const first = top + PADDING + ASCENT
  let y = first
  for (const line of row.nameLines) {
    paper.write(line, { x: sheet.left, y }, styles.product)
    y += styles.product.leading
  }
  y += styles.code.leading - styles.product.leading + 0.5
  for (const line of row.codeLines) {
    paper.write(line, { x: sheet.left, y }, styles.code)
    y += styles.code.leading
  }
  paper.write(row.quantity, { x: EDGES.quantity, y: first }, styles.figure, 'right')
  paper.write(row.price, { x: EDGES.price, y: first }, styles.figure, 'right')
  paper.write(row.total, { x: EDGES.total, y: first }, styles.lineTotal, 'right')
  paper.rule({ x: sheet.left, y: top + row.height }, sheet.right, rules.hair, colours.rule)
}

const ASCENT = 3.2

function setTotal(paper: Paper, { total, maker }: Quotation, top: number): void {
  const y = top + 8.4
  paper.rule({ x: sheet.left, y: top }, sheet.right, rules.firm, colours.rubber)
  paper.write(total.label, { x: sheet.left, y }, styles.total)
  const after = sheet.left + paper.width(total.label, styles.total) + 4
  paper.write(total.summary, { x: after, y }, styles.note)
  paper.write(total.amount, { x: sheet.right, y }, styles.total, 'right')
  const before = sheet.right - paper.width(total.amount, styles.total) - 2
  paper.write(maker.currency, { x: before, y }, styles.note, 'right')
}
