import { graphemesOf } from './graphemes.ts'

/** A stretch of a line that is set in one font, or drawn by the browser because no embedded font can. */
export type TextRun = { kind: 'set'; text: string; font: string } | { kind: 'drawn'; text: string }

/** A text that is not the shop's own as it can be set: as `composed`, without signs that turn the order round. */
export function settable(text: string): string {
  return composed(text.replace(TURNING, ''))
}

/** Text in composed letters, on one line, without signs that are not seen. What turns the order of words of ours stays. */
export function composed(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * Divides a line by what can set it. What is written from right to left reorders the whole line, so that is drawn
 * whole; signs made of several code points are drawn, too, since a PDF font does not put them together.
 */
export function splitRuns(line: string, fontOf: (codePoint: number) => string | undefined): TextRun[] {
  if (isRightToLeft(line)) return [{ kind: 'drawn', text: line }]
  const runs: TextRun[] = []
  for (const grapheme of graphemesOf(line)) join(runs, runOf(grapheme, fontOf))
  return runs
}

/** Whether any of it is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * The direction of a text's first letter, which is the direction of the whole (Unicode Standard Annex #9, P2 and P3).
 * What stands apart in it does not count.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = FIRST_STRONG.exec(outsideIsolates(text))?.[0] ?? ''
  return isRightToLeft(first) ? 'rtl' : 'ltr'
}

/** Whether it says its direction in nothing but what stands apart in it. */
export function isOfIsolates(text: string): boolean {
  const rest = outsideIsolates(text)
  return rest !== text && !FIRST_STRONG.test(rest)
}

/** The same text without the signs that set a part of it apart: a line from left to right does without. */
export function withoutIsolates(text: string): string {
  return text.replace(ISOLATE, '')
}

/** Lines of a text in which each closes what it opens, and opens anew what the one before it had to close. */
export function closedLines(lines: readonly string[]): string[] {
  let open: string[] = []
  return lines.map((line) => {
    const begun = open.join('')
    for (const sign of line.match(OPENING_OR_CLOSING) ?? [])
      open = OPENING.test(sign) ? [...open, sign] : open.slice(0, -1)
    return (
      begun +
      line +
      open
        .map((sign) => (OPENING_ISOLATE.test(sign) ? END_OF_ISOLATE : END))
        .reverse()
        .join('')
    )
  })
}

/** An isolate within another goes with it. */
function outsideIsolates(text: string): string {
  const outside = text.replace(ISOLATED, '')
  return outside === text ? text : outsideIsolates(outside)
}

const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
const ISOLATE = /[\u2066-\u2069]/g
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g
const OPENING_OR_CLOSING = /[\u202a-\u202e\u2066-\u2069]/g
const OPENING = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const OPENING_ISOLATE = /[\u2066-\u2068]/
const [END, END_OF_ISOLATE] = ['\u202c', '\u2069']
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FIRST_STRONG = /[\p{L}\u200e\u200f\u202a\u202b\u202d\u202e]/u

function runOf(grapheme: string, fontOf: (codePoint: number) => string | undefined): TextRun {
  const [code = 0, ...more] = [...grapheme].map((character) => character.codePointAt(0) ?? 0)
  const font = more.length === 0 ? fontOf(code) : undefined
  return font === undefined ? { kind: 'drawn', text: grapheme } : { kind: 'set', text: grapheme, font }
}

/** Adds a run to the one before where the same hand does both; a space between drawn words is drawn with them. */
function join(runs: TextRun[], next: TextRun): void {
  const last = runs.at(-1)
  const before = runs.at(-2)
  if (last?.kind === 'set' && next.kind === 'set' && last.font === next.font) {
    runs.splice(-1, 1, { ...last, text: last.text + next.text })
  } else if (last?.kind === 'drawn' && next.kind === 'drawn') {
    runs.splice(-1, 1, { ...last, text: last.text + next.text })
  } else if (before?.kind === 'drawn' && last?.text === ' ' && next.kind === 'drawn') {
    runs.splice(-2, 2, { ...before, text: `${before.text} ${next.text}` })
  } else {
    runs.push(next)
  }
}
