import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Bytes of all parts of a workbook, unpacked. A list of 10,000 rows takes one to two million. */
const MOST_UNPACKED = 30_000_000

/** The cells of a workbook's first sheet, as a reader sees their values. Throws where it is none, or one too large. */
export async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  // The library unpacks in workers that it makes from text, which the policy of the pages forbids; what is not packed
  // needs none.
  const unpacked = zipSync(partsOf(bytes), { level: 0 })
  const rows = await readSheet(unpacked.buffer)
  return rows.map((row) => row.map(textOf))
}

/** A part that is larger than the archive says of it ends where it should. */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let sum = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      sum += originalSize
      if (sum > MOST_UNPACKED) throw new RangeError('The workbook is too large.')
      return /\.(?:xml|rels)$/.test(name)
    },
  })
}

function textOf(cell: unknown): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
