import { randomUUID } from 'node:crypto'

/** A page with numbered places: its text before, between and behind them, one piece more than places. */
export interface MarkedText {
  pieces: string[]
  numbers: number[]
}

/** Marks that hold places in rendered pages for what is put there later; nothing else in a page can be taken for one. */
export function pageMarks(): { mark(number: number): string; split(text: string): MarkedText } {
  const name = randomUUID()
  const marks = new RegExp(`<!--${name} (\\d+)-->`)
  return {
    mark: (number) => `<!--${name} ${number}-->`,
    split(text) {
      const parts = text.split(marks)
      return {
        pieces: parts.filter((_, index) => index % 2 === 0),
        numbers: parts.filter((_, index) => index % 2 === 1).map(Number),
      }
    },
  }
}
