import type { Paper } from '#pdf/paper.ts'
import { drawQrCode } from '#pdf/qr-code.ts'
import { sheet } from '#pdf/sheet.ts'

const CODE_SIZE = 32

/** How wide a line may be that begins where all do, in mm. */
export const ROOM_BESIDE_CODE = sheet.end - CODE_SIZE - 8 - sheet.start

/** Sets a code to be scanned at the end of a line's width, where it fits into one. */
export function setCode(paper: Paper, y: number, { address, fitsCode }: { address: string; fitsCode: boolean }): void {
  if (!fitsCode) return
  const x = sheet.end - CODE_SIZE
  drawQrCode(paper.doc, address, paper.left(x, CODE_SIZE), y, CODE_SIZE)
  paper.link({ x, y }, CODE_SIZE, CODE_SIZE, address)
}
