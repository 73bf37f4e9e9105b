import type { Paper } from '#pdf/paper.ts'
import { drawQrCode } from '#pdf/qr-code.ts'
import { sheet } from '#pdf/sheet.ts'

const CODE_SIZE = 32

/** Sets a code to be scanned at the end of a line's width. Returns how much room it leaves beside it, in mm. */
export function setCode(
  paper: Paper,
  y: number,
  { address, fitsCode }: { address: string; fitsCode: boolean },
): number {
  const x = sheet.end - CODE_SIZE
  if (fitsCode) {
    drawQrCode(paper.doc, address, paper.left(x, CODE_SIZE), y, CODE_SIZE)
    paper.link({ x, y }, CODE_SIZE, CODE_SIZE, address)
  }
  return x - 8 - sheet.start
}
