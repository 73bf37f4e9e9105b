import { ROOM_BESIDE_CODE } from '#islands/paper/set-code.ts'
import { setTitle } from '#islands/paper/set-title.ts'
import type { Paper } from '#pdf/paper.ts'
import { sheet, styles } from '#pdf/sheet.ts'
import * as words from '#words/spec-sheet.ts'
import type { SpecSheet } from './spec-sheet.ts'

const GAP = 8

/** Sets what a spec sheet is of, its code, and the ways to its page. Returns where the sheet goes on. */
export function setItemTitle(
  paper: Paper,
  top: number,
  { name, code, address }: Pick<SpecSheet, 'name' | 'code' | 'address'>,
): number {
  const share = { address, fitsCode: true }
  const y = setTitle(paper, top, { kind: words.title, title: name, mostLines: 3, share }) + 6
  const width = paper.width(words.openPage, styles.invitation)
  const [line = ''] = paper.lines(code, ROOM_BESIDE_CODE - GAP - width, styles.value, 1)
  paper.write(line, { x: sheet.start, y }, styles.value)
  const after = line === '' ? sheet.start : sheet.start + paper.width(line, styles.value) + GAP
  paper.write(words.openPage, { x: after, y }, styles.invitation)
  paper.link({ x: after, y: y - 3.6 }, width, 5.2, address)
  return Math.max(y + 4, top + 32) + 6
}
