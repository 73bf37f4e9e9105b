import type { Paper } from '#pdf/paper.ts'
import { sheet, styles } from '#pdf/sheet.ts'
import { ROOM_BESIDE_CODE, setCode } from './set-code.ts'

interface Title {
  /** Which paper it is. */
  kind: string
  title: string
  mostLines: number
  share: { address: string; fitsCode: boolean }
}

/** Sets what a paper is, its title, and the code that leads to it in the shop. Returns where the last line stands. */
export function setTitle(paper: Paper, top: number, { kind, title, mostLines, share }: Title): number {
  setCode(paper, top, share)
  paper.write(kind, { x: sheet.start, y: top + 4 }, styles.tagline)
  let y = top + 5
  for (const line of paper.lines(title, ROOM_BESIDE_CODE, styles.heading, mostLines)) {
    y += styles.heading.leading
    paper.write(line, { x: sheet.start, y }, styles.heading)
  }
  return y
}
