import { formatCents, formatPrice } from './cents.ts'
import { type LineNow, linePriceNow } from './list-now.ts'

/** The names of the columns, which `readPastedList` knows again. */
export interface CsvHeads {
  code: string
  name: string
  quantity: string
  unitPrice: string
  total: string
  note: string
}

/**
 * A list as CSV (RFC 4180) that spreadsheets open as UTF-8, with prices as the shop shows them. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection);
 * `readCsvCell` takes that off again.
 */
export function writeListCsv(lines: readonly LineNow[], heads: CsvHeads, onRequest: string): string {
  const rows = [
    [heads.code, heads.name, heads.quantity, heads.unitPrice, heads.total, heads.note],
    ...lines.map((now) => {
      const { code, name, quantity, note, itemId } = now.line
      const whole = linePriceNow(now)
      const prices = [formatPrice(now.price, onRequest), whole === undefined ? '' : formatCents(whole)]
      return [code, name || itemId, String(quantity), ...prices, note]
    }),
  ]
  return `\ufeff${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** What a cell said before it was made safe for spreadsheets. */
export function readCsvCell(cell: string): string {
  return HARMLESS.test(cell) ? cell.slice(1) : cell
}

const FORMULA = /^'*[=+\-@\t\r]/
const HARMLESS = /^'+[=+\-@\t\r]/

function csvCell(text: string): string {
  const cell = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
