import type { PastedContent, PastedList } from '#domain/pasted-list.ts'
import { stepByStep } from './slices.ts'

/** Why a file is no list; what is wrong with a row is said beside it. */
export type FileProblem = 'too-large' | 'workbook' | 'unread'

const MOST_BYTES = 5_000_000
/** How files begin: of `.xlsx`, and of `.xls` or a workbook with a password. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04]
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]
/** In documents and pictures, whose bytes would be read as rows. */
const NO_TEXT = '\0'

/** The list in what was pasted or in a file. Throws where the script that reads what is pasted cannot be loaded. */
export async function readList(content: PastedContent | File): Promise<PastedList | FileProblem> {
  if (content instanceof File) return listOfFile(content)
  const { pastedList } = await import('#domain/pasted-list.ts')
  return stepByStep(pastedList(content))
}

/** The list in a file of text, whatever it is encoded in, or on the first sheet of a workbook. Never throws. */
export async function listOfFile(file: File): Promise<PastedList | FileProblem> {
  if (file.size > MOST_BYTES) return 'too-large'
  try {
    const { pastedCells, pastedList } = await import('#domain/pasted-list.ts')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!beginsWith(bytes, ARCHIVE) && !beginsWith(bytes, OLD_WORKBOOK)) {
      const text = textOf(bytes)
      return text.includes(NO_TEXT) ? 'unread' : await stepByStep(pastedList({ text }))
    }
    const cells = await cellsOf(bytes)
    return cells === undefined ? 'workbook' : await stepByStep(pastedCells(cells))
  } catch {
    return 'unread'
  }
}

/** Undefined for a workbook that is damaged, locked, too large or of another kind. */
async function cellsOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | undefined> {
  const { workbookCells } = await import('./workbook-cells.ts')
  return workbookCells(bytes).catch(() => undefined)
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** Spreadsheets write UTF-8, UTF-16 with a mark, or the code page of Windows in western Europe. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
