/** Signs that stand in JSON as they are, one byte each: from `#` on, without the backslash. */
const FIRST = 35
const BACKSLASH = 92
const BASE = 90
/** Codes of 0 and 1 that a sign holds. */
const BITS = 6

/**
 * The codes of a column as a text, one after the other: as many signs each as the largest code takes, and six to a sign
 * where they are 0 and 1. It travels in nearly as few bytes as the codes could at all, and is read six times as quickly as
 * numbers with commas.
 */
export function writeSigns(codes: ArrayLike<number>, most: number): string {
  if (most <= 1) return writeBits(codes)
  const width = widthOf(most)
  const signs = new Uint8Array(codes.length * width)
  for (let row = 0; row < codes.length; row += 1) {
    let rest = codes[row] ?? 0
    for (let at = (row + 1) * width - 1; at >= row * width; at -= 1) {
      signs[at] = signOf(rest % BASE)
      rest = Math.floor(rest / BASE)
    }
  }
  return SIGNS.decode(signs)
}

const SIGNS = new TextDecoder()

/** The codes again; undefined where a text is none of `count` codes of at most `most`. */
export function readSigns(text: string, count: number, most: number): Uint32Array | undefined {
  if (most <= 1) return readBits(text, count, most)
  const width = widthOf(most)
  if (text.length !== count * width) return undefined
  const codes = new Uint32Array(count)
  for (let row = 0; row < count; row += 1) {
    let code = 0
    for (let at = row * width; at < (row + 1) * width; at += 1) code = code * BASE + numberOf(text.charCodeAt(at))
    // What is no sign makes a code that is too large, or none.
    if (!(code <= most)) return undefined
    codes[row] = code
  }
  return codes
}

function writeBits(codes: ArrayLike<number>): string {
  const signs = new Uint8Array(Math.ceil(codes.length / BITS))
  for (let sign = 0; sign < signs.length; sign += 1) {
    let number = 0
    for (let bit = 0; bit < BITS; bit += 1) number |= (codes[sign * BITS + bit] ?? 0) << bit
    signs[sign] = signOf(number)
  }
  return SIGNS.decode(signs)
}

function readBits(text: string, count: number, most: number): Uint32Array | undefined {
  if (text.length !== Math.ceil(count / BITS)) return undefined
  const codes = new Uint32Array(text.length * BITS)
  for (let sign = 0; sign < text.length; sign += 1) {
    const number = numberOf(text.charCodeAt(sign))
    if (!(number < 2 ** BITS)) return undefined
    for (let bit = 0; bit < BITS; bit += 1) codes[sign * BITS + bit] = (number >> bit) & 1
  }
  // After the last row there is nothing, and where nothing but 0 may be there is no 1.
  return codes.indexOf(1, most === 0 ? 0 : count) === -1 ? codes.subarray(0, count) : undefined
}

function widthOf(most: number): number {
  return most < BASE ? 1 : most < BASE ** 2 ? 2 : 3
}

function signOf(number: number): number {
  const sign = FIRST + number
  return sign < BACKSLASH ? sign : sign + 1
}

function numberOf(sign: number): number {
  if (sign < FIRST || sign === BACKSLASH || sign > FIRST + BASE) return Number.NaN
  return sign - FIRST - (sign > BACKSLASH ? 1 : 0)
}
