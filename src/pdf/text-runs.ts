/** A stretch of a line that is set in one font, or drawn by the browser because no embedded font can. */
export type TextRun = { kind: 'set'; text: string; font: string } | { kind: 'drawn'; text: string }

/** Text as it can be set: composed, on one line, without signs that are not seen or that turn the order round. */
export function settable(text: string): string {
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
  for (const { segment } of graphemes.segment(line)) join(runs, runOf(segment, fontOf))
  return runs
}

/** Whether any of it is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** The direction of a text's first letter, which is the direction of the whole. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /[\p{L}\u200e\u200f]/u.exec(text)?.[0] ?? ''
  return isRightToLeft(first) ? 'rtl' : 'ltr'
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

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
