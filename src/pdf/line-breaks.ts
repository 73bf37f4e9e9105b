import { WITHOUT_SPACES } from '#domain/scripts-without-spaces.ts'
import { graphemesOf } from './graphemes.ts'

/**
 * Breaks a text into lines that are at most `width` wide, between words where it can and inside one that is too long
 * alone, never at a no-break space. What would be more than `most` lines ends in an ellipsis.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    const [full, rest] = splitPiece(piece)
    lines.push(...full)
    line = rest
    if (lines.length > most) break
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd())
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '')]

  function fits(candidate: string): boolean {
    return widthOf(candidate.trimEnd()) <= width
  }

  /** A piece wider than the line fills lines of its own, character by character. */
  function splitPiece(piece: string): [full: string[], rest: string] {
    if (fits(piece)) return [[], piece]
    const full: string[] = []
    let rest = ''
    for (const grapheme of graphemesOf(piece)) {
      if (rest !== '' && !fits(rest + grapheme)) {
        full.push(rest)
        rest = ''
        if (full.length > most) break
      }
      rest += grapheme
    }
    return [full, rest]
  }

  function shortened(full: string): string {
    const kept = graphemesOf(full)
    while (kept.length > 0 && !fits(`${kept.join('')}…`)) kept.pop()
    return `${kept.join('').trimEnd()}…`
  }
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The parts between which a line may be broken, each with the space that follows it. Where words have no spaces between
 * them, any word's end is a place to break.
 */
function pieces(text: string): string[] {
  return text.split(/(?<=[^\S\u00a0])(?=\S)|(?<=[\p{L}\p{N}][-/–—])(?=[\p{L}\p{N}])/u).flatMap((part) => {
    if (!WITHOUT_SPACES.test(part)) return [part]
    const split: string[] = []
    for (const { segment } of words.segment(part)) {
      if (split.length > 0 && segment.search(WITHOUT_SPACES) !== 0) split.push(`${split.pop()}${segment}`)
      else split.push(segment)
    }
    return split
  })
}
