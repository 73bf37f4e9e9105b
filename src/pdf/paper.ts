import type { jsPDF } from 'jspdf'
import { breakable, unbroken } from '#domain/unbroken.ts'
import { direction } from '#words/language.ts'
import { type DrawnText, drawnWidth, drawText, type Pen } from './drawn-text.ts'
import { CUT_WEIGHTS } from './font-files.ts'
import type { Fonts } from './fonts.ts'
import { breakLines } from './line-breaks.ts'
import { sheet, type TextStyle } from './sheet.ts'
import {
  closedLines,
  composed,
  directionOf,
  isOfIsolates,
  isRightToLeft,
  splitRuns,
  type TextRun,
  withoutIsolates,
} from './text-runs.ts'

export interface Place {
  /** From the side of the sheet on which lines begin. */
  x: number
  /** The baseline of text. */
  y: number
}

/**
 * The pages of a document, on which text of any script can be put. Lengths in mm. Where lines run from right to left,
 * the sheet is mirrored.
 */
export interface Paper {
  doc: jsPDF
  width(text: string, style: TextStyle): number
  /** Breaks a text to a width; what is beyond `most` lines ends in an ellipsis. */
  lines(text: string, width: number, style: TextStyle, most?: number): string[]
  /** Puts one line with its start, or its end, at a place. */
  write(line: string, place: Place, style: TextStyle, edge?: 'start' | 'end'): void
  rule(from: Place, to: number, thickness: number, colour: string): void
  /** How far from the left edge of the sheet something lies that begins at x and is this wide. */
  left(x: number, width: number): number
  /** Makes a field of the sheet a link; `y` is its upper edge. */
  link(place: Place, width: number, height: number, url: string): void
}

export function openPaper(doc: jsPDF, fonts: Fonts): Paper {
  const pictures = new Map<string, DrawnText>()
  const paper: Paper = {
    doc,
    width(text, style) {
      return runsOf(text, style).reduce((sum, run) => sum + runWidth(run, style), 0)
    },
    lines(text, width, style, most = MOST_LINES) {
      const whole = inItsDirection(unbroken(composed(text)))
      // What is copied out of the document, or searched for in it, is plain.
      const broken = breakLines(whole, width, (part) => paper.width(breakable(part), style), most).map(breakable)
      const plain = direction === 'rtl' ? closedLines(broken) : broken
      if (directionOf(whole) === 'rtl') return plain.map((line) => RIGHT_TO_LEFT_MARK + line)
      return plain.map((line) => (isRightToLeft(line) ? LEFT_TO_RIGHT_MARK + line : line))
    },
    write(line, { x, y }, style, edge = 'start') {
      const width = paper.width(line, style)
      let at = paper.left(edge === 'start' ? x : x - width, width)
      for (const run of runsOf(line, style)) {
        putRun(run, { x: at, y }, style)
        at += runWidth(run, style)
      }
    },
    rule({ x, y }, to, thickness, colour) {
      const left = paper.left(x, to - x)
      doc
        .setDrawColor(colour)
        .setLineWidth(thickness)
        .line(left, y, left + to - x, y)
    },
    left(x, width) {
      return direction === 'rtl' ? sheet.width - x - width : x
    },
    link({ x, y }, width, height, url) {
      doc.link(paper.left(x, width), y, width, height, { url })
    },
  }
  return paper

  function runsOf(text: string, { cut }: TextStyle): TextRun[] {
    const whole = inItsDirection(text)
    const line = direction === 'ltr' || isRightToLeft(whole) ? whole : withoutIsolates(whole)
    return splitRuns(line, (code) => fonts[cut].find((font) => font.advance(code) !== undefined)?.name)
  }

  /** A text of values that stand apart has no direction but that of the language which set them apart. */
  function inItsDirection(text: string): string {
    return direction === 'rtl' && isOfIsolates(text) ? RIGHT_TO_LEFT_MARK + text : text
  }

  function runWidth(run: TextRun, style: TextStyle): number {
    if (run.kind === 'drawn') return drawnWidth(run.text, pen(style))
    const font = fonts[style.cut].find(({ name }) => name === run.font)
    const thousandths = [...run.text].reduce((sum, sign) => sum + (font?.advance(sign.codePointAt(0) ?? 0) ?? 0), 0)
    return (((thousandths / 1000) * style.size) / 72) * 25.4
  }

  function putRun(run: TextRun, { x, y }: { x: number; y: number }, style: TextStyle): void {
    if (run.kind === 'set') {
      doc.setFont(run.font, 'normal').setFontSize(style.size).setTextColor(style.colour).text(run.text, x, y)
      return
    }
    const alias = [style.cut, style.size, style.colour, run.text].join()
    const drawn = pictures.get(alias) ?? drawText(run.text, pen(style))
    if (drawn === undefined) return
    pictures.set(alias, drawn)
    const { picture, left, above, width, height } = drawn
    doc.addImage(picture, 'PNG', x + left, y - above, width, height, alias, 'FAST')
  }
}

const MOST_LINES = 6
const LEFT_TO_RIGHT_MARK = '\u200e'
const RIGHT_TO_LEFT_MARK = '\u200f'

function pen({ cut, size, colour }: TextStyle): Pen {
  return { size, colour, weight: CUT_WEIGHTS[cut] }
}
