import type { jsPDF } from 'jspdf'
import { breakable, unbroken } from '#domain/unbroken.ts'
import { type DrawnText, drawnWidth, drawText, type Pen } from './drawn-text.ts'
import { CUT_WEIGHTS } from './font-files.ts'
import type { Fonts } from './fonts.ts'
import { breakLines } from './line-breaks.ts'
import type { TextStyle } from './sheet.ts'
import { directionOf, isRightToLeft, settable, splitRuns, type TextRun } from './text-runs.ts'

export interface Place {
  x: number
  /** The baseline of text. */
  y: number
}

/** The pages of a document, on which text of any script can be put. Lengths in mm. */
export interface Paper {
  doc: jsPDF
  width(text: string, style: TextStyle): number
  /** Breaks a text to a width; what is beyond `most` lines ends in an ellipsis. */
  lines(text: string, width: number, style: TextStyle, most?: number): string[]
  /** Puts one line with its left edge, or its right one, at a place. */
  write(line: string, place: Place, style: TextStyle, edge?: 'left' | 'right'): void
  rule(from: Place, to: number, thickness: number, colour: string): void
}

export function openPaper(doc: jsPDF, fonts: Fonts): Paper {
  const pictures = new Map<string, DrawnText>()
  const paper: Paper = {
    doc,
    width(text, style) {
      return runsOf(text, style).reduce((sum, run) => sum + runWidth(run, style), 0)
    },
    lines(text, width, style, most = MOST_LINES) {
      const whole = unbroken(settable(text))
      const mark = directionOf(whole) === 'rtl' ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK
      // What is copied out of the document, or searched for in it, is plain.
      const plain = breakLines(whole, width, (part) => paper.width(breakable(part), style), most).map(breakable)
      return plain.map((line) => (isRightToLeft(line) ? mark + line : line))
    },
    write(line, { x, y }, style, edge = 'left') {
      let at = edge === 'left' ? x : x - paper.width(line, style)
      for (const run of runsOf(line, style)) {
        putRun(run, { x: at, y }, style)
        at += runWidth(run, style)
      }
    },
    rule({ x, y }, to, thickness, colour) {
      doc.setDrawColor(colour).setLineWidth(thickness).line(x, y, to, y)
    },
  }
  return paper

  function runsOf(text: string, { cut }: TextStyle): TextRun[] {
    return splitRuns(text, (code) => fonts[cut].find((font) => font.advance(code) !== undefined)?.name)
  }

  function runWidth(run: TextRun, style: TextStyle): number {
    if (run.kind === 'drawn') return drawnWidth(run.text, pen(style))
    const font = fonts[style.cut].find(({ name }) => name === run.font)
    const thousandths = [...run.text].reduce((sum, sign) => sum + (font?.advance(sign.codePointAt(0) ?? 0) ?? 0), 0)
    return (((thousandths / 1000) * style.size) / 72) * 25.4
  }

  function putRun(run: TextRun, { x, y }: Place, style: TextStyle): void {
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
