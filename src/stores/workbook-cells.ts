import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Bytes of all parts of a workbook, unpacked. A list of 10,000 rows takes one to two million. */
const MOST_UNPACKED = 30_000_000
/** Cells from the first to the last that holds something; as many as the library makes, empty ones among them. */
const MOST_CELLS = 1_000_000
/** As many as spreadsheets have. */
const MOST_ROWS = 1_048_576

/** The cells of a workbook's first sheet, as a reader sees their values. Throws where it is none, or one too large. */
export async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  // The library unpacks in workers that it makes from text, which the policy of the pages forbids; what is not packed
  // needs none.
  const parts = partsOf(bytes)
  for (const part of Object.values(parts)) refuseFarCells(new TextDecoder().decode(part))
  const unpacked = zipSync(parts, { level: 0 })
  const rows = await readSheet(unpacked.buffer)
  return rows.map((row) => row.map(textOf))
}

/** A part that is larger than the archive says of it ends where it should. */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let sum = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      sum += originalSize
      if (sum > MOST_UNPACKED) throw tooLarge()
      return /\.(?:xml|rels)$/.test(name)
    },
  })
}

/** The library makes all cells before the last one: a sheet of 1 kB with one at its far end would fill the memory. */
function refuseFarCells(part: string): void {
  let [row, rows, columns] = [0, 0, 0]
  for (const [, tag, attributes = '', end] of part.matchAll(/<(row|c)(?=[\s/>])([^<>]*)(>?)/g)) {
    const [, letters = '', number = ''] = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/.exec(attributes) ?? []
    const isOdd = end === '' || (number === '' && /\sr\s*=/.test(attributes))
    if (tag === 'row') row = Number(number)
    if (isOdd || row > MOST_ROWS) throw tooLarge()
    // One that closes itself has a format and nothing more.
    if (tag === 'row' || attributes.endsWith('/')) continue
    rows = Math.max(rows, row, Number(number))
    columns = Math.max(columns, columnOf(letters))
    if (rows * columns > MOST_CELLS) throw tooLarge()
  }
}

/** 27 of `AA`. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}

function tooLarge(): RangeError {
  return new RangeError('The workbook is too large.')
}

function textOf(cell: unknown): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
