/** A place, counted from 0, in letters: a to z, then aa, ab and so on. */
export function letterName(place: number): string {
  return (place < 26 ? '' : letterName(Math.floor(place / 26) - 1)) + String.fromCharCode(LETTER_A + (place % 26))
}

const LETTER_A = 97
