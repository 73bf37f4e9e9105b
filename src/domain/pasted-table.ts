import { htmlParts } from './html-parts.ts'
import { MOST_CELLS, oneLine, type PastedRecord, plainText, recordsOfText } from './pasted-records.ts'
import type { Steps } from './steps.ts'

/**
 * The rows of HTML that holds a table, as spreadsheets and mail programs put it on the clipboard; what stands around the
 * tables is read as text. Nothing where there is no table. A table within a table ends the row that it stands in.
 */
export function* recordsOfHtml(html: string): Steps<PastedRecord[]> {
  if (!/<table[\s>]/i.test(html)) return []
  const reader = tableReader()
  let parts = 0
  for (const part of htmlParts(html)) {
    parts += 1
    if (parts % STEP === 0) yield
    if (part.kind === 'text') reader.text(part.text)
    else reader.tag(part.name, part.whole)
  }
  return reader.records()
}

/** Tags that end a line of text, and part words within a cell. */
const LINES: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'pre'])
/** Tags that begin or end a table or one of its rows. */
const ROWS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr'])
const MOST_SPAN = 1_000
/** Parts that are read in one go. */
const STEP = 500

function tableReader() {
  const records: PastedRecord[] = []
  let row: string[] | undefined
  let cell: string | undefined
  let span = 1
  let outside = ''
  /** For each column, how many rows below a cell still reaches into. */
  let reach: number[] = []

  const add = (cells: string[]) => records.push({ line: records.length + 1, cells, parted: 'cells' })
  const skipReached = (cells: string[]) => {
    while ((reach[cells.length] ?? 0) > 0) {
      reach[cells.length] = (reach[cells.length] ?? 0) - 1
      cells.push('')
    }
  }
  const endCell = () => {
    if (row === undefined || cell === undefined) return
    const text = oneLine(plainText(cell))
    if (row.length < MOST_CELLS) row.push(text, ...Array.from({ length: span - 1 }, () => ''))
    else row[MOST_CELLS - 1] += ` ${text}`
    cell = undefined
  }
  const endRow = () => {
    endCell()
    if (row !== undefined) skipReached(row)
    if (row?.some((text) => text !== '') === true) add(row)
    row = undefined
    for (const { cells } of recordsOfText(outside)) add(cells)
    outside = ''
  }
  const beginCell = (whole: string) => {
    endCell()
    row ??= []
    skipReached(row)
    cell = ''
    span = Math.min(spanIn(whole, COLSPAN), MOST_CELLS)
    const rows = spanIn(whole, ROWSPAN)
    if (rows > 1 && row.length < MOST_CELLS) reach[row.length] = Math.min(rows, MOST_SPAN) - 1
  }
  return {
    text(text: string) {
      if (cell === undefined) outside += text
      else cell += text
    },
    tag(name: string, whole: string) {
      const bare = name.replace('/', '')
      if (name === 'td' || name === 'th') beginCell(whole)
      else if (bare === 'td' || bare === 'th') endCell()
      else if (ROWS.has(bare)) {
        endRow()
        if (bare === 'table') reach = []
      } else if (LINES.has(bare)) {
        if (cell === undefined) outside += '\n'
        else cell += ' '
      }
    },
    records() {
      endRow()
      return records
    },
  }
}

const COLSPAN = /\scolspan=["']?(\d{1,4})/i
const ROWSPAN = /\srowspan=["']?(\d{1,4})/i

function spanIn(tag: string, span: RegExp): number {
  return Math.max(1, Number(span.exec(tag)?.[1] ?? 1))
}
