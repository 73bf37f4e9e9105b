import type { Paper } from '#pdf/paper.ts'
import { drawQrCode } from '#pdf/qr-code.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Quotation, QuotationShare } from './quotation.ts'

/** The terms and the way back to the cart, in lines. */
export interface Closing {
  heading: string
  sentences: string[][]
  hint: string[]
  share: QuotationShare
  /** Room that it takes, in mm. */
  height: number
}

export function measureClosing(paper: Paper, { terms, share }: Pick<Quotation, 'terms' | 'share'>): Closing {
  const sentences = terms.sentences.map((sentence) => paper.lines(sentence, ROOM, styles.note, MOST_LINES))
  const hint = paper.lines(share.hint, ROOM, styles.note)
  const lines = [...sentences.flat(), ...hint].length
  const text = ABOVE + styles.value.leading + lines * styles.note.leading + sentences.length * BETWEEN + BEFORE_LINK
  return { heading: terms.heading, sentences, hint, share, height: Math.max(text + 1, CODE_TOP + CODE_SIZE + 2) }
}

/** Sets them below the total line. */
export function setClosing(paper: Paper, { heading, sentences, hint, share }: Closing, top: number): void {
  let y = top + ABOVE
  paper.write(heading, { x: sheet.start, y }, styles.value)
  y += styles.value.leading
  for (const sentence of sentences) {
    for (const line of sentence) {
      paper.write(line, { x: sheet.start, y }, styles.note)
      y += styles.note.leading
    }
    y += BETWEEN
  }
  y += BEFORE_LINK
  setLink(paper, share.invitation, share.address, y)
  for (const line of hint) {
    y += styles.note.leading
    paper.write(line, { x: sheet.start, y }, styles.note)
  }
  if (!share.fitsCode) return
  const x = sheet.end - CODE_SIZE
  drawQrCode(paper.doc, share.address, paper.left(x, CODE_SIZE), top + CODE_TOP, CODE_SIZE)
  paper.link({ x, y: top + CODE_TOP }, CODE_SIZE, CODE_SIZE, share.address)
}

const CODE_SIZE = 32
const CODE_TOP = 4
const ROOM = sheet.columns[3] - sheet.start - 12
/** Of one sentence: what names every line of a long cart would take the page. */
const MOST_LINES = 4
const ABOVE = 7
const BETWEEN = 1.2
const BEFORE_LINK = 2.4

function setLink(paper: Paper, text: string, url: string, y: number): void {
  const width = paper.width(text, styles.invitation)
  paper.write(text, { x: sheet.start, y }, styles.invitation)
  paper.rule({ x: sheet.start, y: y + 0.9 }, sheet.start + width, rules.hair, colours.coir)
  paper.link({ x: sheet.start, y: y - 3.6 }, width, 5.2, url)
}
