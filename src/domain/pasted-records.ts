import { headWords, mayBeHead } from './pasted-words.ts'

/** A row before anybody knows what its columns hold. No cell has line ends, or spaces around it. */
export interface PastedRecord {
  line: number
  cells: string[]
  /** How the cells were told apart; a comma also stands within numbers. */
  parted: 'cells' | 'comma'
}

const DELIMITERS = ['\t', ';', ',', '|'] as const
type Delimiter = (typeof DELIMITERS)[number]

/** Enough of a list to see how it is written. */
const SAMPLE = 100
/** More lines within one pair of quotation marks are a mark that somebody forgot. */
const MOST_LINES_QUOTED = 10
/** What stands in cells beyond belongs to the last of them. */
export const MOST_CELLS = 60

/** The rows of a text that are not blank, split as most of them are, or else as they can be. */
export function* recordsOfText(text: string): Generator<PastedRecord> {
  const plain = plainText(text)
  const main = mainDelimiter(plain)
  let at = 0
  let line = 1
  let isTable = false
  while (at < plain.length) {
    const read = readRecord(plain, at, main)
    const parted = read.delimiter === ',' ? 'comma' : 'cells'
    isTable ||= read.cells.length > 1 && mayBeHead(read.cells) && read.cells.flatMap(headWords).includes('quantity')
    const cells = (parted === 'comma' && !isTable ? withWholeNumber(read) : read.cells).map(oneLine)
    if (cells.some((cell) => cell !== '')) yield { line, cells, parted }
    line += read.lines
    at = read.end
  }
}

const PLAIN = /^[\t\n -~]*$/

/** Without marks that nobody sees, but for those that letters are joined or parted by; every line ended and every gap written in one way. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\p{Join_Control})\p{Cf}/gu, '')
    .replace(/[^\P{Cc}\t\n]|\p{Zs}/gu, ' ')
}

/** `CODE 1,5` and `1,5 x CODE` have a comma that parts no cells; a row of more cells, or of quoted ones, has none. */
function withWholeNumber({ cells, quoted }: Read): string[] {
  const [before, behind] = cells
  if (before === undefined || behind === undefined || cells.length > 2 || quoted) return cells
  const isOne =
    (/ [x×*]?\d{1,4}$/i.test(before) && /^\d/.test(behind)) ||
    (/^\d{1,4}$/.test(before) && /^\d+ ?[x×*] /i.test(behind))
  return isOne ? [`${before},${behind}`] : cells
}

/** A cell as its words with one space between them. */
export function oneLine(cell: string): string {
  if (WORD.test(cell)) return cell
  return cell.replace(/\s+/g, ' ').trim()
}

const WORD = /^[!-~]*$/

/** The one that most lines have; of two, the one that is less often part of a cell. */
function mainDelimiter(text: string): Delimiter | undefined {
  const lines = text.slice(0, SAMPLE * 500).split('\n', SAMPLE)
  let main: Delimiter | undefined
  let most = 0
  for (const delimiter of DELIMITERS) {
    const count = lines.filter((line) => unquoted(line).includes(delimiter)).length
    if (count > most) main = delimiter
    most = Math.max(most, count)
  }
  return main
}

function unquoted(line: string): string {
  return line.replace(/"[^"]*"/g, '')
}

interface Read {
  cells: string[]
  delimiter: Delimiter | undefined
  /** Whether a mark of quotation stands in it. */
  quoted: boolean
  end: number
  lines: number
}

/** Reads from the beginning of a line to the end of it, or of the one where a quotation ends. */
function readRecord(text: string, start: number, main: Delimiter | undefined): Read {
  const line = text.slice(start, lineEnd(text, start))
  const delimiter = delimiterOfLine(line, main)
  if (!line.includes('"')) {
    return { cells: cellsOf(line, delimiter), delimiter, quoted: false, end: start + line.length + 1, lines: 1 }
  }
  const cells: string[] = []
  let at = start
  let lines = 1
  for (;;) {
    const quoted = readQuoted(text, at, delimiter)
    const end = quoted?.end ?? endOfCell(text, at, delimiter)
    const cell = quoted?.cell ?? text.slice(at, end)
    if (cells.length < MOST_CELLS) cells.push(cell)
    else cells[MOST_CELLS - 1] += ` ${cell}`
    lines += quoted?.lines ?? 0
    if (end >= text.length || text[end] === '\n') return { cells, delimiter, quoted: true, end: end + 1, lines }
    at = end + 1
  }
}

function delimiterOfLine(line: string, main: Delimiter | undefined): Delimiter | undefined {
  if (main !== undefined && line.includes(main)) return main
  // The first line of a quotation may have none.
  return DELIMITERS.find((delimiter) => line.includes(delimiter)) ?? main
}

function cellsOf(line: string, delimiter: Delimiter | undefined): string[] {
  const cells = delimiter === undefined ? [line] : line.split(delimiter)
  return cells.length <= MOST_CELLS ? cells : [...cells.slice(0, MOST_CELLS - 1), cells.slice(MOST_CELLS - 1).join(' ')]
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end
}

function endOfCell(text: string, start: number, delimiter: Delimiter | undefined): number {
  let end = start
  while (end < text.length && text[end] !== '\n' && text[end] !== delimiter) end += 1
  return end
}

/**
 * A cell in quotation marks (RFC 4180); undefined where the marks are no such thing, as in `18" x 30"`. A search that
 * fails has met a mark that would have ended the search of every cell before it, so all of them together are linear.
 */
function readQuoted(text: string, start: number, delimiter: Delimiter | undefined) {
  let open = start
  while (text[open] === ' ') open += 1
  if (text[open] !== '"') return undefined
  let cell = ''
  let lines = 0
  let from = open + 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\n') lines += 1
    if (lines > MOST_LINES_QUOTED) return undefined
    if (text[at] !== '"') continue
    cell += text.slice(from, at)
    if (text[at + 1] !== '"') {
      let end = at + 1
      while (text[end] === ' ') end += 1
      const isOver = end >= text.length || text[end] === '\n' || text[end] === delimiter
      return isOver ? { cell, end, lines } : undefined
    }
    cell += '"'
    at += 1
    from = at + 1
  }
  return undefined
}
