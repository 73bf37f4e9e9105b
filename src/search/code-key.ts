import { foldText } from './search-terms.ts'

const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}]+/gu
const PLAIN = /^[\w-]*$/

/** A code as codes are compared: `hh stb/1812-17` is `HH-STB-1812-17`. Empty for what has no letters or figures. */
export function codeKey(code: string): string {
  if (PLAIN.test(code)) return code.replaceAll('-', '').replaceAll('_', '').toLowerCase()
  // What stood apart may be one letter now.
  return foldText(code).replace(OTHER_SIGNS, '').normalize('NFC')
}

/** At least so many signs of one key are not in another; each takes a slip. */
function missing(one: string, other: string): number {
  let [left, count] = [signsOf(one) & ~signsOf(other), 0]
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** One bit for each sign that a key has; some share theirs. */
function signsOf(key: string): number {
  let signs = 0
  for (let index = 0; index < key.length; index += 1) signs |= 1 << (key.charCodeAt(index) & 31)
  return signs
}

/**
 * How many slips apart two keys are: letters changed, left out, added, or exchanged with their neighbour (optimal string
 * alignment); `most + 1` for all that are further apart.
 */
export function slipsApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || missing(one, other) > most) return most + 1
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  // What both begin and end with is no slip.
  let begin = 0
  while (begin < shorter.length && shorter[begin] === longer[begin]) begin += 1
  let end = 0
  while (end < shorter.length - begin && shorter.at(-1 - end) === longer.at(-1 - end)) end += 1
  return slipsBetween(shorter.slice(begin, shorter.length - end), longer.slice(begin, longer.length - end), most)
}

function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let slips = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same)
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        slips = Math.min(slips, (before[column - 2] ?? most) + 1)
      }
      line.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = above
    above = line
  }
  return Math.min(above[other.length] ?? 0, most + 1)
}
