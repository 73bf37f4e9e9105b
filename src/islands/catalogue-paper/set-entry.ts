import type { Paper } from '#pdf/paper.ts'
import type { Photograph } from '#pdf/photograph.ts'
import { putPhotograph } from '#pdf/put-photograph.ts'
import { colours, rules, styles } from '#pdf/sheet.ts'
import type { CatalogueEntry } from './catalogue-paper.ts'

/** What an item takes of a page, in mm. */
export const CELL = { width: 83, height: 36 } as const

const PICTURE = { width: 36, height: 29 } as const
const TEXT_AT = PICTURE.width + 4
const TEXT_WIDTH = CELL.width - TEXT_AT
const NAME = { ...styles.lineTotal, leading: 4.3 }
const DETAIL = { ...styles.code, leading: 3.4 }
/** Above its baseline, with what parts it from the line before; mm. */
const PRICE_HEIGHT = 3.6

/** Sets an item: its picture, and beside it what it is called, its code, what is stated, and its price at the foot. */
export function setEntry(
  paper: Paper,
  { name, code, facts, price, per, address }: CatalogueEntry,
  photograph: Photograph | undefined,
  { x, y }: { x: number; y: number },
): void {
  putPhotograph(paper, photograph, { x, y: y + 2, ...PICTURE }, address)
  const text = x + TEXT_AT
  let at = y + 1.4
  for (const line of paper.lines(name, TEXT_WIDTH, NAME, 3)) {
    at += NAME.leading
    paper.write(line, { x: text, y: at }, NAME)
  }
  at += 0.8
  const foot = y + PICTURE.height + 1.2
  // As many as leave room for the code before them and the price below.
  const room = foot - (price === '' ? 0 : PRICE_HEIGHT) - at
  const most = Math.min(3, Math.floor(room / DETAIL.leading) - 1)
  const [codeLine = ''] = paper.lines(code, TEXT_WIDTH, DETAIL, 1)
  for (const line of [codeLine, ...(facts === '' ? [] : paper.lines(facts, TEXT_WIDTH, DETAIL, most))]) {
    at += DETAIL.leading
    paper.write(line, { x: text, y: at }, DETAIL)
  }
  if (price !== '') {
    paper.write(price, { x: text, y: foot }, styles.value)
    const after = text + paper.width(price, styles.value) + 1.6
    const [line = ''] = per === '' ? [] : paper.lines(per, Math.max(10, x + CELL.width - after), DETAIL, 1)
    paper.write(line, { x: after, y: foot }, DETAIL)
  }
  paper.link({ x, y: y + 2 }, CELL.width, PICTURE.height, address)
  paper.rule({ x, y: y + CELL.height - 1 }, x + CELL.width, rules.hair, colours.rule)
}
